package io.github.tsume.posed;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Color;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests who begins where both sides help, and which starts are refused, with their reasons. */
class HelpedStartTest {
  private static final String ONE_KING = "7k1/9/7G1/9/9/9/9/9/9 b G 1";
  private static final String BEGUN = "7k1/9/7G1/9/9/9/9/9/9 w G 1";
  private static final String TWO_KINGS = "7k1/9/7G1/9/9/9/9/9/K8 b G 1";

  private static PosedProblem posed(String sfen, String title, Goal goal) {
    String text = sfen + "\tx\t-\t" + title + "\n";
    Problem problem = Notation.read(text, "a.sfen", ReadOptions.DEFAULT).problems().get(0);
    Aim aim = StatedAim.of(problem).orElse(goal.aim());
    return PosedProblem.of(problem, DefenderHand.AUTO, aim);
  }

  private static List<String> codes(PosedProblem posed) {
    return posed.errors().stream().map(ReadError::code).toList();
  }

  @ParameterizedTest
  @CsvSource({
    ONE_KING + ",      協力詰 3手,       HELPMATE,     false",
    BEGUN + ",         協力詰 2手,       HELPMATE,     true",
    BEGUN + ",         受先協力詰,        HELPMATE,     true",
    BEGUN + ",         協力詰,           HELPMATE,     true",
    TWO_KINGS + ",     協力詰,           HELPMATE,     false",
    TWO_KINGS + ",     ばか詰 4手,        HELPMATE,     true",
    TWO_KINGS + ",     協力自玉詰 4手,    HELPSELFMATE, false",
    TWO_KINGS + ",     協力自玉詰 5手,    HELPSELFMATE, true",
  })
  void the_word_the_only_king_or_the_length_tells_who_begins(
      String sfen, String title, Goal goal, boolean defender) {
    PosedProblem posed = posed(sfen, title, Goal.MATE);
    assertThat(posed.aim().goal()).isEqualTo(goal);
    assertThat(posed.aim().defenderBegins()).isEqualTo(defender);
    assertThat(codes(posed)).isEmpty();
    Color mover = posed.setup().sideToMove();
    assertThat(posed.setup().defender() == mover).isEqualTo(defender);
  }

  @ParameterizedTest
  @CsvSource({
    ONE_KING + ",                                協力詰 4手,   defender-begins",
    BEGUN + ",                                   協力詰 3手,   attacker-begins",
    ONE_KING + ",                                協力自玉詰,    no-attacker-king",
    "9/9/7G1/9/9/9/9/9/9 b G 1,                  協力詰,       no-defender-king",
    "7k1/7G1/9/9/9/9/9/9/9 b G 1,                協力詰,       defender-in-check",
    "7k1/7G1/7G1/9/9/9/9/9/9 w - 1,              受先協力詰,    already-mated",
    "7k1/9/9/9/9/9/7g1/7g1/7K1 b - 1,            協力自玉詰,    already-mated",
  })
  void a_start_that_cannot_be_is_refused_with_its_reason(String sfen, String title, String code) {
    PosedProblem posed = posed(sfen, title, Goal.MATE);
    assertThat(codes(posed)).containsExactly(code);
    assertThat(posed.errors().get(0).line()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "7k1/9/8P/9/9/9/9/9/9 w G 1,      7k1/9/8P/9/9/9/9/9/9 w G2r2b3g4s4n4l17p 1",
    "7k1/9/8P/9/9/9/9/9/9 w - 1,      7k1/9/8P/9/9/9/9/9/9 w 2r2b4g4s4n4l17p 1",
    "7k1/9/8P/9/9/9/9/9/9 w Gp 1,     7k1/9/8P/9/9/9/9/9/9 w Gp 1",
    "9/9/9/9/9/9/8p/9/7K1 b g 1,      9/9/9/9/9/9/8p/9/7K1 b 2R2B3G4S4N4L17Pg 1",
    "7k1/9/8P/9/9/9/9/9/9 b G 1,      7k1/9/8P/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1",
  })
  void the_rest_is_the_defenders_whoever_begins(String sfen, String whole) {
    for (String title : List.of("協力詰", "")) {
      Problem problem =
          Notation.read(sfen + "\tx\t-\t" + title + "\n", "a.sfen", ReadOptions.DEFAULT)
              .problems()
              .get(0);
      PosedProblem posed = PosedProblem.of(problem, DefenderHand.AUTO, Goal.HELPMATE.aim());
      assertThat(SfenWriter.sfen(posed.setup())).isEqualTo(whole);
      assertThat(codes(posed)).isEmpty();
    }
  }

  @Test
  void the_moves_are_judged_by_whose_hand_it_is() {
    String start = "sfen 7k1/9/8P/9/9/9/9/9/9 w G 1 moves ";
    PosedProblem drop = posed(start + "P*1b 1c1b+", "受先協力詰", Goal.MATE);
    assertThat(drop.problem().authoredLine()).hasSize(2);
    assertThat(drop.problem().warnings()).isEmpty();
    PosedProblem none = posed(start + "2a1a S*1b", "受先協力詰", Goal.MATE);
    assertThat(none.problem().authoredLine()).hasSize(1);
  }

  @Test
  void a_goal_that_is_not_stated_but_asked_is_judged_by_itself() {
    PosedProblem posed =
        PosedProblem.of(posed(BEGUN, "受先協力詰", Goal.MATE).problem(), DefenderHand.AUTO, Aim.MATE);
    assertThat(posed.setup().attacker()).isEqualTo(Color.WHITE);
    assertThat(codes(posed)).containsExactly("no-defender-king");
  }

  @Test
  void a_mate_has_an_attacker_to_move_whatever_is_said_of_lengths() {
    PosedProblem posed = posed(TWO_KINGS, "4手", Goal.MATE);
    assertThat(posed.aim()).isEqualTo(Aim.MATE);
    assertThat(posed.setup().attacker()).isEqualTo(Color.BLACK);
  }
}
