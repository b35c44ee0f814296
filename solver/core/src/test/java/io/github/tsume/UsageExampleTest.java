package io.github.tsume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.record.Problem;
import io.github.tsume.verdict.Verdict;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The example of the guide to the library: it compiles, runs, and stands there word for word. */
class UsageExampleTest {

  /** Types of the face, which the example imports, as it is not of this package. */
  private static final List<Class<?>> FACE =
      List.of(Checked.class, Options.class, Play.class, Solved.class, Tsume.class);

  private static void show(long nodes) {
    assertThat(nodes).isNotNegative();
  }

  @Test
  void the_example_runs() {
    List<Verdict> verdicts = new ArrayList<>();
    // example
    Checked checked = Tsume.check("9/4k4/9/4P4/9/9/9/9/9 b 2G 1");
    Verdict verdict = checked.verdict(); // SOUND
    List<String> moves = checked.solution().mainline().usi(); // G*5c, 5b4a, G*4b
    String text = checked.solution().toString(); // mate in 3: G*5c K-4a G*4b
    String line = String.join(" ", checked.solution().mainline().japanese());
    // ▲５三金 △４一玉 ▲４二金打

    Options options = Options.DEFAULT.withNodes(1_000_000).withTime(Duration.ofSeconds(10));
    Solved solved = Tsume.solve("攻方：５三歩　持駒：金　受方：５一玉", options);
    int length = solved.isMate() && solved.length().isExact() ? solved.length().plies() : 0; // 1

    Play play = Play.of("9/4k4/9/4P4/9/9/9/9/9 b 2G 1");
    int checks = play.checks().size(); // 8
    play.play(play.move("G*5c"));
    int replies = play.legalMoves().size(); // 3

    byte[] file = "攻方：５三歩　持駒：金　受方：５一玉".getBytes(Charset.forName("Shift_JIS"));
    ReadResult read = Notation.read(file, "a.txt", ReadOptions.DEFAULT); // any encoding and format
    for (Problem problem : read.problems()) {
      Checked found = Tsume.check(problem, options.withProgress(now -> show(now.nodes())));
      verdicts.add(found.verdict()); // SOUND
    }
    // end
    assertThat(checks).isEqualTo(8);
    assertThat(replies).isEqualTo(3);
    assertThat(verdicts).containsExactly(Verdict.SOUND);
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
    Stream<String> imported =
        source.stream().filter(line -> line.startsWith("import ")).filter(line -> !isStatic(line));
    String imports =
        Stream.concat(FACE.stream().map(type -> "import " + type.getName() + ";"), imported)
            .filter(line -> example.matches("(?s).*\\b" + simpleName(line) + "\\b.*"))
            .sorted()
            .collect(Collectors.joining("\n"));
    assertThat(Files.readString(Path.of("../docs/library.md")))
        .contains("```java\n" + imports + "\n\n" + example + "\n```");
  }

  private static boolean isStatic(String line) {
    return line.startsWith("import static ");
  }

  private static String simpleName(String line) {
    return line.substring(line.lastIndexOf('.') + 1, line.length() - 1);
  }
}
