package io.github.tsume.notation.answer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.StandardShogi;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the text of an answer says, and where it cannot be read. */
class AnswerTextTest {
  /** Mate in 3: a gold at 5c, and wherever the king steps back to, another in front of him. */
  private static final String STEP_BACK = "9/4k4/9/4P4/9/9/9/9/9 b 2Gr 1";

  private static AnswerText read(String text) {
    return AnswerText.read(List.of(new AnswerText.Part(text, 3, 5)), StandardShogi.RULES);
  }

  /** The first moves that the texts of an answer fit, one after the other, in USI. */
  private static List<List<String>> fitting(String sfen, String text) {
    Position at = Sfen.position(sfen, StandardShogi.RULES);
    List<List<String>> all = new java.util.ArrayList<>();
    int previous = Move.NONE;
    for (MoveText move : read(text).moves()) {
      List<Integer> found = move.fitting(at, previous);
      all.add(found.stream().map(each -> Move.toUsi(each, at.rules())).toList());
      if (found.isEmpty()) {
        break;
      }
      previous = found.get(0);
      at.play(previous);
    }
    return all;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "▲５三金 △５一玉 ▲５二金打",
        "53金打、51玉、52金打まで",
        "５３金　５１玉　５２金打　まで三手",
        "5三金5一玉5二金打まで3手詰",
        "1 ５三金打 ( 0:01/00:00:01) 2 ５一玉(52) 3 ５二金打 まで3手で詰み",
        "1. G*5c 2. K-5a 3. G*5b mate",
        "G*5c 5b5a G*5b",
        "g*5c 5b5a g*5b",
        "Ｇ＊５ｃ　５ｂ５ａ　Ｇ＊５ｂ",
        "初手５三金打、５一玉、５二金打迄。面白い作品でした",
        "G53 K51 G*52#",
        "５三金打→５一玉→５二金打 詰み",
        "3手詰 ５三金打、５一玉、５二金打",
        "解答：５三金打、５一玉、５二金打",
        "受先協力詰3手：５三金打、５一玉、５二金打",
        "Solution: G*5c 5b5a G*5b"
      })
  void the_same_moves_in_many_forms(String text) {
    AnswerText answer = read(text);
    assertThat(answer.fault()).as("%s", answer.fault()).isNull();
    assertThat(answer.rest()).isFalse();
    assertThat(fitting(STEP_BACK, text))
        .containsExactly(List.of("G*5c"), List.of("5b5a"), List.of("G*5b"));
  }

  @Test
  void a_text_without_mark_or_drop_fits_all_that_it_may_mean() {
    String golds = "4k4/9/3G1G3/9/9/9/9/9/9 b G 1";
    assertThat(fitting(golds, "5二金").get(0)).containsExactlyInAnyOrder("6c5b", "4c5b", "G*5b");
    assertThat(fitting(golds, "5二金打").get(0)).containsExactly("G*5b");
    assertThat(fitting(golds, "5二金左").get(0)).containsExactly("6c5b");
    assertThat(fitting(golds, "5二金(43)").get(0)).containsExactly("4c5b");
    assertThat(fitting(golds, "G4c-5b").get(0)).containsExactly("4c5b");
    assertThat(fitting(golds, "G-5b").get(0)).containsExactlyInAnyOrder("6c5b", "4c5b");
  }

  @Test
  void a_move_that_says_nothing_of_it_does_not_promote_unless_it_must() {
    String pieces = "4k4/9/4S3P/9/9/9/9/9/9 b - 1";
    assertThat(fitting(pieces, "5二銀").get(0)).containsExactly("5c5b");
    assertThat(fitting(pieces, "5二銀成").get(0)).containsExactly("5c5b+");
    String pawn = "4k4/8P/9/9/9/9/9/9/9 b - 1";
    assertThat(fitting(pawn, "1一歩").get(0)).containsExactly("1b1a+");
  }

  @ParameterizedTest
  @ValueSource(strings = {"不詰", "答：詰みなし", "3手では詰みません", "No mate.", "解答 解なし（余詰も）", "（不詰）"})
  void that_there_is_no_solution_is_an_answer(String text) {
    AnswerText answer = read(text);
    assertThat(answer.none()).isEqualTo(!text.startsWith("3手では"));
    assertThat(answer.moves()).isEmpty();
    assertThat(read("５三金打 " + text).none()).isFalse();
  }

  @Test
  void the_rest_may_be_left_out() {
    assertThat(read("５三金 以下詰").rest()).isTrue();
    assertThat(read("５三金 ５一玉 以下略").moves()).hasSize(2);
    assertThat(read("５三金、以下詰").fault()).isNull();
    assertThat(read("５三金 まで9手").rest()).isFalse();
  }

  @Test
  void what_cannot_be_read_is_told_with_line_column_and_what_was_expected() {
    AnswerText answer = read("５三金 ５一五 ５二金");
    assertThat(answer.moves()).hasSize(1);
    assertThat(answer.fault()).isNotNull();
    assertThat(answer.fault().line()).isEqualTo(3);
    assertThat(answer.fault().column()).isEqualTo(9);
    assertThat(answer.fault().code()).isEqualTo("bad-move");
    assertThat(answer.fault().expected()).isEqualTo("move");
    assertThat(answer.comment()).isFalse();
  }

  @Test
  void words_after_the_moves_are_a_comment_but_not_a_spoilt_move() {
    assertThat(read("５三金 すばらしい").comment()).isTrue();
    assertThat(read("５三金 すばらしい金").comment()).isFalse();
    assertThat(read("５三金 ？二銀").comment()).isFalse();
    assertThat(read("５三金 good 52金").comment()).isFalse();
  }

  @Test
  void a_number_that_is_not_the_next_moves_ends_the_answer() {
    AnswerText two = read("1 ５三金 2 ５一玉 7 ５二金");
    assertThat(two.moves()).hasSize(2);
    assertThat(two.fault()).isNotNull();
    assertThat(read("１．５三金 ３．５二金").fault()).isNull();
    assertThat(read("５三金まで 2 １二銀まで").fault()).isNotNull();
  }

  @Test
  void a_move_that_the_rules_forbid_is_known() {
    Position mate = Sfen.position("4k4/9/4P4/9/9/9/9/9/9 b P 1", StandardShogi.RULES);
    MoveText drop = read("5二歩打").moves().get(0);
    assertThat(drop.fitting(mate, Move.NONE)).isEqualTo(List.of());
    assertThat(Move.toUsi(drop.illegal(mate, Move.NONE), mate.rules())).isEqualTo("P*5b");
    assertThat(read("5二銀").moves().get(0).illegal(mate, Move.NONE)).isEqualTo(Move.NONE);
  }
}
