package io.github.tsume.app.usi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.cli.Run;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.verdict.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A graphical interface is told of a position what {@code tsume solve} says of it. */
@Timeout(900)
@Tag("slow")
class SolveAgreementTest {
  private static final Path PROBLEMS = Path.of("../core/src/test/resources/io/github/tsume/mate");

  /** Ends the hardest, on any machine at the same place. */
  private static final String NODES = "300000";

  private static final String FEW_NODES = "30000";
  private static final String START_OF_A_GAME =
      "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL ";
  private static final String OTHERS = "info string other first moves:";

  @TempDir private Path output;

  @ParameterizedTest
  @ValueSource(strings = {"small.sfen", "corner.sfen"})
  void an_engine_answers_like_solve(String file) throws IOException {
    List<String> lines = problems(file);
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
        boolean exact =
            said.contains("info string exact=true") && result.answer().length().isExact();
        boolean mate = result.answer().outcome() == Outcome.MATE;
        expected.add(i + " " + (mate && !exact ? "checkmate" : answer(result)));
        answers.add(i + " " + (mate && !exact ? answer.split(" ")[0] : answer));
      }
    }
    assertThat(answers).isEqualTo(expected);
  }

  /**
   * Other first moves that mate, asked for with {@code MultiPV}, are those that {@code tsume check}
   * finds by other code at the first move; either may have left some open.
   */
  @ParameterizedTest
  @ValueSource(strings = {"small.sfen", "corner.sfen"})
  void other_first_moves_are_those_of_the_check(String file) throws IOException {
    String input = PROBLEMS.resolve(file).toString();
    List<String> check =
        Run.tsume(
                "check",
                "--json",
                "--all-cooks",
                "--profile=strict", // others do not look for what they would tolerate
                "--nodes",
                FEW_NODES,
                "-o",
                output.toString(),
                input)
            .lines();
    List<String> lines = new ArrayList<>(problems(file));
    lines.removeIf(line -> line.startsWith(START_OF_A_GAME)); // which check leaves out
    assertThat(check).hasSameSizeAs(lines);
    int compared = 0;
    try (Session session = new Session()) {
      session.send("setoption name MultiPV value 600");
      for (int i = 0; i < lines.size(); i++) {
        Result result = ResultReader.read(check.get(i));
        session.send("position sfen " + lines.get(i).split("\t")[0], "go mate nodes " + FEW_NODES);
        List<String> said = session.until("checkmate");
        if (result.answer().outcome() != Outcome.MATE || !isMate(said)) {
          continue;
        }
        Set<String> openToCheck = openFirstMoves(result);
        Set<String> found = firstMoves(result);
        Set<String> heard = firstMoves(said);
        Set<String> onlyHeard = new HashSet<>(heard);
        onlyHeard.removeAll(found);
        assertThat(openToCheck).as(lines.get(i)).containsAll(onlyHeard);
        found.removeAll(heard);
        assertThat(found).as(lines.get(i)).hasSizeLessThanOrEqualTo(openToEngine(said));
        compared += heard.size();
      }
    }
    assertThat(compared).as("other first moves that mate").isPositive();
  }

  private static boolean isMate(List<String> said) {
    return said.get(said.size() - 1).matches("checkmate .*\\*.*|checkmate [1-9].*")
        && said.stream().anyMatch(line -> line.startsWith(OTHERS));
  }

  private static Set<String> firstMoves(List<String> said) {
    return said.stream()
        .filter(line -> line.contains(" multipv ") && !line.contains(" multipv 1 "))
        .map(line -> line.replaceFirst(".* pv (\\S+).*", "$1"))
        .collect(Collectors.toSet());
  }

  private static int openToEngine(List<String> said) {
    String others = said.stream().filter(line -> line.startsWith(OTHERS)).findFirst().orElseThrow();
    return Integer.parseInt(others.substring(others.lastIndexOf('=') + 1));
  }

  private static Set<String> firstMoves(Result result) {
    return Objects.requireNonNull(result.check()).defects().stream()
        .filter(defect -> defect.ply() == 1 && defect.move() != null)
        .map(defect -> Objects.requireNonNull(defect.move()))
        .collect(Collectors.toCollection(HashSet::new));
  }

  private static Set<String> openFirstMoves(Result result) {
    return Objects.requireNonNull(result.check()).open().stream()
        .filter(open -> open.ply() == 1)
        .map(open -> String.valueOf(open.move()))
        .collect(Collectors.toSet());
  }

  private static List<String> problems(String file) throws IOException {
    return Files.readAllLines(PROBLEMS.resolve(file)).stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .toList();
  }

  private static String answer(Result result) {
    return switch (result.answer().outcome()) {
      case MATE -> "checkmate " + String.join(" ", result.answer().mainline());
      case NO_MATE -> "checkmate nomate";
      default -> "checkmate timeout";
    };
  }
}
