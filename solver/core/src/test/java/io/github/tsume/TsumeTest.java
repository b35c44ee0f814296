package io.github.tsume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the way in promises: texts of any kind, three values, one exception, limits that hold. */
class TsumeTest {
  private static final String THREE = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1";

  @Test
  void a_check_prints_as_text() {
    // Two golds in hand, king in the corner, mate by either drop: one ply, two ways.
    Checked checked = Tsume.check("k8/9/K8/9/9/9/9/9/9 b G2r2b3g4s4n4l18p 1");
    assertThat(checked.toString())
        .isEqualTo("cooked, mate in 1: G*9b\n  fatal: final-move-dual at ply 1: G*8b");
    assertThat(checked.isSound()).isFalse();
    FoundDefect defect = checked.defects().get(0);
    assertThat(defect.kind()).isEqualTo(DefectClass.FINAL_MOVE_DUAL);
    assertThat(defect.severity()).isEqualTo(Severity.FATAL);
    assertThat(defect.line().usi()).containsExactly("G*8b");
  }

  @Test
  void a_departure_is_written_from_where_it_leaves_the_mainline() {
    Checked checked = Tsume.check(THREE);
    assertThat(checked.defects()).isNotEmpty();
    for (FoundDefect defect : checked.defects()) {
      assertThat(defect.ply()).isEqualTo(2);
      assertThat(defect.line().japanese().get(0)).startsWith("△");
      assertThat(defect.line().plies()).isEqualTo(2);
    }
  }

  @Test
  void moves_and_length_of_the_text_are_compared() {
    assertThat(Tsume.check(THREE).agrees()).isEmpty();
    assertThat(Tsume.check(THREE + " moves G*5c 5b4a G*4b").agrees()).contains(true);
    // The king cannot go there.
    assertThat(Tsume.check(THREE + " moves G*5c 5b5c G*4b").agrees()).contains(false);
  }

  @Test
  void no_mate_is_proved_and_a_limit_is_no_proof() {
    // A pawn on its way and nothing in hand: no check, no mate.
    String none = "4k4/9/9/4P4/9/9/9/9/9 b - 1";
    assertThat(Tsume.solve(none).outcome()).isEqualTo(Outcome.NO_MATE);
    assertThat(Tsume.check(none)).hasToString("unsolvable");
    Options little = Options.DEFAULT.withNodes(1);
    assertThat(Tsume.solve(THREE, little).outcome()).isEqualTo(Outcome.UNKNOWN);
    assertThat(Tsume.check(THREE, little).verdict()).isEqualTo(Verdict.UNKNOWN);
  }

  /** The pawn promotes and shuts the king in; whatever he plays, he is mated. */
  @Test
  void another_goal_is_chosen_by_an_option() {
    String brinkmate = "6k2/9/3+R5/6P2/9/9/9/9/9 b S 1";
    Options options = Options.DEFAULT.withAim(new Aim(Goal.BRINKMATE, 1));
    Solved solved = Tsume.solve(brinkmate, options);
    assertThat(solved).hasToString("brinkmate in 1: P-3c+");
    assertThat(solved.isReached()).isTrue();
    assertThat(solved.isMate()).isFalse();
    assertThat(Tsume.check(brinkmate, options).isSound()).isTrue();
    assertThat(Tsume.solve(brinkmate).outcome()).isEqualTo(Outcome.NO_MATE);
    // A gold anywhere in front of the king threatens mate by the other.
    Checked cooked = Tsume.check("8k/9/9/9/9/9/9/9/9 b 2Gp 1", options);
    assertThat(cooked.verdict()).isEqualTo(Verdict.COOKED);
    assertThat(cooked.defects()).extracting(FoundDefect::kind).contains(DefectClass.OTHER_KEY);
    Solved none = Tsume.solve("7k1/9/9/9/9/9/9/9/9 b P 1", options);
    assertThat(none).hasToString("no brinkmate");
    assertThat(none.outcome()).isEqualTo(Outcome.NO_BRINKMATE);
  }

  @Test
  void an_interrupt_ends_the_search_and_stays() {
    Thread.currentThread().interrupt();
    Solved solved = Tsume.solve(THREE, Options.DEFAULT.withTime(Duration.ZERO));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(solved.outcome()).isIn(Outcome.UNKNOWN, Outcome.MATE);
  }

  @Test
  void anything_that_can_be_read_is_a_task() {
    String kif = "後手の持駒：なし\n先手の持駒：金\n";
    BadPositionException noBoard =
        catchThrowableOfType(BadPositionException.class, () -> Tsume.solve(kif));
    assertThat(noBoard).isNotNull();
    assertThat(Tsume.solve("攻方：５三歩　持駒：金　受方：５一玉").length()).isEqualTo(1);
  }

  @Test
  void what_is_not_one_position_is_refused_with_its_place() {
    assertThat(bad("").code()).isEqualTo("no-problem");
    assertThat(bad("what is this").line()).isEqualTo(1);
    assertThat(bad(THREE + "\n" + THREE).code()).isEqualTo("several-problems");
    assertThat(bad(THREE + "\n" + THREE).line()).isEqualTo(2);
    // Legal in form, but the pawn stands where it can never move again.
    BadPositionException stuck = bad("4P4/4k4/9/9/9/9/9/9/9 b 2G 1");
    assertThat(stuck).hasMessageContaining("line 1, column 2");
  }

  private static BadPositionException bad(String text) {
    return catchThrowableOfType(BadPositionException.class, () -> Tsume.check(text));
  }

  @ParameterizedTest
  @EnumSource(Profile.class)
  void every_profile_can_be_asked_for(Profile profile) {
    Checked checked = Tsume.check(THREE, Options.DEFAULT.withProfile(profile));
    // The king has two other moves, after which it lasts as long; at the last reply that is
    // customary everywhere but where everything is fatal.
    Severity expected = profile == Profile.STRICT ? Severity.FATAL : Severity.TOLERATED;
    assertThat(checked.defects())
        .extracting(FoundDefect::kind)
        .contains(DefectClass.EQUAL_VARIATION);
    assertThat(checked.defects()).extracting(FoundDefect::severity).containsOnly(expected);
  }
}
