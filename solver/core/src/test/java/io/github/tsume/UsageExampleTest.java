package io.github.tsume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.tsume.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The example of the README: it compiles, runs, and stands there word for word. */
class UsageExampleTest {

  @Test
  void the_example_runs() {
    // example
    Checked checked = Tsume.check("9/4k4/9/4P4/9/9/9/9/9 b 2G 1");
    Verdict verdict = checked.verdict(); // SOUND
    List<String> moves = checked.solution().mainline().usi(); // G*5c, 5b4a, G*4b
    String text = checked.solution().toString(); // mate in 3: G*5c K-4a G*4b
    String line = String.join(" ", checked.solution().mainline().japanese());
    // ▲５三金 △４一玉 ▲４二金打

    Options options = Options.DEFAULT.withNodes(1_000_000).withTime(Duration.ofSeconds(10));
    Solved solved = Tsume.solve("攻方：５三歩　持駒：金　受方：５一玉", options);
    int length = solved.isMate() && solved.exact() ? solved.length() : 0; // 1
    // end
    assertThat(verdict).isEqualTo(Verdict.SOUND);
    assertThat(moves).containsExactly("G*5c", "5b4a", "G*4b");
    assertThat(text).isEqualTo("mate in 3: G*5c K-4a G*4b");
    assertThat(line).isEqualTo("▲５三金 △４一玉 ▲４二金打");
    assertThat(length).isEqualTo(1);
  }

  @Test
  void a_bad_position_is_one_clear_exception() {
    BadPositionException bad =
        catchThrowableOfType(
            BadPositionException.class, () -> Tsume.solve("9/4k4/9/4P4/9/9/9/9/9 b 2Q 1"));
    assertThat(bad.code()).isEqualTo("bad-hand");
    assertThat(bad.line()).isEqualTo(1);
    assertThat(bad.column()).isEqualTo(26);
    assertThat(bad.expected()).contains("G");
    assertThat(bad).hasMessageContaining("line 1, column 26").hasMessageContaining("expected");
  }

  @Test
  void the_readme_shows_the_example() throws IOException {
    List<String> source =
        Files.readAllLines(Path.of("src/test/java/io/github/tsume/UsageExampleTest.java"));
    int begin = source.indexOf("    // example");
    int end = source.indexOf("    // end");
    String example = String.join("\n", source.subList(begin + 1, end)).stripIndent();
    assertThat(example).hasLineCount(10);
    assertThat(Files.readString(Path.of("../../README.md"))).contains("```java\n" + example);
  }
}
