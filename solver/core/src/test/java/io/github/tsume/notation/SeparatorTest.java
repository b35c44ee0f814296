package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Warning;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines between a line of moves and its variations separate nothing; those between records do. */
class SeparatorTest {
  private static final String BOARD =
      "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・v玉 ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・ 歩 ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n".repeat(5);
  private static final String HAND = "先手の持駒：金二\n";
  private static final String RULE = "手数----指手---------消費時間--\n";
  private static final String MOVES = "   1 ５三金打\n   2 ４一玉(52)\n   3 ４二金打\n";
  private static final String BRANCH = "変化：2手\n   2 ６一玉(52)\n   3 ６二金打\n";
  private static final String PROBLEM = BOARD + HAND + RULE + MOVES;
  private static final String GAME = "手合割：平手\n" + RULE + "   1 ７六歩(77)\n   2 ３四歩(33)\n";

  private static List<Problem> read(String text) {
    ReadResult result = Notation.read(text, "a.kif", ReadOptions.DEFAULT);
    assertThat(result.errors()).as(text).isEmpty();
    return result.problems();
  }

  private static Problem only(String text) {
    assertThat(read(text)).as(text).hasSize(1);
    return read(text).get(0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "#--separator--\n",
        "  #--separator--\n",
        "#--separator--\n\n",
        "\n#--separator--\n#--separator--\n",
        "#--separator--\n# KIF\n",
        "#--separator--\n*解説\n",
        "# --separator--\n",
        "#----\n",
        "#==========\n",
        "----------\n",
        "========\n",
        "まで3手で詰み\n#--separator--\n",
        "\n"
      })
  void a_variation_belongs_to_the_line_above_whatever_stands_between(String line) {
    Problem problem = only(PROBLEM + line + BRANCH + line);
    assertThat(problem.tree().variationCount()).isEqualTo(1);
    assertThat(problem.tree().moves()).hasSize(3);
    assertThat(problem.warnings()).isEmpty();
    String two = PROBLEM + line + "変化：3手\n   3 ３二金打\n" + line + BRANCH;
    assertThat(only(two).tree().variationCount()).isEqualTo(2);
  }

  @Test
  void nothing_but_words_after_the_last_one_is_no_record() {
    for (String end : List.of("", "\n", "*終わり\n", "# end\n", "以上\n")) {
      assertThat(only(PROBLEM + "#--separator--\n" + end).tree().moves()).hasSize(3);
    }
  }

  @Test
  void a_position_belongs_to_the_moves_below() {
    String separator = "#--separator--\n";
    for (String text :
        List.of(
            BOARD + HAND + separator + RULE + MOVES,
            BOARD + HAND + RULE + separator + MOVES,
            BOARD + HAND + separator + MOVES,
            PROBLEM + separator + "まで3手で詰み\n",
            separator + PROBLEM)) {
      Problem problem = only(text);
      assertThat(problem.tree().line().subList(0, 3)).allMatch(step -> step.legal());
      assertThat(SfenWriter.sfen(problem.setup())).isEqualTo("9/4k4/9/4P4/9/9/9/9/9 b 2G 1");
    }
    Problem split = only(BOARD + HAND + RULE + MOVES.replace("   3", separator + "   3"));
    assertThat(split.tree().moves()).hasSize(3);
  }

  @Test
  void two_records_are_two() {
    for (String separator : List.of("#--separator--\n", "\n#--separator--\n\n", "")) {
      assertThat(read(PROBLEM + BRANCH + separator + PROBLEM)).hasSize(2);
      assertThat(read(PROBLEM + separator + BRANCH + separator + PROBLEM)).hasSize(2);
      assertThat(read(GAME + separator + GAME + separator)).hasSize(2);
      assertThat(read(PROBLEM + separator + GAME)).hasSize(2);
      assertThat(read(BOARD + HAND + separator + BOARD + HAND)).hasSize(2);
    }
    assertThat(read(GAME + "#--separator--\n   1 ２六歩(27)\n")).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"変化：3手\n", "変化：1手\n", "変化 ３手目\n", "変化：\n", "変化：手\n", "変化：9手\n変化：2手\n"})
  void a_variation_before_any_move_is_left_out(String variation) {
    for (String text :
        List.of(
            variation + GAME,
            "# KIF\n" + variation + GAME,
            "手合割：平手\n" + variation + RULE + "   1 ７六歩(77)\n   2 ３四歩(33)\n",
            GAME.replace(RULE, RULE + variation))) {
      Problem problem = only(text);
      assertThat(problem.tree().moves()).as(text).hasSize(2);
      assertThat(problem.tree().line()).allMatch(step -> step.legal());
      assertThat(problem.warnings())
          .extracting(Warning::code)
          .hasSize((int) variation.lines().count())
          .containsOnly("ignored-text");
    }
    assertThat(SfenWriter.sfen(only(variation + PROBLEM).setup()))
        .isEqualTo("9/4k4/9/4P4/9/9/9/9/9 b 2G 1");
    assertThat(read(PROBLEM + "#--separator--\n作品名：二\n" + variation + BOARD + HAND)).hasSize(2);
  }

  @Test
  void a_footer_above_the_position_ends_nothing() {
    Problem problem = only("まで3手で詰み\n" + PROBLEM);
    assertThat(problem.tree().moves()).hasSize(3);
    assertThat(problem.metadata().get("手数")).isEqualTo("3");
    assertThat(problem.warnings()).isEmpty();
    Problem won = only("まで3手で先手の勝ち\n" + PROBLEM);
    assertThat(won.warnings()).extracting(Warning::code).containsExactly("ignored-text");
    assertThat(only(BOARD + HAND + "まで3手で詰み\n").tree().moves()).isEmpty();
  }
}
