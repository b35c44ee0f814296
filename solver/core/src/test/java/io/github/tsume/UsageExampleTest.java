package io.github.tsume;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Position;
import io.github.tsume.board.Setup;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.notation.JapaneseNotation;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.ReadOptions;
import io.github.tsume.record.Problem;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

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
    List<String> source =
        Files.readAllLines(Path.of("src/test/java/io/github/tsume/UsageExampleTest.java"));
    int begin = source.indexOf("    // example");
    int end = source.indexOf("    // end");
    String example = String.join("\n", source.subList(begin + 1, end)).stripIndent();
    assertThat(example).hasLineCount(12);
    assertThat(Files.readString(Path.of("../../README.md"))).contains("```java\n" + example);
  }
}
