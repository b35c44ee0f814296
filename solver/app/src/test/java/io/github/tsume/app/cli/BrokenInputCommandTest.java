package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever is wrong with an input: one line with place, code and what was expected there, exit 4,
 * nothing on stdout, and what is beside it is done.
 */
class BrokenInputCommandTest {
  private static final String EMPTY_ROWS = "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n".repeat(8);

  private static final String BODY = "手数----指手---------消費時間--\n";

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
        Arguments.of("4k4/9/9/9/9/9/9/9/9 b G 1 moves 7z7f", "bad-move", "1:33"),
        Arguments.of("4k4/9/9/9/9/9/9/9/9 b G 1 moves 7g7f", "empty-origin", "1:33"),
        Arguments.of("4k4/9/9/9/9/9/9/9/9 b G 1\tname\tlong", "bad-length", "1:32"),
        Arguments.of("# only\n# comments\n", "unknown-format", "1:1"),
        Arguments.of("", "no-problem", "1:1"),
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
        Arguments.of("手合割：何か変\n手数----指手---------消費時間--\n", "unknown-handicap", "1:5"),
        Arguments.of("| ・ ・v何 ・ ・ ・ ・ ・ ・|一\n" + EMPTY_ROWS, "unknown-piece", "1:7"),
        Arguments.of("手数----指手---\n   1 ５二何打\n", "unknown-piece", "2:8"),
        Arguments.of("{\"header\":", "bad-json", "1:11"),
        Arguments.of("V2.2\nP1 * * *\n+\n", "rank-too-short", "2:9"),
        Arguments.of("作品名：春\n手数：5手\n先手の持駒：金二\n", "no-problem", "3:1"),
        Arguments.of("作品名：春\n" + BODY, "no-problem", "1:1"),
        Arguments.of("締切：10月末日\n", "unknown-format", "1:1"),
        Arguments.of(BODY + "   1 ７Ｚ歩(77)\n", "bad-square", "2:6"),
        Arguments.of(BODY + "   1 同　歩(77)\n", "same-without-move", "2:6"),
        Arguments.of(BODY + "   1 ７六歩(77) (不成)\n", "unexpected-text", "2:15"),
        Arguments.of(BODY + "   1 ５八金\n", "ambiguous-move", "2:6"),
        Arguments.of(BODY + "   1 ５五金\n", "no-such-move", "2:6"),
        Arguments.of("手合割：平手\n先手番\n△３四歩 ▲７六歩\n", "wrong-turn", "3:1"),
        Arguments.of("V2.2\nPI\n+\n+77\n", "bad-move", "4:1"),
        Arguments.of("V2.2\nP+55FU\nP-55FU\n+\n", "twice-on-square", "3:3"),
        Arguments.of("V2.2\nPI\n+\n+7776FU\nPI\n", "duplicate-board", "5:1"),
        Arguments.of("{\"header\":{}}", "missing-value", "1:1"),
        Arguments.of("{\n\"initial\":{\"preset\":\"9\"},\n\"moves\":[]}", "bad-value", "2:21"));
  }

  /** The errors without what stands beside them: how the text was recognised and understood. */
  private static List<String> errors(Run.Outcome outcome) {
    return outcome.err().lines().filter(line -> !line.matches("(note|warning): .*")).toList();
  }

  @ParameterizedTest
  @MethodSource("inputs")
  void from_the_standard_input(String text, String code, String place) {
    Run.Outcome outcome = new Run().in(text).run("solve", "-");
    assertThat(outcome.exitCode()).isEqualTo(4);
    assertThat(outcome.out()).isEmpty();
    assertThat(errors(outcome)).as(outcome.err()).hasSize(1);
    assertThat(outcome.err())
        .contains("-:" + place + ":", "[" + code + "]", "expected")
        .doesNotContain("Exception", "\tat ");
    String json = new Run().in(text).run("check", "--json", "-o", directory + "/r", "-").out();
    assertThat(json).contains("\"result\":\"invalid\"", "\"code\":\"" + code + "\"");
  }

  @Test
  void all_in_one_batch_and_good_ones_between() throws IOException {
    List<Arguments> broken = inputs().toList();
    List<String> good = CheckBatchTest.problems(broken.size());
    Path output = directory.resolve("out");
    List<String> command = new ArrayList<>(List.of("check", "-o", output.toString(), "--hash=16m"));
    for (int i = 0; i < broken.size(); i++) {
      Path bad = directory.resolve(name(i));
      Files.writeString(bad, (String) broken.get(i).get()[0]);
      Path sound = directory.resolve("good%02d.sfen".formatted(i));
      Files.writeString(sound, good.get(i));
      command.addAll(List.of(bad.toString(), sound.toString()));
    }
    Run.Outcome outcome = Run.tsume(command.toArray(new String[0]));
    assertThat(outcome.exitCode()).isEqualTo(4);
    List<Result> results =
        Files.readAllLines(output.resolve("results.jsonl")).stream()
            .map(ResultReader::read)
            .toList();
    Set<Object> kinds = new HashSet<>();
    broken.forEach(input -> kinds.add(input.get()[1]));
    assertThat(kinds).as("kinds of faults").hasSizeGreaterThanOrEqualTo(37);
    assertThat(results).filteredOn(result -> result.error() == null).hasSize(broken.size());
    List<String> errors = results.stream().map(BrokenInputCommandTest::error).toList();
    for (int i = 0; i < broken.size(); i++) {
      Object[] expected = broken.get(i).get();
      assertThat(errors).contains(name(i) + ":" + expected[2] + " " + expected[1]);
    }
  }

  private static String name(int number) {
    return "broken%02d.txt".formatted(number);
  }

  private static String error(Result result) {
    Result.Failure error = result.error();
    if (error == null) {
      return "";
    }
    String source = String.valueOf(result.origin().source()).replaceFirst(":\\d+$", "");
    String file = source.substring(source.lastIndexOf('/') + 1);
    return file + ":" + error.line() + ":" + error.column() + " " + error.code();
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
      assertThat(errors(outcome)).as(outcome.err()).hasSize(1);
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
  void a_record_of_a_game_can_be_shown_but_is_no_problem() throws IOException {
    Path game = directory.resolve("game.kif");
    Files.writeString(game, "先手：だれか\n" + BODY + "   1 ７六歩(77)\n");
    assertThat(Run.tsume("show", game.toString()).exitCode()).isZero();
    Run.Outcome converted = Run.tsume("convert", "-t", "usi", game.toString());
    assertThat(converted.exitCode()).isZero();
    assertThat(converted.out()).contains("startpos moves 7g7f");
    Run.Outcome solved = Run.tsume("solve", game.toString());
    assertThat(solved.exitCode()).as("no mate at the start of a game").isEqualTo(1);
    assertThat(solved.out()).contains("first position was solved");
    Run.Outcome checked =
        Run.tsume("check", "-o", directory.resolve("out").toString(), game.toString());
    assertThat(checked.exitCode()).as("nothing was left to judge").isEqualTo(4);
    assertThat(checked.out()).isEmpty();
    assertThat(checked.err()).contains("1 game record left out");
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
