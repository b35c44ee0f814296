package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.Limits;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.record.Problem;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is wrong with an input, where, and what would have been right there. */
class BrokenInputTest {
  private static final String ROWS = "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n".repeat(8);
  private static final String CSA_ROWS =
      "P2 * * * * * * * * *\nP3 * * * * * * * * *\nP4 * * * * * * * * *\n";

  static Stream<Arguments> cases() {
    return Stream.of(
        // SFEN: text, code, line, column
        sfen("4k4/9/9/9/9/9/9/9 b - 1", "too-few-ranks", 18),
        sfen("4k4/9/9/9/9/9/9/9/9/9 b - 1", "too-many-ranks", 20),
        sfen("4k5/9/9/9/9/9/9/9/9 b - 1", "rank-too-long", 3),
        sfen("4k3/9/9/9/9/9/9/9/9 b - 1", "rank-too-short", 4),
        sfen("4k4/9/9/9/4x4/9/9/9/9 b - 1", "bad-board-character", 12),
        sfen("4k4/9/9/9/4+G4/9/9/9/9 b - 1", "no-piece-after-plus", 12),
        sfen("4k4/9/9/9/4+/9/9/9/9 b - 1", "no-piece-after-plus", 12),
        sfen("4k4/9/9/9/9/9/9/9/9", "missing-side", 20),
        sfen("4k4/9/9/9/9/9/9/9/9 x - 1", "bad-side", 21),
        sfen("4k4/9/9/9/9/9/9/9/9 b", "missing-hands", 22),
        sfen("4k4/9/9/9/9/9/9/9/9 b Q 1", "bad-hand", 23),
        sfen("4k4/9/9/9/9/9/9/9/9 b 2 1", "bad-hand", 24),
        sfen("4k4/9/9/9/9/9/9/9/9 b 0G 1", "bad-count", 23),
        sfen("4k4/9/9/9/9/9/9/9/9 b G one", "bad-ply", 25),
        sfen("4k4/9/9/9/9/9/9/9/9 b G 1 move G*5b", "unexpected-text", 27),
        sfen("4k4/9/9/9/9/9/9/9/9 b G 1 moves 7z7f", "bad-move", 33),
        sfen("4k4/9/9/9/9/9/9/9/9 b G 1 moves 7g7f", "empty-origin", 33),
        sfen("4k4/9/9/9/9/9/9/9/9 b G 1 moves X*5c", "bad-move", 33),
        // A king that stays in the corner: packed, that move is the same number as "no move".
        sfen("8k/9/9/9/9/9/9/9/9 w - 1 moves 1a1a", "bad-move", 32),
        sfen("4k4/9/9/9/9/9/9/9/9 b G 1\tname\tlong", "bad-length", 32),
        sfen("position sfen", "no-problem", 14),
        // Positions that are read but not legal: the fault has its place, too.
        sfen("4k4/9/9/9/9/9/9/9/9 b 19P 1", "too-many-pieces", 23),
        sfen("9/9/9/9/9/9/9/9/9 b G 1", "no-defender-king", 1),
        sfen("4k4/9/9/9/4k4/9/9/9/9 b G 1", "several-kings", 12),
        sfen("4k4/P8/P8/9/9/9/9/9/9 b G 1", "too-many-pawns-on-file", 8),
        sfen("4k4/9/9/9/9/9/9/9/8n b G 1", "immobile-piece", 20),
        sfen("4k4/4P4/9/9/9/9/9/9/9 b G 1", "defender-in-check", 2),
        sfen("4k4/9/9/9/9/9/9/9/9 b K 1", "cannot-be-held", 23),
        // KIF
        kif("| ・ ・ ・ ・v玉 ・ ・ ・|\n" + ROWS, "rank-too-short", 1, 18),
        kif("| ・ ・ ・ ・v玉 ・ ・ ・ ・ ・|\n" + ROWS, "rank-too-long", 1, 20),
        kif("| ・ ・ ・ ・v犬 ・ ・ ・ ・|\n" + ROWS, "unknown-piece", 1, 11),
        kif("| ・ ・ ・ ・v玉 ・ ・ ・ ・|\n" + ROWS + ROWS, "too-many-ranks", 10, 1),
        kif("| ・ ・ ・ ・v玉 ・ ・ ・ ・|\n" + ROWS + "先手の持駒：金　犬\n", "bad-hand", 10, 9),
        kif("| ・ ・ ・ ・v玉 ・ ・ ・ ・|\n" + ROWS + "先手の持駒：歩〇\n", "bad-count", 10, 8),
        kif("手合割：犬落ち\n   1 ７六歩(77)\n", "unknown-handicap", 1, 5),
        kif("手合割：平手\n金銀二\n", "like-hand", 2, 1),
        kif("手合割：平手\n" + "v香 桂 犬 ・\n", "bad-board-row", 2, 1),
        kif("手合割：平手\n5 ７Ｚ歩(77)\n", "bad-square", 2, 3),
        // Problems that lost their board: no even games.
        kif("作品名：春\n手数：5手\n先手の持駒：金二\n", "no-problem", 3, 1),
        kif("手合割：平手\n後手の持駒：残り\n", "no-problem", 2, 1),
        kif("作者：だれか\n詰手数：1手\n手数----指手--\n   1 ５二金打\n", "no-problem", 2, 1),
        kif("先手：だれか\n手数----指手--\n", "no-problem", 1, 1),
        kif("締切：10月末日\n", "no-problem", 1, 1),
        ki2("作品名：春\n▲５二金打\n", "no-problem", 1, 1),
        ki2("先手の持駒：金\n▲５二金打\n", "no-problem", 1, 1),
        ki2("先手：だれか\nまで0手で中断\n", "no-problem", 1, 1),
        kif("手数----指手--\n   1 ７Ｚ歩(77)\n", "bad-square", 2, 6),
        kif("手数----指手--\n   1 ７六犬(77)\n", "unknown-piece", 2, 8),
        kif("手数----指手--\n   1 ７六歩(70)\n", "bad-square", 2, 10),
        kif("手数----指手--\n   1 同　歩(77)\n", "same-without-move", 2, 6),
        kif("手数----指手--\n   1 ７六歩(77) (不成)\n", "unexpected-text", 2, 15),
        kif("手数----指手--\n   1 ７六歩(77) 成る\n", "unexpected-text", 2, 14),
        kif("手数----指手--\n   1 ５八金\n", "ambiguous-move", 2, 6),
        kif("手数----指手--\n   1 ５五金\n", "no-such-move", 2, 6),
        kif("手数----指手--\n   1 １一玉(11)\n", "bad-move", 2, 6),
        // KI2
        ki2("先手番\n△３四歩\n", "wrong-turn", 2, 1),
        ki2("▲５八金\n", "ambiguous-move", 1, 1),
        ki2("▲５五金\n", "no-such-move", 1, 1),
        ki2("▲１一玉(11)\n", "bad-move", 1, 1),
        ki2("▲７六歩 と\n", "unexpected-text", 1, 6),
        // CSA
        csa("PI\n+\n+7776XX\n", "unknown-piece", 3, 6),
        csa("PI\n+\n-7776FU\n", "wrong-turn", 3, 1),
        csa("PI\n+\n+7076FU\n", "bad-square", 3, 2),
        csa("PI\n+\n+1111OU\n", "bad-move", 3, 2),
        csa("PI\n+\n+7776fu\n", "unknown-piece", 3, 6),
        csa("PI\n+\n+77\n", "bad-move", 3, 1),
        csa("PI55FU\n+\n", "empty-origin", 1, 3),
        csa("P1 * * * *\n" + CSA_ROWS, "rank-too-short", 1, 11),
        csa("P1 * * * * * * * * * *\n", "rank-too-long", 1, 22),
        csa("P+55FU\nP-55FU\n+\n", "twice-on-square", 2, 3),
        csa("PI\n+\n+7776FU\nPI\n", "duplicate-board", 4, 1),
        // JKF
        jkf("{\"header\":{},\"moves\":[{},{\"move\":{]}", "bad-json", 1, 35),
        jkf("{\"header\":{}}", "missing-value", 1, 1),
        jkf("{\n\"initial\":{\"preset\":\"9\"},\n\"moves\":[]}", "bad-value", 2, 21),
        jkf("{\"moves\":[{},{\"move\":{\"color\":0,\"piece\":\"FU\"}}]}", "missing-value", 1, 22),
        jkf(
            "{\"moves\":[{},{\"move\":{\"color\":1,\"piece\":\"FU\",\"to\":{\"x\":7,\"y\":6}}}]}",
            "wrong-turn",
            1,
            31),
        jkf(
            "{\"moves\":[{},{\"move\":{\"piece\":\"FU\",\"to\":{\"x\":7,\"y\":10}}}]}",
            "bad-value",
            1,
            52),
        jkf(
            "{\"moves\":[{},{\"move\":{\"piece\":\"OU\",\"from\":{\"x\":1,\"y\":1},"
                + "\"to\":{\"x\":1,\"y\":1}}}]}",
            "bad-move",
            1,
            43),
        Arguments.of("x.txt", "what is this?\n", "unknown-format", 1, 1),
        Arguments.of("memo.txt", "締切：10月末日\n", "unknown-format", 1, 1),
        Arguments.of("memo.txt", "先手の持駒：金\n", "no-problem", 1, 1),
        Arguments.of("x.txt", "  \n", "no-problem", 1, 1));
  }

  private static Arguments sfen(String text, String code, int column) {
    return Arguments.of("x.sfen", text, code, 1, column);
  }

  private static Arguments kif(String text, String code, int line, int column) {
    return Arguments.of("x.kif", text, code, line, column);
  }

  private static Arguments ki2(String text, String code, int line, int column) {
    return Arguments.of("x.ki2", text, code, line, column);
  }

  private static Arguments csa(String text, String code, int line, int column) {
    return Arguments.of("x.csa", text, code, line, column);
  }

  private static Arguments jkf(String text, String code, int line, int column) {
    return Arguments.of("x.jkf", text, code, line, column);
  }

  @ParameterizedTest(name = "{2} at {3}:{4}: {1}")
  @MethodSource("cases")
  void the_error_names_place_and_reason(
      String name, String text, String code, int line, int column) {
    ReadResult result = Notation.read(text, name, ReadOptions.DEFAULT);
    List<ReadError> errors =
        result.errors().isEmpty()
            ? result.problems().stream().map(BrokenInputTest::fault).toList()
            : result.errors();
    ReadError error = errors.get(0);
    assertThat(error.code() + " at " + error.line() + ":" + error.column())
        .as(error.toString())
        .isEqualTo(code + " at " + line + ":" + column);
    assertThat(error.message(Locale.ENGLISH)).isNotBlank().isEqualTo(error.english());
    assertThat(error.message(Locale.JAPANESE)).isNotBlank().isEqualTo(error.japanese());
    assertThat(error.toString()).startsWith(name + ":" + line + ":" + column + ": " + code);
  }

  private static ReadError fault(Problem problem) {
    return ReadError.of(problem.faults().get(0), problem.source().name());
  }

  @Test
  void a_compressed_file_is_called_so() {
    for (int[] head : new int[][] {{0x1f, 0x8b, 8, 0, 0}, {'P', 'K', 3, 4, 20}}) {
      byte[] bytes = new byte[head.length];
      for (int i = 0; i < head.length; i++) {
        bytes[i] = (byte) head[i];
      }
      assertThat(Notation.read(bytes, "a.sfen", ReadOptions.DEFAULT).errors())
          .extracting(ReadError::code)
          .containsExactly("compressed");
    }
  }

  @Test
  void limits_refuse_what_is_too_large() {
    ReadOptions tight = ReadOptions.DEFAULT.withLimits(new Limits(2000, 60, 3, 2, 100));
    String moves = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２六歩(27)\n";
    assertThat(code(moves, "a.kif", tight)).isEqualTo("none");
    assertThat(code(moves + "   4 ８四歩(83)\n", "a.kif", tight)).isEqualTo("too-many-moves");
    assertThat(code("作者：" + "あ".repeat(80), "a.kif", tight)).isEqualTo("line-too-long");
    assertThat(code("作者：あ\n".repeat(800), "a.kif", tight)).isEqualTo("too-large");
    String deep = "{\"moves\":[{}," + "{\"forks\":[[".repeat(20) + "]]}".repeat(20) + "]}";
    assertThat(code(deep, "a.jkf", tight)).isEqualTo("too-deep");
  }

  private static String code(String text, String name, ReadOptions options) {
    ReadResult result = Notation.read(text, name, options);
    return result.errors().isEmpty() ? "none" : result.errors().get(0).code();
  }

  @Test
  void one_bad_problem_leaves_the_others() {
    String csa = "PI\n+\n+7776FU\n/\nPI\n+\n+7776XX\n/\nPI\n+\n+2726FU\n";
    ReadResult result = Notation.read(csa, "a.csa", ReadOptions.DEFAULT);
    assertThat(result.problems()).extracting(Problem::id).containsExactly("a-1", "a-3");
    assertThat(result.errors()).hasSize(1);

    String jkf = "{\"moves\":[{}]}\n{\"moves\":[{]}\n{\"moves\":[{}]}\n{\"moves\":3}\n";
    result = Notation.read(jkf, "a.jsonl", ReadOptions.DEFAULT);
    assertThat(result.problems()).hasSize(2);
    assertThat(result.errors()).extracting(ReadError::line).containsExactly(2, 4);
  }
}
