package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** {@code tsume judge}. */
class JudgeCommandTest {
  private static final String DRAWN =
      "1K1+N1+P3/P1+N+P1+P+P2/2+P2+P3/1+LP2+S3/2S2+R+B2/4P3s/1P1+p+p+r+p+p+l/9/6+lk1"
          + " b 3GSPbg2nl3p 231";
  private static final String TO_AND_FRO = " 2h3h 8b7b 3h2h 7b8b";
  private static final String REPETITION = "startpos moves" + TO_AND_FRO.repeat(3);

  @Test
  void a_game_without_end_is_undecided() {
    Run.Outcome outcome = Run.tsume("judge", "startpos moves 7g7f 3c3d");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .isEqualTo(
            "Undecided at ply 2: black to move, not in check, 39 legal moves.\n"
                + "Moves: 2 of 500\n");
  }

  @Test
  void a_resignation_is_said_to_be_the_record_s() {
    Run.Outcome outcome = Run.tsume("judge", "startpos moves 7g7f 3c3d resign");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).contains("The record says: resignation (White wins).");
  }

  @Test
  void an_illegal_move_is_named_with_its_ply_and_its_rule() {
    Run.Outcome outcome =
        Run.tsume("judge", "startpos moves 7g7f 3c3d 8h2b+ 3a2b P*5e", "--lang=ja");
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.out()).contains("5手で終局：反則 ▲５五歩打（持駒にない）。後手の勝ち。");
    outcome = Run.tsume("judge", "startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e 9c9d 5e5d");
    assertThat(outcome.out()).contains("Ended at ply 7:", "the piece does not move so");
  }

  @Test
  void an_illegal_move_that_the_record_marks_is_in_order() {
    String csa = "V2.2\nPI\n+\n+7776FU\n-3334FU\n+0055FU\n%+ILLEGAL_ACTION\n";
    Run.Outcome outcome = new Run().in(csa).run("judge", "-");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).contains("not in hand", "this agrees");
  }

  @Test
  void something_illegal_that_the_record_does_not_hold_cannot_be_shown_and_is_no_disagreement() {
    for (String sign : new String[] {"+", "-"}) {
      String csa = "V2.2\nPI\n+\n+7776FU\n-3334FU\n%" + sign + "ILLEGAL_ACTION\n";
      Run.Outcome outcome = new Run().in(csa).run("judge", "-");
      assertThat(outcome.exitCode()).isZero();
      String winner = sign.equals("-") ? "Black" : "White";
      assertThat(outcome.out()).contains(winner + " wins", "cannot be shown");
      assertThat(new Run().in(csa).run("judge", "--json", "-").out())
          .contains("\"shown\":false},\"agrees\":true");
    }
    for (String end : new String[] {"反則勝ち", "反則負け"}) {
      String kif = "手合割：平手\n1 ７六歩(77)\n2 " + end + "\n";
      Run.Outcome outcome = new Run().in(kif).run("judge", "-");
      assertThat(outcome.exitCode()).isZero();
      assertThat(outcome.out()).contains("cannot be shown");
    }
  }

  private static final String ENTERED =
      """
      手合割：二枚落ち
      開始手数：200
      後手の持駒：金二　銀　歩　
        ９ ８ ７ ６ ５ ４ ３ ２ １
      +---------------------------+
      | ・ ・ ・ ・ ・ ・ ・ ・ 玉|一
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|二
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|三
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|四
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|五
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|六
      | ・ ・vとvとvと ・ ・ ・ ・|七
      | ・ ・vとvとvとvとvとvとvと|八
      |v玉 ・ ・ ・ ・ ・ ・ ・ ・|九
      +---------------------------+
      先手の持駒：飛　角　金二　銀三　桂四　香四　歩七　
      後手番
      手数----指手---------消費時間--
         1 入玉勝ち
      """;

  @Test
  void pieces_given_before_a_later_position_count_for_the_upper_hand_in_every_format() {
    assertThat(new Run().in(ENTERED).run("judge", "-").out())
        .contains("points, 24 of 24: met", "there is no result");
    String without = ENTERED.replace("手合割：二枚落ち\n", "");
    assertThat(new Run().in(without).run("judge", "-").out()).contains("points, 14 of 24: not met");
    for (String format : new String[] {"kif", "ki2", "csa", "jkf"}) {
      Run.Outcome copy = new Run().in(ENTERED).run("convert", "-t", format, "-");
      assertThat(copy.err()).as(format).isEmpty();
      assertThat(new Run().in(copy.out()).run("judge", "-").out())
          .as(format)
          .contains("points, 24 of 24: met");
    }
  }

  @Test
  void a_repetition_is_told_with_its_four_plies() {
    Run.Outcome outcome = Run.tsume("judge", REPETITION);
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .contains("Ended at ply 12: repetition, the same position after plies 0, 4, 8, 12. Draw.");
    Run.Outcome on = Run.tsume("judge", REPETITION + " 7g7f 3c3d");
    assertThat(on.exitCode()).isEqualTo(1);
    assertThat(on.out()).contains("Ended at ply 12:", "Moves recorded after the end: 2");
  }

  @Test
  void in_tori_shogi_the_third_time_loses_and_the_number_can_be_chosen() {
    String moves = "startpos moves" + " 4f3f 4b5b 3f4f 5b4b".repeat(2);
    Run.Outcome outcome = Run.tsume("judge", "--rules=tori", moves);
    assertThat(outcome.out())
        .contains("after plies 0, 4, 8; white loses: who brings the position about has to vary")
        .contains("Black wins");
    assertThat(Run.tsume("judge", "--rules=tori", "--repetition=4", moves).out())
        .contains("Undecided at ply 8", "The position has stood on the board 3 times");
    assertThat(Run.tsume("judge", "--repetition=1", moves).exitCode()).isEqualTo(2);
  }

  @Test
  void the_points_of_a_position_are_a_table() {
    Run.Outcome outcome = Run.tsume("judge", "--points", DRAWN);
    assertThat(outcome.out())
        .containsPattern("points +30 +24")
        .containsPattern("pieces in the enemy camp +9 +7")
        .containsPattern("points that count in a declaration +14 +23")
        .contains("By agreement, 24 points each: Draw", "By 27 points, black 28: Black wins")
        .contains("Moves: 230 of 500");
    assertThat(Run.tsume("judge", "--points", "--rules=tori", "startpos").out())
        .contains("no rule of impasse");
  }

  @Test
  void points_are_told_after_any_ply() {
    String game = "startpos moves 7g7f 3c3d 8h2b+ 3a2b";
    assertThat(Run.tsume("judge", "--ply=3", game).out())
        .contains("Points after ply 3, white to move")
        .containsPattern("points +32 +22");
    assertThat(Run.tsume("judge", "--ply=end", game).out()).contains("Points after ply 4");
    Run.Outcome beyond = Run.tsume("judge", "--ply=5", game);
    assertThat(beyond.exitCode()).isEqualTo(4);
    assertThat(beyond.err()).contains("there is no position after ply 5");
  }

  @Test
  void json_tells_everything_in_codes() {
    Run.Outcome outcome = Run.tsume("judge", "--json", "--points", DRAWN);
    assertThat(outcome.out())
        .startsWith("{\"schema\":\"tsume-judge/1\"")
        .contains("\"result\":\"undecided\"", "\"agree24\":\"draw\"", "\"agree27\":\"black\"")
        .contains("\"declare24\":\"no\",\"declare24Fails\":[\"pieces-in-camp\",\"points\"]")
        .contains("\"black\":{\"total\":30,\"board\":25,\"hand\":5,");
    assertThat(Run.tsume("judge", "--json", REPETITION).out())
        .contains(
            "\"ending\":{\"code\":\"repetition\",\"ply\":12,\"result\":\"draw\","
                + "\"plies\":[0,4,8,12]},\"movesAfter\":0");
  }

  @Test
  void a_declaration_is_judged_condition_by_condition() {
    String entered = "K+R+R+B+BGGGG/1SS6/9/9/9/9/9/9/4k4 b %s 301 moves win";
    Run.Outcome won = Run.tsume("judge", String.format(entered, "5P8p"));
    assertThat(won.exitCode()).isZero();
    assertThat(won.out())
        .contains("declaration by black, all conditions are met. Black wins.")
        .contains("  pieces in the enemy camp, 10 of 10: met\n  points, 31 of 24: met");
    Run.Outcome drawn = Run.tsume("judge", String.format(entered, "4P8p"));
    assertThat(drawn.exitCode()).isEqualTo(1);
    assertThat(drawn.out()).contains("there is no result. Draw.", "this does not agree");
    Run.Outcome lost = Run.tsume("judge", "--rules-of-end=csa", String.format(entered, "P8p"));
    assertThat(lost.exitCode()).isEqualTo(1);
    assertThat(lost.out()).contains("points, 27 of 28: not met", "White wins.");
  }

  @Test
  void what_cannot_be_read_makes_the_exit_code_4_and_stops_nothing() {
    String lines = "startpos moves 9g9z\n" + REPETITION + "\n";
    Run.Outcome outcome = new Run().in(lines).run("judge", "-");
    assertThat(outcome.exitCode()).isEqualTo(4);
    assertThat(outcome.out()).contains("repetition");
    assertThat(Run.tsume("judge", "--rules-of-end=x", "startpos").err()).contains("jsa|27|try|csa");
  }
}
