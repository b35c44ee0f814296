package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A text of KIF, KI2 or BOD with several records holds several problems. */
class SeveralRecordsTest {
  private static final String BOARD =
      "+---------------------------+\n"
          + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・v玉 ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・ 歩 ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n".repeat(5)
          + "+---------------------------+\n";
  private static final String OTHER = BOARD.replace(" 歩", " と");
  private static final String RULE = "手数----指手---------消費時間--\n";
  private static final String MOVES = "   1 ５三金打\n   2 ４一玉(52)\n   3 ４二金打\nまで3手で詰み\n";
  private static final String FIRST = "手合割：詰将棋\n作品名：一\n" + BOARD + "先手の持駒：金二\n" + RULE + MOVES;
  private static final String SECOND =
      "# 二つ目\n作品名：二\n後手の持駒：歩\n" + OTHER + "先手の持駒：金\n" + RULE + "   1 ５三と(54)\n";

  private static List<Problem> read(String text, int problems) {
    ReadResult result = Notation.read(text, "a.kif", ReadOptions.DEFAULT);
    assertThat(result.errors()).isEmpty();
    assertThat(result.problems()).hasSize(problems);
    result.problems().forEach(problem -> assertThat(problem.warnings()).isEmpty());
    return result.problems();
  }

  private static void assertAreBoth(List<Problem> problems) {
    assertThat(problems).extracting(Problem::id).containsExactly("a-1", "a-2");
    assertThat(problems).extracting(Problem::title).containsExactly("一", "二");
    assertThat(problems.get(0).sameContent(read(FIRST, 1).get(0))).isTrue();
    assertThat(problems.get(1).sameContent(read(SECOND, 1).get(0))).isTrue();
  }

  @Test
  void a_line_that_separates_ends_a_record() {
    assertAreBoth(read(FIRST + "#--separator--\n" + SECOND + "#--separator--\n", 2));
    assertAreBoth(
        read("#--separator--\n" + FIRST + "\n#--separator--\n\n#--separator--\n" + SECOND, 2));
  }

  @Test
  void a_second_header_begins_a_record() {
    List<Problem> problems = read(FIRST + "\n--------\n" + SECOND, 2);
    assertAreBoth(problems);
    assertThat(problems.get(1).source().line()).isEqualTo(23);
    assertAreBoth(read(FIRST + SECOND, 2));
  }

  @Test
  void a_second_board_begins_a_record_also_without_moves() {
    String first = BOARD + "先手の持駒：金\n後手の持駒：歩\n";
    String second = OTHER + "先手の持駒：銀\n";
    List<Problem> problems = read(first + second + first, 3);
    assertThat(problems)
        .extracting(problem -> SfenWriter.sfen(problem.setup()))
        .containsExactly(
            "9/4k4/9/4P4/9/9/9/9/9 b Gp 1",
            "9/4k4/9/4+P4/9/9/9/9/9 b S 1",
            "9/4k4/9/4P4/9/9/9/9/9 b Gp 1");
    problems = read("後手の持駒：歩\n" + BOARD + "先手の持駒：金\n後手の持駒：香\n" + OTHER + "先手の持駒：銀\n", 2);
    assertThat(problems)
        .extracting(problem -> SfenWriter.sfen(problem.setup()))
        .containsExactly("9/4k4/9/4P4/9/9/9/9/9 b Gp 1", "9/4k4/9/4+P4/9/9/9/9/9 b Sl 1");
    assertThat(read(BOARD + "先手の持駒：金\n" + RULE + FIRST, 2).get(1).title()).isEqualTo("一");
  }

  @Test
  void games_without_boards_are_several_too() {
    String game = "手合割：平手\n" + RULE + "   1 ７六歩(77)\nまで1手で中断\n";
    assertThat(read(game + game.replace("７六歩(77)", "２六歩(27)"), 2))
        .extracting(Problem::tree)
        .doesNotHaveDuplicates();
    String named = "先手：甲\n" + RULE + "   1 ７六歩(77)\n\n";
    assertThat(read(named + named.replace("甲", "乙"), 2))
        .extracting(problem -> String.valueOf(problem.metadata().get("先手")))
        .containsExactly("甲", "乙");
    String ki2 = "手合割：平手\n▲７六歩 △３四歩\nまで2手で中断\n\n";
    ReadResult both = Notation.read(ki2 + ki2, "a.ki2", ReadOptions.DEFAULT);
    assertThat(both.problems()).hasSize(2);
    assertThat(both.problems())
        .extracting(Problem::tree)
        .extracting(MoveTree::size)
        .containsOnly(3);
  }

  @Test
  void one_that_cannot_be_read_leaves_the_others() {
    String broken = FIRST.replace("５三金打", "５三犬打");
    ReadResult result = Notation.read(FIRST + broken + SECOND, "a.kif", ReadOptions.DEFAULT);
    assertThat(result.problems()).extracting(Problem::id).containsExactly("a-1", "a-3");
    assertThat(result.errors()).extracting(ReadError::code).containsExactly("unknown-piece");
    assertThat(result.errors().get(0).line()).isEqualTo(35);
  }
}
