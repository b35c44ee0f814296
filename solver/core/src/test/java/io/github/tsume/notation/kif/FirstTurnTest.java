package io.github.tsume.notation.kif;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Step;
import io.github.tsume.record.Warning;
import io.github.tsume.rules.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The line of the turn, else who attacks the only king, else the last move, else black in a
 * problem, else the handicap, else the first move of the author's line, else black.
 */
class FirstTurnTest {
  /** Six pieces less above, all of them below. */
  private static final String GAME =
      """
      | ・ ・v銀v金v玉v金v銀 ・ ・|一
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|二
      |v歩v歩v歩v歩v歩v歩v歩v歩v歩|三
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|四
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|五
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|六
      | 歩 歩 歩 歩 歩 歩 歩 歩 歩|七
      | ・ 角 ・ ・ ・ ・ ・ 飛 ・|八
      | 香 桂 銀 金 玉 金 銀 桂 香|九
      """;

  private static final String PROBLEM =
      "| ・ ・ ・ ・ ・ ・ ・v玉 ・|一\n" + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n" + "| ・ ・ ・ ・ ・ ・ ・ 歩 ・|三\n";

  private static Problem read(String text) {
    ReadResult result = Notation.read(text, "", ReadOptions.DEFAULT);
    assertThat(result.errors()).as(text).isEmpty();
    assertThat(result.problems()).as(text).hasSize(1);
    return result.problems().get(0);
  }

  private static String turn(String text) {
    return String.valueOf(SfenWriter.sfen(read(text).setup()).split(" ")[1]);
  }

  @ParameterizedTest
  @CsvSource({
    "受先協力詰 2手, '', w",
    "協力詰 2手, '', w",
    "協力詰, 受方番, w",
    "受先協力詰 2手, 後手番, w",
    "協力詰 2手, 攻方番, b",
    "協力詰 3手, '', b",
    "受先の一局 3手詰, '', b",
  })
  void running_text_begins_with_the_defender_where_it_says_so(
      String caption, String turn, String side) {
    String text = caption + "\n" + turn + "\n攻方：９一飛１四桂 持駒：金 受方：１一玉５五角\n";
    assertThat(SfenWriter.sfen(read(text).setup()))
        .startsWith("R7k/9/9/8N/4b4/9/9/9/9 " + side + " G");
  }

  @ParameterizedTest
  @CsvSource({
    "表題：受先協力詰 2手, '', 攻方, 受方, w",
    "表題：受先協力詰 2手, '', '', 玉方, w",
    "表題：受先協力詰 2手, '', 先手の, 後手の, w",
    "表題：受先協力詰 2手, 手番：後手, 攻方の, 受方の, w",
    "目標：helpmate defender-first, '', 攻方, 受方, w",
    "備考：Helpmate in 2 (defender first), '', 攻方, 受方, w",
    "表題：協力詰 1手, '', 攻方, 受方, b",
    "表題：協力詰 2手, '', 攻方, 受方, w",
    "表題：協力詰 2手, 手番：先手, 攻方, 受方, b",
    "表題：協力詰 2手, 手番：後手, 攻方, 受方, w",
    "表題：協力詰, 手番：受方, 攻方, 受方, w",
    "表題：協力詰, 手番：玉方の番です。, 先手の, 後手の, w",
    "表題：協力詰 2手, 攻方番, 攻方, 受方, b",
    "表題：協力詰, 次は受方の番, 攻方, 受方, w",
    "表題：協力詰, 手番：先, 攻方, 受方, b",
    "受先協力詰 2手, '', 攻方, 受方, w",
    "受先協力詰 2手, 後手番, 先手の, 後手の, w",
    "Helpmate in 2 (defender first), '', 攻方, 受方, w",
    "第1番 受先協力詰 2手, '', 攻方, 受方, w",
    "表題：Helpmate in 2, '', 攻方, 受方, w",
    "表題：受先の一局, '', 攻方, 受方, b",
  })
  void where_the_defender_begins_hands_stay_with_who_attacks(
      String caption, String turn, String attacker, String defender, String side) {
    String text = caption + "\n" + turn + "\n" + PROBLEM;
    String hands = attacker + "持駒：金\n" + defender + "持駒：飛\n";
    String sfen = SfenWriter.sfen(read(text + hands).setup());
    assertThat(sfen).contains(" " + side + " Gr ");
    Setup rest = read(text + attacker + "持駒：金\n" + defender + "持駒：残り全部\n").setup();
    assertThat(SfenWriter.sfen(rest)).contains(" " + side + " G ");
    assertThat(rest.handStated(Color.WHITE)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"表題：受先協力詰 2手\n", "受先協力詰 2手\n", "協力詰 2手\n後手番\n"})
  void with_two_kings_hands_stay_with_who_attacks(String caption) {
    String both = caption + PROBLEM.replaceFirst("\\| ・", "| 玉");
    String hands = "攻方の持駒：金\n受方の持駒：残り全部\n";
    assertThat(SfenWriter.sfen(read(both + hands).setup())).contains(" w G ");
    assertThat(SfenWriter.sfen(read(hands + both).setup())).contains(" w G ");
  }

  @Test
  void where_the_defender_begins_against_the_lower_king_black_does() {
    String lower = "表題：受先協力詰 2手\n" + PROBLEM.replace("v玉", " 玉").replace(" 歩", "v歩");
    assertThat(turn(lower)).isEqualTo("b");
  }

  @Test
  void where_the_defender_begins_and_both_have_kings_white_does() {
    String both = "表題：受先協力自玉詰 3手\n" + PROBLEM.replace("| ・", "| 玉");
    assertThat(turn(both)).isEqualTo("w");
  }

  @ParameterizedTest(name = "{0}, {1}, {2}: {3}")
  @CsvSource({
    // Nothing but the handicap.
    "手合割：六枚落ち, '', '', w",
    "手合割：６枚落, '', '', w",
    "手合割：三歩落ち, '', '', w",
    "手合割：平手, '', '', b",
    "'', '', '', b",
    // The handicap, and a first move of either kind.
    "手合割：六枚落ち, '', 1 ４二玉(51), w",
    "手合割：六枚落ち, '', △４二玉 ▲７六歩, w",
    "手合割：六枚落ち, '', ４二玉, w",
    // A line of the turn before everything.
    "手合割：六枚落ち, 下手番, 1 ７六歩(77), b",
    "手合割：六枚落ち, 手番：下手, ▲７六歩, b",
    "手合割：平手, 後手番, 1 ４二玉(51), w",
    "手合割：平手, 上手番, △４二玉, w",
    // The mark or the origin of the first move.
    "'', '', △４二玉 ▲７六歩, w",
    "'', '', ▽４二玉, w",
    "'', '', ☖４二玉, w",
    "'', '', 1 △４二玉, w",
    "'', '', 1：△４二玉　2：▲７六歩, w",
    "'', '', 1 ４二玉(51), w",
    "'', '', 1. ４二玉(51), w",
    "'', '', ４二玉(51), w",
    "'', '', ４二玉, w",
    "'', '', 1 ４二玉(51) ( 0:01/00:00:01), w",
    "手合割：平手, '', 1 ４二玉(51), w",
    "手合割：その他, '', 1 ４二玉(51), w",
    "'', '', ▲７六歩 △４二玉, b",
    "'', '', 1 ７六歩(77), b",
    "'', '', ７六歩, b",
    "手合割：その他, '', ▲７六歩, b",
    // Names of the sides of handicap games, where it is said that there is one.
    "手合割：その他, 上手：甲, '', w",
    "手合割：その他, 上手の持駒：なし, '', w",
    "手合割：その他, 上手：甲, 1 ７六歩(77), b",
    "手合割：その他, 上手：甲, 1 ４二玉(51), w",
    "手合割：その他, '', '', b",
    "'', 上手：甲, '', b",
    // How many moves there were, and the last of them.
    "'', 手数＝7, '', b",
    "'', 手数＝7  まで, '', b",
    "'', 手数＝8, '', b",
    "'', 手数＝7  △４二玉  まで, '', b",
    "'', 手数＝8  ▲７六歩  まで, '', w",
    "手合割：六枚落ち, 手数＝7, '', w",
    "手合割：六枚落ち, 手数＝7  まで, '', b",
    "手合割：六枚落ち, 手数＝8, '', w",
  })
  void who_moves_first(String handicap, String line, String moves, String side) {
    assertThat(turn(handicap + "\n" + GAME + line + "\n" + moves + "\n")).isEqualTo(side);
    assertThat(turn(line + "\n" + handicap + "\n" + GAME + "手数----指手--\n" + moves + "\n"))
        .isEqualTo(side);
  }

  @ParameterizedTest
  @CsvSource({
    "'', '', b",
    "手合割：六枚落ち, '', b",
    "手合割：詰将棋, '', b",
    "手合割：その他|上手の持駒：残り, '', b",
    "'', 1 ２二金打, b",
    "'', １一玉(21), b",
    "先手の持駒：金, ▲２二金, b",
  })
  void in_a_problem_with_one_king_the_attacker_does(String header, String moves, String side) {
    assertThat(turn(header.replace('|', '\n') + "\n" + PROBLEM + moves + "\n")).isEqualTo(side);
  }

  @Test
  void in_one_with_two_kings_the_piece_that_is_dropped_tells() {
    String board = GAME + "先手の持駒：銀\n後手の持駒：金\n";
    assertThat(turn(board + "   1 ５五金打\n")).isEqualTo("w");
    assertThat(turn(board + "   1 ５五銀打\n")).isEqualTo("b");
    assertThat(turn(board + "   1 ５五飛打\n")).isEqualTo("b");
    assertThat(turn(GAME + "先手の持駒：残り\n   1 ４二玉(51)\n")).isEqualTo("w");
  }

  @Test
  void without_a_board_a_game_begins_with_its_first_move_too() {
    assertThat(turn("△３四歩 ▲７六歩\n")).isEqualTo("w");
    assertThat(turn("手合割：平手\n   1 ３四歩(33)\n")).isEqualTo("w");
    assertThat(turn("手合割：香落ち\n   1 ３四歩(33)\n")).isEqualTo("w");
    assertThat(turn("手合割：平手\n   1 ７六歩(77)\n")).isEqualTo("b");
  }

  @Test
  void the_moves_are_played_by_the_side_that_was_found_and_a_guess_is_told() {
    Problem marked = read(GAME + "△４二玉 ▲７六歩\n");
    assertThat(marked.tree().line()).hasSize(2).allMatch(Step::legal);
    assertThat(marked.warnings())
        .extracting(Warning::toString)
        .singleElement()
        .asString()
        .contains("guessed-turn", "△４二玉");
    Problem guessed = read(GAME + "   1 ４二玉(51)\n   2 ７六歩(77)\n");
    assertThat(guessed.tree().line()).hasSize(2).allMatch(Step::legal);
    assertThat(guessed.warnings())
        .extracting(Warning::toString)
        .singleElement()
        .asString()
        .contains("taken-for", "△４二玉");
  }

  private static final String BESIDE =
      "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・ 歩 ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n".repeat(4);

  /** With its author's king and without it. */
  private static final String[] PROBLEMS = {
    BESIDE + "| ・ ・ ・ ・ 玉 ・ ・ ・ ・|\n", BESIDE + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n"
  };

  @ParameterizedTest
  @ValueSource(
      strings = {
        "△５一玉 ▲５二金打",
        "☖６一玉☗６二金打",
        "変化2手目|△５一玉▲５二金打",
        "変化２手目|△５一玉|▲５二金打",
        "２手目|△５一玉 ▲５二金打",
        "（２手目）|▽５一玉 ▼５二金打",
        "2手目△５一玉▲５二金打まで",
        "2 △５一玉|3 ▲５二金打",
        "2 ５一玉(52)|3 ５二金打",
        "変化：２手|△５一玉▲５二金打",
        "【変化】|△５一玉▲５二金打",
        "△５一玉は▲５二金打",
        "（２手目△５一玉▲５二金打）",
        "3 詰み",
        "3 詰",
        "4 詰み",
        "3 ４二金打で詰み",
        "3 ４二金打まで3手詰"
      })
  void what_answers_the_attacker_beside_a_drawing_never_decides_the_turn(String lines) {
    String answers = lines.replace('|', '\n') + "\n";
    for (String problem : PROBLEMS) {
      for (String turn : new String[] {"", "先手番\n", "手番：先手\n"}) {
        for (String text :
            new String[] {
              problem + "持駒：金二\n" + turn + answers,
              problem + turn + answers + "持駒：金二\n",
              turn + problem + "攻方の持駒：金二\n" + "\n" + answers
            }) {
          Problem read = read(text);
          assertThat(SfenWriter.sfen(read.setup())).as(text).contains(" b 2G").endsWith(" 1");
          assertThat(read.tree().line()).as(text).isEmpty();
          assertThat(read.warnings()).as(text).isNotEmpty();
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"正解：", "解答 "})
  void the_author_s_line_is_found_beside_an_answer_to_it(String caption) {
    String line = caption + "▲５三金打△４一玉▲４二金打\n";
    for (String problem : PROBLEMS) {
      for (String text :
          new String[] {
            problem + "持駒：金二\n" + line + "△５一玉 ▲５二金打\n",
            problem + "持駒：金二\n変化2手目\n△５一玉 ▲５二金打\n\n" + line,
            problem + "持駒：金二\n先手番\n△５一玉 ▲５二金打\n\n" + line
          }) {
        Problem read = read(text);
        assertThat(SfenWriter.sfen(read.setup())).as(text).contains(" b 2G");
        assertThat(read.tree().line()).as(text).hasSize(3).allMatch(Step::legal);
        assertThat(read.warnings()).as(text).isNotEmpty();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "手数＝3, 3, 1",
    "手数＝５, 5, 1",
    "手数＝3手詰, 3, 1",
    "手数=3, 3, 1",
    "手数＝3  まで, '', 4",
    "手数＝3|先手番, '', 4",
    "先手番|手数＝3, '', 4"
  })
  void an_odd_number_of_plies_alone_is_the_length_of_the_problem(
      String lines, String length, String ply) {
    String stated = lines.replace('|', '\n') + "\n";
    for (String problem : PROBLEMS) {
      for (String text :
          new String[] {stated + problem + "持駒：金二\n", problem + "持駒：金二\n" + stated}) {
        Problem read = read(text);
        assertThat(SfenWriter.sfen(read.setup())).as(text).contains(" b 2G").endsWith(" " + ply);
        var told = read.statedLength();
        assertThat(told.isPresent() ? "" + told.getAsInt() : "").as(text).isEqualTo(length);
      }
    }
  }

  @Test
  void who_attacks_the_only_king_begins_and_if_that_is_white_it_is_told() {
    String board = PROBLEM.replace("v玉", " 玉").replace(" 歩", "v歩");
    Problem upsideDown = read(board + "後手の持駒：金\n");
    assertThat(SfenWriter.sfen(upsideDown.setup())).contains(" w g");
    assertThat(upsideDown.warnings()).extracting(Warning::code).contains("guessed-turn");
  }
}
