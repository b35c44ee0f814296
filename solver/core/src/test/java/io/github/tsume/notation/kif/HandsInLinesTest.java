package io.github.tsume.notation.kif;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Warning;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Hands beside a drawing that share their line with names, lengths, authors or other hands. */
class HandsInLinesTest {
  private static final String EMPTY = "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n";
  private static final String BOARD =
      "  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n"
          + "| ・ ・ ・ ・v玉 ・ ・ ・ ・|\n"
          + EMPTY
          + "| ・ ・ ・ ・ 歩 ・ ・ ・ ・|\n"
          + EMPTY.repeat(6)
          + "+---------------------------+\n";
  private static final String GOLD = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
  private static final String NOTHING = "4k4/9/4P4/9/9/9/9/9/9 b - 1";

  private static Problem read(String text) {
    ReadResult result = Notation.read(text, "a.txt", ReadOptions.DEFAULT);
    assertThat(result.errors()).as(text).isEmpty();
    assertThat(result.problems()).as(text).hasSize(1);
    return result.problems().get(0);
  }

  private static List<String> places(String line) {
    return List.of(line + "\n" + BOARD, BOARD + line + "\n");
  }

  private static List<String> codes(Problem problem) {
    return problem.warnings().stream().map(Warning::code).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "先手：甲(金)",
        "先手：甲（金）",
        "先手：甲［金］",
        "先手：甲（持駒金）",
        "先手：甲（持駒：金）",
        "先手：甲 持駒 金",
        "先手：甲　持：金",
        "先手：（金）",
        "Black: Ko (G)",
        "Black: Ko [G in hand]",
        "Black: Ko, in hand: G",
        "攻方：甲（金）",
        "作者：某　持駒：金",
        "題：某（持駒：金）",
        "3手詰　持駒：金",
        "1手詰（持駒：金）",
        "1手詰　持駒　金",
        "1手詰・持駒金",
        "持駒金、1手詰",
        "作者：某、持駒：金、3手詰",
        "持駒：金（1手詰）",
        "持駒：金　1手詰",
        "持駒：金　作者：某",
        "持駒：金（残りは玉方）",
        "持駒：金、残り玉方",
        "持駒：☗金 ☖残り",
        "持駒：攻方 金　玉方 残り",
        "攻方 金　玉方 残り",
        "Hand: G (attacker)",
        "Hand: G, mate in 1",
        "Mate in 1. Hand: G",
        "Mate in 1 (hand: G)",
        "Mate in 1; Black has G in hand",
        "Hand: [G]",
        "Hand: {G}",
        "Hand: \"G\"",
        "Hand: G / -",
        "持駒【金】",
        "持駒は「金」",
        "（持駒　金）",
        "（持駒：金）",
        "攻方　金",
        "攻方　金\n玉方　残り全部",
        "先手　金",
        "先手　金\n後手　なし",
        "▲ 金",
        "☗金",
        "☗金\n☖なし",
        "▲金",
        "☗ G",
        "先手 甲（持駒 金）",
        "先手：甲　持駒：金",
        "▲甲　持駒　金",
        "☗甲 持駒金",
        "攻める側：金",
        "Attacker's pieces: gold",
        "Black has a gold in hand.",
        "持駒：きん",
        "持駒：Ｇ",
        "持駒：金壱",
        "持駒：１金",
        "持駒：一金",
        "持駒：金ｘ１"
      })
  void a_hand_is_found_beside_other_words_on_its_line(String line) {
    for (String text : places(line)) {
      assertThat(SfenWriter.sfen(read(text).setup())).as(text).isEqualTo(GOLD);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1手詰　持駒　金, 1, ",
    "持駒：金　3手詰, 3, ",
    "Mate in 3. Hand: G, 3, ",
    "作者：某　持駒：金, , 某",
    "持駒：金　作者：某, , 某"
  })
  void what_else_the_line_says_is_kept(String line, String length, String author) {
    for (String text : places(line)) {
      Problem problem = read(text);
      assertThat(problem.metadata().get(Metadata.LENGTH)).isEqualTo(length);
      assertThat(problem.metadata().get(Metadata.AUTHOR)).isEqualTo(author);
      assertThat(problem.warnings()).isEmpty();
    }
  }

  @Test
  void hands_of_both_players_in_brackets_are_theirs() {
    Problem problem = read("後手：乙(歩二)\n" + BOARD + "先手：甲(金)\n");
    assertThat(SfenWriter.sfen(problem.setup())).isEqualTo("4k4/9/4P4/9/9/9/9/9/9 b G2p 1");
    assertThat(codes(problem)).containsExactly("taken-as-hand", "taken-as-hand");
  }

  @ParameterizedTest
  @ValueSource(strings = {"先手：甲 金", "先手：甲、金", "先手：甲／金", "Sente: Ko - G", "先手：大山　香"})
  void pieces_behind_a_name_that_may_be_a_part_of_it_are_told(String line) {
    for (String text : places(line)) {
      Problem problem = read(text);
      assertThat(SfenWriter.sfen(problem.setup())).as(text).isEqualTo(NOTHING);
      assertThat(codes(problem)).as(text).containsExactly("not-hand");
    }
    Problem told = read("持駒：金\n" + line + "\n" + BOARD);
    assertThat(SfenWriter.sfen(told.setup())).isEqualTo(GOLD);
    assertThat(codes(told)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"先手：金子", "White: Silverman", "先手：甲（六段）", "先手：甲（R1500）", "後手：飛田（乙）", "先手：香川 愛生"})
  void names_of_people_are_names(String line) {
    for (String text : places(line)) {
      Problem problem = read(text + "持駒：金\n");
      assertThat(SfenWriter.sfen(problem.setup())).as(text).isEqualTo(GOLD);
      assertThat(codes(problem)).as(text).isEmpty();
      assertThat(codes(read(text))).as(text).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"先手：甲（銀）", "正解図（持駒：なし）", "失敗図：持駒 銀"})
  void the_line_that_tells_a_hand_alone_decides(String line) {
    for (String text : places(line)) {
      assertThat(SfenWriter.sfen(read(text + "持駒：金\n").setup())).as(text).isEqualTo(GOLD);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"先手・甲　金", "mochigoma G", "Hand - G"})
  void words_that_may_be_a_hand_are_told_as_such(String line) {
    for (String text : places(line)) {
      assertThat(codes(read(text))).as(text).containsExactly("not-hand");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 ５二金打！\n持駒：金", "▲５二金打\n持駒：金\n後手の持駒：なし", "５二金打まで\n先手の持駒：金"})
  void a_hand_below_the_moves_of_the_only_drawing_is_the_hand(String below) {
    Problem problem = read(BOARD + below + "\n");
    assertThat(SfenWriter.sfen(problem.setup())).isEqualTo(GOLD);
    assertThat(problem.tree().moves()).hasSize(1);
  }

  @Test
  void a_hand_below_moves_does_not_stand_against_the_one_above() {
    ReadResult result =
        Notation.read("持駒：金\n" + BOARD + "1 ５二金打\n持駒：なし\n", "a.txt", ReadOptions.DEFAULT);
    assertThat(result.errors()).hasSize(1);
  }
}
