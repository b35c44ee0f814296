package io.github.tsume.notation.kif;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever speaks of a hand is one, or an error. */
class KifHandsTest {
  private static final String BOARD =
      "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・v玉 ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・ 歩 ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n".repeat(5);

  private static ReadResult result(String text) {
    return Notation.read(text, "a.kif", ReadOptions.DEFAULT);
  }

  private static String sfen(String text) {
    ReadResult result = result(text);
    assertThat(result.errors()).as(text).isEmpty();
    return SfenWriter.sfen(result.problems().get(0).setup());
  }

  private static String error(String text) {
    return result(text).errors().stream()
        .map(error -> error.code() + " " + error.line() + ":" + error.column())
        .findFirst()
        .orElse("none");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "攻方の持駒：", "攻め方の持ち駒:", "詰方持駒：", "詰め方の持駒：", "持駒：", "持ち駒　：", "先手 の 持駒 ：", "下手の持駒：",
        "攻方\u00a0持駒：", "持ゴマ：", "持ちごま：", "先手の持ち駒∶", "先手の持駒　", "先手の持駒＝", "▲持駒：", "　攻方の持駒：　",
        "\t先手の持駒：", "\u200b先手の持駒：", "先の持駒：", "先手の駒台：", "駒台："
      })
  void the_attackers_hand_has_many_names(String key) {
    String expected = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1";
    assertThat(sfen(BOARD + key + "金二\n")).isEqualTo(expected);
    assertThat(sfen(key + "金2\n" + BOARD)).isEqualTo(expected);
    assertThat(sfen(BOARD + "手数----指手--\n" + key + "金×２　\n")).isEqualTo(expected);
    assertThat(result(BOARD + key + "金二\n").problems().get(0).metadata().isEmpty()).isTrue();
    assertThat(error(BOARD + key + "金二犬\n")).startsWith("bad-hand 10:");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"玉方の持駒：", "受方持駒：", "受け方の持ち駒：", "後手の持ち駒：", "上手の持駒 ：", "△持駒：", "玉方　持駒：", "後手持駒："})
  void so_has_the_defenders(String key) {
    assertThat(sfen(BOARD + "先手の持駒：金二\n" + key + "歩二\n"))
        .isEqualTo("9/4k4/9/4P4/9/9/9/9/9 b 2G2p 1");
  }

  @Test
  void the_attacker_is_the_side_to_move() {
    String board = BOARD.replace(" 歩", "v歩").replace("v玉", " 玉");
    Problem problem = result(board + "持駒：金二\n玉方の持駒：歩\n後手番\n").problems().get(0);
    assertThat(SfenWriter.sfen(problem.setup())).isEqualTo("9/4K4/9/4p4/9/9/9/9/9 w P2g 1");
    assertThat(problem.setup().handStated(Color.BLACK)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "持駒：金二, 持駒：金金, none",
    "持駒：金二, 先手の持駒：金三, duplicate-hand 11:7",
    "先手の持駒：金二, 攻方の持駒：なし, duplicate-hand 11:7",
    "持駒：金二, 使用する持駒：銀, unknown-line 11:1",
    "持駒：金二, 攻方(先手)の持駒：銀, unknown-line 11:1",
    "持駒は金二, 持駒：金金, none",
    "持駒は金二, 持駒：金三, duplicate-hand 11:4",
    "持駒：金二, 玉方の持駒：残り金二, bad-hand 11:9",
    "後手の持駒：歩二, 玉方持駒：残り, duplicate-hand 10:7",
    "持駒：金二, 玉方の持駒：残り全部, none",
    "後手の持駒：残り, 玉方の持駒：残り, none",
    "持駒0金二, 作者：だれか, bad-hand 10:3",
    "先手の持駒四なし, 作者：だれか, bad-hand 10:6",
    "持駒：金（残りは玉方）, 後手の持駒：残り, none",
    "先手の持駒：残り, 後手の持駒：歩, bad-hand 10:7",
    "持駒：残り全部, 作者：だれか, bad-hand 10:4",
  })
  void hands_that_contradict_or_are_not_understood_are_errors(
      String first, String second, String error) {
    assertThat(error(BOARD + first + "\n" + second + "\n")).isEqualTo(error);
  }

  @Test
  void a_hand_among_the_moves_is_an_error() {
    assertThat(error(BOARD + "持駒：金二\n   1 ５三金打\n攻方の持駒：金\n")).isEqualTo("unknown-line 12:1");
  }
}
