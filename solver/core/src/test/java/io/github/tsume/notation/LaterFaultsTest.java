package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.record.MoveTime;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Special;
import io.github.tsume.record.Special.Kind;
import io.github.tsume.record.Step;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong later in a record takes nothing from what stands before it. */
class LaterFaultsTest {
  private static Problem read(String text, String name) {
    ReadResult result = Notation.read(text, name, ReadOptions.DEFAULT);
    assertThat(result.errors()).isEmpty();
    return result.problems().get(0);
  }

  private static void isCutBeforeTheThird(Problem problem, int line, int column) {
    assertThat(problem.tree().line()).hasSize(2).allMatch(Step::isMove);
    assertThat(problem.warnings()).hasSize(1);
    assertThat(problem.warnings().get(0).code()).isEqualTo("unread-move");
    assertThat(problem.warnings().get(0).line()).isEqualTo(line);
    assertThat(problem.warnings().get(0).column()).isEqualTo(column);
  }

  @ParameterizedTest
  @ValueSource(strings = {"+8822KA+", "+8820KA", "+8822XX", "-2233KA", "+8888KA"})
  void a_later_move_of_csa_that_cannot_be_read_ends_its_line(String move) {
    String text = "PI\n+\n+7776FU\n-3334FU\n" + move + "\n-3122GI\n";
    isCutBeforeTheThird(read(text, "a.csa"), 5, 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"8h2x", "8h8h", "5e4d", "X*5e", "8h2b++"})
  void a_later_move_of_usi_that_cannot_be_read_ends_its_line(String move) {
    String text = "position startpos moves 7g7f 3c3d " + move + " 3a2b\n";
    isCutBeforeTheThird(read(text, "a.usi"), 1, 35);
  }

  @ParameterizedTest
  @CsvSource({"99,2,KA", "8,2,XX", "2,2,KA"})
  void a_later_move_of_jkf_that_cannot_be_read_ends_its_line(int file, int rank, String piece) {
    String text =
        "{\"initial\":{\"preset\":\"HIRATE\"},\"moves\":[{},"
            + move(7, 7, 7, 6, "FU")
            + ","
            + move(3, 3, 3, 4, "FU")
            + ",\n"
            + move(file, rank, 2, 2, piece)
            + ","
            + move(3, 1, 2, 2, "GI")
            + "]}";
    isCutBeforeTheThird(read(text, "a.jkf"), 2, 9);
  }

  private static String move(int file, int rank, int toFile, int toRank, String piece) {
    String from = "{\"x\":" + file + ",\"y\":" + rank + "}";
    String to = "{\"x\":" + toFile + ",\"y\":" + toRank + "}";
    return "{\"move\":{\"from\":" + from + ",\"to\":" + to + ",\"piece\":\"" + piece + "\"}}";
  }

  @ParameterizedTest
  @CsvSource({
    "a.csa,'PI\n+\n+7770FU\n-3334FU\n'",
    "a.usi,position startpos moves 7g7x 3c3d",
    "a.jkf,'{\"initial\":{\"preset\":\"HIRATE\"},\"moves\":[{},{\"move\":{\"piece\":\"FU\"}}]}'"
  })
  void a_first_move_that_cannot_be_read_is_an_error(String name, String text) {
    ReadResult result = Notation.read(text, name, ReadOptions.DEFAULT);
    assertThat(result.problems()).isEmpty();
    assertThat(result.errors()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"投了 (0:03/00:00:03)", "投了   ( 0:03/00:00:03)", "　投了（ 0:03/00:00:03 ）"})
  void an_end_with_a_time_needs_no_number(String end) {
    Problem game = read("手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n" + end + "\n", "a.kif");
    assertThat(game.tree().line()).hasSize(3);
    assertThat(game.tree().line().get(2).special()).isEqualTo(Special.of(Kind.RESIGNATION));
    assertThat(game.tree().line().get(2).time()).isEqualTo(new MoveTime(3000, 3000));
    assertThat(game.warnings()).isEmpty();
  }
}
