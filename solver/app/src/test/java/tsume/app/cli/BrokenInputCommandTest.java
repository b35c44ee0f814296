package tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is wrong with an input: one line with place and code, exit 4, nothing on stdout. */
class BrokenInputCommandTest {
  private static final String EMPTY_ROWS = "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n".repeat(8);

  @TempDir private Path directory;

  static Stream<Arguments> inputs() {
    return Stream.of(
        // An SFEN, its code, line and column
        Arguments.of("4k4/9/9/9/9/9/9/9 b - 1", "too-few-ranks", "1:18"),
        Arguments.of("4k4/9/9/9/9/9/9/9/9/9 b - 1", "too-many-ranks", "1:20"),
        Arguments.of("4k5/9/9/9/9/9/9/9/9 b - 1", "rank-too-long", "1:3"),
        Arguments.of("4k3/9/9/9/9/9/9/9/9 b - 1", "rank-too-short", "1:4"),
        Arguments.of("4k4/9/9/9/4x4/9/9/9/9 b - 1", "bad-board-character", "1:12"),
        Arguments.of("4k4/9/9/9/4+G4/9/9/9/9 b - 1", "no-piece-after-plus", "1:12"),
        Arguments.of("4k4/9/9/9/4+/9/9/9/9 b - 1", "no-piece-after-plus", "1:12"),
        Arguments.of("4k4/9/9/9/9/9/9/9/9", "missing-side", "1:20"),
        Arguments.of("4k4/9/9/9/9/9/9/9/9 x - 1", "bad-side", "1:21"),
        Arguments.of("4k4/9/9/9/9/9/9/9/9 b", "missing-hands", "1:22"),
        Arguments.of("4k4/9/9/9/9/9/9/9/9 b Q 1", "bad-hand", "1:23"),
        Arguments.of("4k4/9/9/9/9/9/9/9/9 b 2 1", "bad-hand", "1:24"),
        Arguments.of("4k4/9/9/9/9/9/9/9/9 b 0G 1", "bad-count", "1:23"),
        Arguments.of("4k4/9/9/9/9/9/9/9/9 b G one", "bad-ply", "1:25"),
        Arguments.of("4k4/9/9/9/9/9/9/9/9 b G 1 and more", "unexpected-text", "1:27"),
        Arguments.of("4k4/9/9/9/9/9/9/9/9 b G 1 moves 7z7f", "bad-move", "1:33"),
        Arguments.of("4k4/9/9/9/9/9/9/9/9 b G 1 moves 7g7f", "empty-origin", "1:33"),
        Arguments.of("4k4/9/9/9/9/9/9/9/9 b G 1\tname\tlong", "bad-length", "1:32"),
        Arguments.of("# only\n# comments\n", "unknown-format", "1:1"),
        Arguments.of("", "no-problem", ""),
        Arguments.of("hello, world", "unknown-format", "1:1"),
        Arguments.of("\u0000\u0001\u0002", "unknown-format", "1:1"),
        // Positions that are not legal
        Arguments.of("4k4/9/9/9/9/9/9/9/9 b 19P 1", "too-many-pieces", "1:23"),
        Arguments.of("9/9/9/9/9/9/9/9/9 b G 1", "no-defender-king", "1:1"),
        Arguments.of("4k4/9/9/9/4k4/9/9/9/9 b G 1", "several-kings", "1:12"),
        Arguments.of("4k4/P8/P8/9/9/9/9/9/9 b G 1", "too-many-pawns-on-file", "1:8"),
        Arguments.of("4k4/9/9/9/9/9/9/9/8n b G 1", "immobile-piece", "1:20"),
        Arguments.of("4k4/4P4/9/9/9/9/9/9/9 b G 1", "defender-in-check", "1:2"),
        Arguments.of("4k4/9/9/9/9/9/9/9/9 b K 1", "cannot-be-held", "1:23"),
        // Other formats
        Arguments.of("手合割：何か変\n手数----指手---------消費時間--\n", "unknown-handicap", "1:"),
        Arguments.of("| ・ ・v何 ・ ・ ・ ・ ・ ・|一\n" + EMPTY_ROWS, "unknown-piece", "1:"),
        Arguments.of("手数----指手---\n   1 ５二何打\n", "", ""),
        Arguments.of("{\"header\":", "bad-json", ""),
        Arguments.of("V2.2\nP1 * * *\n+\n", "", ""));
  }

  @ParameterizedTest
  @MethodSource("inputs")
  void from_the_standard_input(String text, String code, String place) {
    Run.Outcome outcome = new Run().in(text).run("solve", "-");
    assertThat(outcome.exitCode()).isEqualTo(4);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err().lines()).as(outcome.err()).hasSize(1);
    assertThat(outcome.err())
        .contains("-:" + place, "[" + code)
        .doesNotContain("Exception", "\tat ");
    String json = new Run().in(text).run("check", "--json", "-o", directory + "/r", "-").out();
    assertThat(json).contains("\"result\":\"invalid\"", "\"code\":\"" + code);
  }

  @Test
  void files_that_cannot_be_read() throws IOException {
    Path dir = Files.createDirectories(directory.resolve("nothing"));
    Path latin = directory.resolve("latin.kif");
    Files.write(latin, new byte[] {(byte) 0xff, (byte) 0xff, (byte) 0x80, 10});
    Path comments = directory.resolve("comments.sfen");
    Files.writeString(comments, "# nothing else\n\n");
    for (String input :
        List.of(
            directory + "/none.kif",
            directory + "/*.csa",
            dir.toString(),
            latin.toString(),
            comments.toString())) {
      Run.Outcome outcome = Run.tsume("solve", input);
      assertThat(outcome.exitCode()).as(input).isEqualTo(4);
      assertThat(outcome.err().lines()).as(outcome.err()).hasSize(1);
    }
    assertThat(Run.tsume("solve", "--encoding", "utf-8", latin.toString()).err())
        .contains("[bad-encoding]");
  }

  @Test
  void the_reason_is_told_in_japanese_too() {
    Run.Outcome outcome = Run.tsume("solve", "--lang", "ja", "4k4/P8/P8/9/9/9/9/9/9 b G 1");
    assertThat(outcome.err()).contains("二歩です").contains("1:8");
  }

  @Test
  void all_commands_agree() {
    String broken = "4k4/9/9/9/9/9/9/9/9 x - 1";
    assertThat(Run.tsume("show", broken).exitCode()).isEqualTo(4);
    assertThat(Run.tsume("perft", "1", broken).exitCode()).isEqualTo(4);
    assertThat(Run.tsume("convert", "-t", "kif", broken).exitCode()).isEqualTo(4);
    assertThat(Run.tsume("check", broken).exitCode()).isEqualTo(4);
  }
}
