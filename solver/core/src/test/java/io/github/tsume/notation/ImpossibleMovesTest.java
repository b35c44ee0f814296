package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.record.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An author's line with a move that nobody can make fails there; it does not hide the problem. */
class ImpossibleMovesTest {
  private static final String BOARD =
      """
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|
      | ・ ・ ・ ・v玉 ・ ・ ・ ・|
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|
      | ・ ・ ・ ・ 歩 ・ ・ ・v馬|
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|
      先手の持駒：金二
      """;
  private static final String RULE = "手数----指手---------消費時間--\n";
  private static final String CSA =
      "V2.2\nP-52OU\nP+54FU\nP+00KI00KI\nP-00AL\n+\n+0053KI\n-5241OU\n+0042KI\n%TSUMI\n";

  private static ReadResult result(String text, String name) {
    return Notation.read(text, name, ReadOptions.DEFAULT);
  }

  private static Problem read(String text, String name) {
    ReadResult result = result(text, name);
    assertThat(result.errors()).as(text).isEmpty();
    assertThat(result.problems()).as(text).hasSize(1);
    return result.problems().get(0);
  }

  private static String illegal(Problem problem) {
    int move = problem.illegalMove();
    return move == Move.NONE ? "none" : Move.toUsi(move, problem.setup().rules());
  }

  @ParameterizedTest
  @CsvSource({
    "５三金打, ３一玉, 5b3a", // no king goes there, and there is only one
    "５三金打, ４四銀, S*4d", // nothing goes there: dropped, and not in hand
    "５三金打, ８八馬, 1d8h",
    "５三金打, 同金, G*5c", // onto the square of another piece
    "５三金, ６三玉, 5b6c", // can be made, but is not legal
  })
  void the_line_of_a_problem_fails_where_no_piece_can_make_a_move(
      String first, String second, String move) {
    String kif = BOARD + RULE + "   1 " + first + "\n   2 " + second + "\n   3 ４二金打\n";
    Problem problem = read(kif, "a.kif");
    assertThat(illegal(problem)).isEqualTo(move);
    assertThat(problem.authoredLine()).hasSize(1);
    String ki2 = BOARD + "▲" + first + "△" + second + "▲４二金打\n";
    assertThat(illegal(read(ki2, "a.ki2"))).isEqualTo(move);
  }

  @Test
  void a_first_move_fails_where_the_record_says_that_moves_follow() {
    Problem problem = read(BOARD + RULE + "   1 １一銀\n", "a.kif");
    assertThat(illegal(problem)).isEqualTo("S*1a");
    assertThat(problem.authoredLine()).isEmpty();
  }

  @Test
  void elsewhere_such_a_first_move_is_none_of_this_position() {
    Problem problem = read(BOARD + "▲１一銀\n", "a.ki2");
    assertThat(problem.tree().isEmpty()).isTrue();
    assertThat(problem.warnings()).extracting("code").contains("other-moves");
  }

  @ParameterizedTest
  @ValueSource(strings = {"４四成銀", "４四龍"})
  void what_cannot_be_dropped_and_is_not_there_is_told_with_its_place(String move) {
    Problem problem = read(BOARD + RULE + "   1 ５三金打\n   2 " + move + "\n", "a.kif");
    assertThat(problem.tree().line()).hasSize(1);
    assertThat(problem.warnings())
        .extracting("code", "line")
        .containsExactly(org.assertj.core.groups.Tuple.tuple("unread-move", 13));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "%TSUMI\n-5251OU\n",
        "%TSUMI\n-5251OU\nT1\n%TORYO\n",
        "%TSUMI\n-\n",
        "%TSUMI\n+\n"
      })
  void what_follows_the_end_of_a_line_is_told_and_does_not_make_it_fail(String end) {
    Problem problem = read(CSA.replace("%TSUMI\n", end), "a.csa");
    assertThat(illegal(problem)).isEqualTo("none");
    assertThat(problem.saysMate()).isTrue();
    assertThat(problem.authoredLine()).hasSize(3);
    assertThat(problem.warnings()).extracting("line").contains(11);
  }

  @Test
  void the_same_holds_for_jkf() {
    String jkf = Format.JKF.writer().write(read(CSA, "a.csa"), WriteOptions.DEFAULT);
    int at = jkf.lastIndexOf(']');
    String more =
        jkf.substring(0, at)
            + ",{\"move\":{\"from\":{\"x\":4,\"y\":1},\"to\":{\"x\":9,\"y\":9},\"piece\":\"OU\"}}"
            + jkf.substring(at);
    Problem problem = read(more, "a.jkf");
    assertThat(illegal(problem)).isEqualTo("none");
    assertThat(problem.saysMate()).isTrue();
    assertThat(problem.warnings()).extracting("code").contains("move-after-end");
  }

  @Test
  void games_with_such_a_move_are_still_told_apart_from_problems() {
    String game = "手合割：平手\n" + RULE + "   1 ５五金\n   2 ３四歩\n";
    assertThat(result(game, "a.kif").errors())
        .extracting(ReadError::code)
        .isEqualTo(List.of("no-such-move"));
  }
}
