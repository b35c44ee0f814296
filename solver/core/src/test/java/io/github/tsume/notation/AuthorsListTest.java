package io.github.tsume.notation;

import static io.github.tsume.notation.DrawnProblem.DIAGRAM;
import static io.github.tsume.notation.DrawnProblem.ROWS;
import static io.github.tsume.notation.DrawnProblem.moves;
import static io.github.tsume.notation.DrawnProblem.read;
import static io.github.tsume.notation.DrawnProblem.result;
import static io.github.tsume.notation.DrawnProblem.told;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Special;
import io.github.tsume.record.Warning;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which of the moves below a drawing are the author's line. */
class AuthorsListTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "▲２二金",
        "☗２二金打",
        "２二金",
        "22金",
        "1 ２二金打",
        "1) 22金",
        "▲２二金。",
        "▲２二金！",
        "▲２二金まで",
        "▲２二金打まで。",
        "1. ２二金　まで",
        "▲２二金（うまい）",
        "▲２二金 *好手",
        "▲２二金 #ok",
        "1 ２二金打 ( 0:05/00:00:05)",
        "▲２二金 まで1手詰",
        "２二金まで１手詰",
        "２２金打　まで１手詰",
        "▲２二金まで１手で詰み",
        "▲２二金で詰み",
        "1 ２二金打\n2 詰み"
      })
  void what_is_wholly_moves_below_a_drawing_is_the_authors_line(String line) {
    for (String name : List.of("a.bod", "a.txt", "a.kif", "a.ki2", "")) {
      Problem problem = read(DIAGRAM + "\n" + line + "\n", name);
      assertThat(moves(problem)).as(line).containsExactly("G*2b");
      boolean mate = line.contains("詰");
      assertThat(problem.tree().line()).as(line).hasSize(mate ? 2 : 1);
      boolean aside = line.contains("好手") || line.contains("ok") || line.contains("（う");
      assertThat(problem.warnings()).as(line).hasSize(aside ? 1 : 0);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "正解：▲１二金まで, ",
    "解答 １二金まで１手詰, 1",
    "【解答】１二金まで1手詰。, 1",
    "作意：１二金, ",
    "作意手順　1 １二金打, ",
    "答え：▲１二金, ",
    "（正解）１二金, "
  })
  void a_caption_with_moves_below_a_drawing_is_the_authors_line_and_told_as_such(
      String line, String length) {
    Problem problem = read(DIAGRAM + line + "\n", "a.txt");
    assertThat(moves(problem)).containsExactly("G*1b");
    assertThat(problem.metadata().get(Metadata.LENGTH)).isEqualTo(length);
    assertThat(told(problem)).containsExactly("taken-for-line 15");
    if (length != null) {
      assertThat(problem.tree().line().get(1).special()).isEqualTo(Special.of(Special.Kind.MATE));
    }
    // Above the drawing it is none, and told; beside a record it is what it was.
    Problem above = read(line + "\n" + DIAGRAM, "a.txt");
    assertThat(moves(above)).isEmpty();
    assertThat(above.warnings()).hasSize(1);
    Problem below = read(DIAGRAM + "1 ２二金\n" + line + "\n", "a.kif");
    assertThat(moves(below)).containsExactly("G*2b");
    assertThat(below.warnings()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "失敗：▲１二金まで",
        "変化 ▲１二金まで",
        "解答は１二金ではない",
        "正解者：３二銀様",
        "解答：▲５五飛まで",
        "解答：１二金？",
        "前回の解答：▲５二金"
      })
  void a_caption_of_other_moves_is_not_the_authors_line(String line) {
    assertThat(moves(read(DIAGRAM + line + "\n", "a.txt"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "▲１二金",
        "▲１二金\n△３一玉",
        "失敗例\n▲１二金\n△３一玉",
        "変化：\n▲１二金 △３一玉",
        "紛れ\n1 １二金打\n2 ３一玉(21)",
        "1 １二金打\n2 ３一玉(21)",
        "１二金",
        "別解\n▲３二金",
        "▲１二金 △３一玉\nまで2手で不詰",
        "１二金打まで1手詰",
        "▲９九飛"
      })
  void other_lists_of_moves_below_the_authors_line_are_told_and_left_out(String moves) {
    for (String line :
        List.of("▲２二金\n", "▲２二金まで\n", "1 ２二金打\n", "手数----指手----\n1 ２二金打\nまで1手で詰み\n", "２二金\n")) {
      for (String between : List.of("", "\n", "\nちなみに、\n")) {
        if (between.isEmpty() && line.equals("２二金\n") && moves.equals("１二金")) {
          continue; // The second one may be meant for the answer to the first.
        }
        Problem problem = read(DIAGRAM + line + between + moves + "\n", "a.txt");
        assertThat(moves(problem)).as(line + moves).containsExactly("G*2b");
        assertThat(problem.warnings()).extracting(Warning::code).contains("other-moves");
      }
    }
  }

  @Test
  void the_first_list_that_can_be_played_is_the_authors_line() {
    assertThat(moves(read(DIAGRAM + "▲５五飛\n\n▲２二金\n", "a.txt"))).containsExactly("G*2b");
    assertThat(moves(read(DIAGRAM + "よくある間違い\n▲１二金\n△３一玉\n\n正解\n▲２二金\n", "a.txt")))
        .containsExactly("G*2b");
    Problem wrong = read(DIAGRAM + "よくある間違い\n▲１二金\n△３一玉\n", "a.txt");
    assertThat(moves(wrong)).isEmpty();
    assertThat(told(wrong)).containsExactly("ignored-text 15", "other-moves 16", "other-moves 17");
  }

  @Test
  void moves_to_choose_from_are_no_line() {
    String choices = "１）▲３二金\n２）▲１二金\n３）▲２二金\n正解は？\n";
    String circled = "①▲３二金\n②▲１二金\n③▲２二金\n正解は？\n";
    for (String text :
        List.of(
            DIAGRAM + choices,
            choices + "\n" + DIAGRAM,
            DIAGRAM + circled,
            circled + "\n" + DIAGRAM)) {
      Problem problem = read(text, "a.txt");
      assertThat(moves(problem)).isEmpty();
      assertThat(problem.warnings()).hasSize(4);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"▲１二金", "▲１二金\n△３一玉", "２二金\n１手詰", "1 ２二金打", "▲５五飛"})
  void moves_above_a_drawing_are_no_problem_of_their_own(String moves) {
    Problem problem = read(moves + "\n\n" + DIAGRAM, "a.txt");
    assertThat(moves(problem)).isEmpty();
    assertThat(problem.warnings()).extracting(Warning::code).contains("other-moves");
    String game = "▲７六歩 △３四歩\n\n" + DIAGRAM;
    assertThat(result(game, "a.txt").problems()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({
    "▲２二犬, unknown-piece",
    "▲７犬, bad-square",
    "1 ７Ｚ歩(77), bad-square",
    "▲２二金 と, unexpected-text",
    "▲２二金 成, unexpected-text"
  })
  void what_looks_like_a_move_and_is_broken_is_an_error_still(String line, String code) {
    for (String text : List.of(DIAGRAM + line + "\n", DIAGRAM + line + "\n\n▲２二金\n")) {
      assertThat(result(text, "a.txt").errors())
          .as(text)
          .extracting(ReadError::code)
          .containsExactly(code);
    }
  }

  @Test
  void a_length_below_the_moves_is_the_stated_one() {
    for (String line : List.of("２二金\n１手詰", "▲２二金\n（1手詰）", "1 ２二金打\n\n１手詰。")) {
      Problem problem = read(DIAGRAM + line + "\n", "a.txt");
      assertThat(moves(problem)).containsExactly("G*2b");
      assertThat(problem.metadata().get(Metadata.LENGTH)).isEqualTo("1");
      assertThat(problem.warnings()).isEmpty();
    }
  }

  @Test
  void words_behind_the_moves_of_a_record_do_not_cost_the_moves() {
    List<String> texts = new ArrayList<>();
    texts.add("手数----指手----\n   1 ２二金打 好手\n   2 同　玉(21)   ( 0:01/) 悪手\n");
    texts.add("1 ２二金打 ( 0:05/00:00:05) 好手\n2 同　玉(21) 悪手\n");
    for (String text : texts) {
      Problem problem = read(DIAGRAM + text, "a.kif");
      assertThat(moves(problem)).containsExactly("G*2b", "2a2b");
      assertThat(problem.warnings()).hasSize(2);
    }
    ReadResult game = result("手合割：平手\n▲７六歩 好手 △３四歩\n▲２六歩\n", "a.ki2");
    assertThat(moves(game.problems().get(0))).containsExactly("7g7f", "3c3d", "2g2f");
  }

  private static final String TWO_GOLDS =
      "  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n"
          + ROWS
          + "| ・ ・ ・ ・v玉 ・ ・ ・ ・|二\n"
          + ROWS
          + "| ・ ・ ・ ・ 歩 ・ ・ ・ ・|四\n"
          + ROWS.repeat(5)
          + "+---------------------------+\n持駒：金二\n";

  private static Problem twoGolds(String moves) {
    ReadResult result = result(TWO_GOLDS + moves.replace("|", "\n") + "\n", "a.txt");
    assertThat(result.errors()).as(moves).isEmpty();
    assertThat(result.problems()).as(moves).hasSize(1);
    return result.problems().get(0);
  }

  @Test
  void a_numbered_move_behind_a_mate_is_of_the_line_and_no_mate() {
    assertThat(moves(twoGolds("1 ５三金打|2 ４一玉(52)|3 ４二金打|4 ５一玉(41)"))).hasSize(4);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "▲５三金打△４一玉▲４二金打|△５一玉 ▲５二金打",
        "▲５三金打△４一玉▲４二金打||△５一玉 ▲５二金打",
        "正解|▲５三金打△４一玉▲４二金打|2手目|△５一玉▲５二金打",
        "▲５三金打△４一玉▲４二金打まで3手詰|△５一玉 ▲５二金打",
        "▲５三金打△４一玉▲４二金打|まで3手詰|2手目△５一玉▲５二金打まで",
        "1 ５三金打|2 ４一玉(52)|3 ４二金打|4 詰み||△５一玉 ▲５二金打",
        "1 ５三金打|2 ４一玉(52)|3 ４二金打|まで3手で詰み|4 ５一玉(41)",
        "1 ５三金打|2 ４一玉(52)|3 ４二金打|4 詰み|5 ５二金打",
        "1 ５三金打|2 ４一玉(52)|3 ４二金打|4 投了|まで3手で先手の勝ち|△５一玉▲５二金打",
        "1 ５三金打|2 ４一玉(52)|3 ４二金打|まで3手で詰み||3 ４二金打で詰み",
        "1 ５三金打|2 ４一玉(52)|3 ４二金打|まで3手で詰み||10 ５三金打"
      })
  void after_the_mate_or_the_stated_end_nothing_is_appended_to_the_line(String moves) {
    Problem problem = twoGolds(moves);
    assertThat(moves(problem)).containsExactly("G*5c", "5b4a", "G*4b");
    assertThat(problem.warnings()).extracting(Warning::code).contains("other-moves");
    assertThat(problem.warnings())
        .extracting(Warning::code)
        .doesNotContain("move-after-end", "not-in-hand");
  }

  @Test
  void a_list_that_begins_after_the_end_with_the_other_side_is_never_the_authors_line() {
    assertThat(moves(twoGolds("▲３三金打△５一玉まで|△４一玉 ▲４二金打"))).containsExactly("G*3c", "5b5a");
    Problem stopped = twoGolds("1 ５三金打|2 中断|3 ４二金打");
    assertThat(moves(stopped)).containsExactly("G*5c");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "▲４二金打 △同玉|となって詰まない。",
        "▲４二金打△同玉|これは失敗",
        "▲４二金打△同玉|詰まない。",
        "▲４二金打△同玉||で、玉に逃げられて詰まない。",
        "▲４二金打△同玉|This fails.",
        "▲４二金打△同玉|does not mate",
        "▲４二金打 △同玉 ▲４三金打 △５一玉 不詰",
        "▲４二金打？ △同玉！",
        "これは失敗|▲４二金打△同玉",
        "初手▲４二金打は？|▲４二金打△同玉",
        "悪い例|▲４二金打△同玉",
        "注意|▲４二金打△同玉",
        "解答2|▲４二金打△同玉",
        "Aさんの解答|▲４二金打△同玉▲４三金打",
        "前回の解答|▲４二金打△同玉",
        "Wrong:|▲４二金打|△同玉",
        "Fail|▲４二金打 △同玉",
        "Refuted try:|▲４二金打 △同玉",
        "Common mistakes|▲４二金打 △同玉",
        "1. 失敗例|▲４二金打△同玉",
        "失敗図：▲４二金打△同玉",
        "Wrong solution: ▲４二金打△同玉",
        "Aさんの解答：▲４二金打△同玉"
      })
  void a_list_that_is_called_failing_is_not_the_authors_line_and_told(String moves) {
    Problem problem = twoGolds(moves);
    assertThat(moves(problem)).isEmpty();
    assertThat(problem.warnings())
        .extracting(Warning::code)
        .containsAnyOf("other-moves", "ignored-text");
    // The right one above or below it is found still.
    String right = "正解|▲５三金打△４一玉▲４二金打";
    List<String> line = List.of("G*5c", "5b4a", "G*4b");
    assertThat(moves(twoGolds(moves + "||" + right))).isEqualTo(line);
    assertThat(moves(twoGolds(right + "||" + moves))).isEqualTo(line);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "解答：▲５三金打 △４一玉 ▲４二金打|変化：△５一玉 ▲５二金打",
        "解答：５三金打、４一玉、４二金打|変化：5一玉は5二金打",
        "解答：▲５三金打△４一玉▲４二金打||変化：2手|△５一玉▲５二金打",
        "紛れ|４二金打、同玉、４三金打、５一玉。|作意|５三金打、４一玉、４二金打。",
        "▲４二金打|△同玉|となって詰まない。|▲５三金打|△４一玉|▲４二金打|で詰み。",
        "▲４二金打△同玉|正解：▲５三金打△４一玉▲４二金打",
        "誤：▲４二金打△同玉|正：▲５三金打△４一玉▲４二金打",
        "▲５三金打△４一玉▲４二金打|失敗|▲４二金打△同玉",
        "▲５三金打△４一玉▲４二金打まで3手詰|失敗は少ない",
        "Solution: 53金打 41玉 42金打",
        "solution: 5三金打 4一玉 4二金打",
        "詰み手順：▲５三金打△４一玉▲４二金打",
        "解答図：▲５三金打△４一玉▲４二金打",
        "答え：５三金打→４一玉→４二金打",
        "答：５三金打・４一玉・４二金打",
        "手順：５三金打／４一玉／４二金打",
        "こたえ　５三金打　４一玉　４二金打",
        "解答|①▲５三金打|②△４一玉|③▲４二金打",
        "①５三金打②４一玉③４二金打まで"
      })
  void the_list_that_is_called_the_solution_is_the_authors_line(String moves) {
    assertThat(moves(twoGolds(moves))).containsExactly("G*5c", "5b4a", "G*4b");
  }

  @Test
  void of_two_lists_without_words_the_first_counts_and_they_are_not_one() {
    Problem problem = twoGolds("▲４二金打△同玉||▲５三金打△４一玉▲４二金打");
    assertThat(moves(problem)).containsExactly("G*4b", "5b4b");
    assertThat(told(problem)).containsExactly("other-moves 16");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Solution: G*5c K-4a G*4b",
        "Solution: 1. G*5c K4a 2. G*4b mate",
        "Answer: G-5c, K-4a, G-4b.",
        "解答：G*5c 5b4a G*4b"
      })
  void a_solution_in_other_words_than_japanese_is_told_as_moves_that_were_not_read(String line) {
    for (String text : List.of(TWO_GOLDS + line + "\n", line + "\n" + TWO_GOLDS)) {
      Problem problem = result(text, "a.txt").problems().get(0);
      assertThat(moves(problem)).isEmpty();
      assertThat(problem.warnings()).extracting(Warning::code).containsExactly("other-moves");
    }
  }
}
