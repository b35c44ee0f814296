package io.github.tsume.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Words right under a label that has a line of its own are neither a hand nor a piece. */
class BareLabelTest {
  private static final String SFEN = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

  private static final List<String> WORDS =
      List.of(
          "金を打つ手が好手",
          "第３番の図",
          "山田太郎作",
          "銀の使い方に注目。",
          "1手詰",
          "飛車と角の協力",
          "王手の連続",
          "歩の手筋",
          "※図面参照",
          "三手目が急所",
          "金は最後に",
          "玉を追う",
          "と金が主役",
          "歩三兵の変形",
          "２枚の金",
          "飛車先の歩を突く",
          "銀三枚の図",
          "11玉の位置",
          "２二金が急所",
          "残り時間",
          "残り3題");

  private static final List<String> ATTACKER =
      List.of("【攻方】", "攻方", "攻方：", "[攻方]", "先手", "【先手】", "◆攻方", "詰方：");
  private static final List<String> DEFENDER = List.of("【受方】", "受方", "玉方：", "【玉方】", "後手：", "守方");
  private static final List<String> HAND =
      List.of("【持駒】", "持駒", "持駒：", "【攻方の持駒】", "先手の持駒：", "攻方持駒");

  @Test
  void words_under_the_label_of_a_side_are_left_out() {
    for (String words : WORDS) {
      for (String label : ATTACKER) {
        check(label + "\n" + words + "\n５三歩\n持駒：金\n受方：５一玉\n");
      }
      for (String label : DEFENDER) {
        check("攻方：５三歩\n持駒：金\n" + label + "\n" + words + "\n５一玉\n");
      }
    }
  }

  @Test
  void words_under_the_label_of_a_hand_and_under_a_hand_are_left_out() {
    for (String words : WORDS) {
      for (String label : HAND) {
        check("攻方：５三歩\n受方：５一玉\n" + label + "\n" + words + "\n金\n");
        check("攻方：５三歩\n受方：５一玉\n" + label + "金\n" + words + "\n");
      }
    }
  }

  private static void check(String text) {
    ReadResult result = Notation.read(text, "x.txt", ReadOptions.DEFAULT);
    assertThat(result.errors()).as(text).isEmpty();
    assertThat(result.problems()).as(text).hasSize(1);
    assertThat(SfenWriter.sfen(result.problems().get(0).setup())).as(text).isEqualTo(SFEN);
  }
}
