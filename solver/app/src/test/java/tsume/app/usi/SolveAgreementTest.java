package tsume.app.usi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tsume.app.cli.Run;
import tsume.app.json.Result;
import tsume.app.json.ResultReader;

/** A graphical interface is told of a position what {@code tsume solve} says of it. */
@Timeout(240)
class SolveAgreementTest {
  private static final Path PROBLEMS = Path.of("../core/src/test/resources/tsume/mate");

  /** Ends the hardest, on any machine at the same place. */
  private static final String NODES = "300000";

  @ParameterizedTest
  @ValueSource(strings = {"small.sfen", "corner.sfen"})
  void anEngineAnswersLikeSolve(String file) throws IOException {
    List<String> lines =
        Files.readAllLines(PROBLEMS.resolve(file)).stream()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .toList();
    List<String> solve =
        Run.tsume("solve", "--json", "--nodes", NODES, PROBLEMS.resolve(file).toString()).lines();
    assertThat(solve).hasSameSizeAs(lines);
    List<String> expected = new ArrayList<>();
    List<String> answers = new ArrayList<>();
    try (Session session = new Session()) {
      for (int i = 0; i < lines.size(); i++) {
        Result result = ResultReader.read(solve.get(i));
        session.send("position sfen " + lines.get(i).split("\t")[0], "go mate nodes " + NODES);
        List<String> said = session.until("checkmate");
        String answer = said.get(said.size() - 1);
        // Of a length that is not proved either may have found the shorter.
        boolean exact = said.contains("info string exact=true") && result.answer().exact();
        boolean mate = result.answer().outcome() == Result.Outcome.MATE;
        expected.add(i + " " + (mate && !exact ? "checkmate" : answer(result)));
        answers.add(i + " " + (mate && !exact ? answer.split(" ")[0] : answer));
      }
    }
    assertThat(answers).isEqualTo(expected);
  }

  private static String answer(Result result) {
    return switch (result.answer().outcome()) {
      case MATE -> "checkmate " + String.join(" ", result.answer().mainline());
      case NO_MATE -> "checkmate nomate";
      default -> "checkmate timeout";
    };
  }
}
