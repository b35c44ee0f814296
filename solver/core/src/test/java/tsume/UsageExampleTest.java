package tsume;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import tsume.board.DefenderHand;
import tsume.board.Position;
import tsume.board.Setup;
import tsume.dfpn.SearchBudget;
import tsume.mate.MateSolver;
import tsume.mate.Solution;
import tsume.mate.SolveListener;
import tsume.notation.JapaneseNotation;
import tsume.notation.Notation;
import tsume.notation.ReadOptions;
import tsume.record.Problem;
import tsume.soundness.CheckOptions;
import tsume.soundness.SoundnessChecker;
import tsume.soundness.SoundnessReport;

/** The example of the README: it compiles, runs, and stands there word for word. */
class UsageExampleTest {

  @Test
  void theExampleRuns() {
    // example
    String sfen = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1";
    Problem problem = Notation.read(sfen, "example", ReadOptions.DEFAULT).problems().get(0);
    Setup setup = problem.setup().fillDefenderHand(DefenderHand.AUTO).setup();
    SoundnessChecker checker = new SoundnessChecker(new MateSolver(64 << 20));
    SearchBudget budget = SearchBudget.of(1_000_000, 10_000); // nodes, milliseconds
    SoundnessReport report =
        checker.check(Position.of(setup), CheckOptions.DEFAULT, budget, SolveListener.NONE);
    Solution solution = report.solution();
    int[] moves = solution.mainline().stream().mapToInt(Integer::intValue).toArray();
    String text = report.verdict().code() + ", " + solution.length() + " plies: ";
    text += String.join(" ", JapaneseNotation.line(setup, moves));
    // text: sound, 3 plies: ▲５三金 △４一玉 ▲４二金打
    // end
    assertThat(text).isEqualTo("sound, 3 plies: ▲５三金 △４一玉 ▲４二金打");
  }

  @Test
  void theReadmeShowsTheExample() throws IOException {
    List<String> source = Files.readAllLines(Path.of("src/test/java/tsume/UsageExampleTest.java"));
    int begin = source.indexOf("    // example");
    int end = source.indexOf("    // end");
    String example = String.join("\n", source.subList(begin + 1, end)).stripIndent();
    assertThat(example).hasLineCount(12);
    assertThat(Files.readString(Path.of("../../README.md"))).contains("```java\n" + example);
  }
}
