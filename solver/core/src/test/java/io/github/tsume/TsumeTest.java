package io.github.tsume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.SearchPhase;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
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

  /** Two of the king's ways last as long; the one that is not shown is a variation of the tree. */
  @Test
  void the_tree_has_the_other_replies_that_were_asked_for() {
    Solved plain = Tsume.solve(THREE);
    assertThat(plain.tree().moves())
        .containsExactly(plain.mainline().moves().stream().mapToInt(Integer::intValue).toArray());
    assertThat(plain.tree().variationCount()).isZero();
    for (Solved solved :
        List.of(
            Tsume.solve(THREE, Options.DEFAULT.withVariations(9)),
            Tsume.check(THREE, Options.DEFAULT.withVariations(9)).solution())) {
      assertThat(solved.tree().moves()).containsExactly(plain.tree().moves());
      // After the first check the king has three squares, and one of them is the mainline.
      assertThat(solved.tree().line().get(1).alternatives()).hasSize(2);
      assertThat(solved.unfinishedPlies()).isEmpty();
    }
    Solved none = Tsume.solve("4k4/9/9/4P4/9/9/9/9/9 b - 1", Options.DEFAULT.withVariations(9));
    assertThat(none.tree().isEmpty()).isTrue();
  }

  @Test
  void somebody_hears_how_a_search_goes_on_and_what_he_throws_ends_it() {
    List<Progress> heard = new ArrayList<>();
    Tsume.check(THREE, Options.DEFAULT.withProgress(heard::add));
    assertThat(heard).extracting(Progress::phase).contains(SearchPhase.SOUNDNESS);
    assertThat(heard.get(heard.size() - 1).length()).isEqualTo(3);
    Options bad =
        Options.DEFAULT.withProgress(
            any -> {
              throw new UnsupportedOperationException("enough");
            });
    assertThatThrownBy(() -> Tsume.check(THREE, bad))
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessage("enough");
  }

  @Test
  void several_threads_find_the_same_length_and_verdict() {
    Options options = Options.DEFAULT.withThreads(2).withTime(Duration.ZERO);
    assertThat(Tsume.check(THREE, options)).isEqualTo(Tsume.check(THREE));
  }

  /** After the first check that mates too a check may stop; asked for all, it tells the others. */
  @Test
  void all_cooks_are_told_if_they_are_asked_for() {
    // A gold on any of three squares in front of the king mates at once.
    String three = "4k4/9/3+P+P+P3/9/9/9/9/9/9 b G 1";
    int usual = Tsume.check(three).defects().size();
    assertThat(Tsume.check(three, Options.DEFAULT.withAllCooks()).defects())
        .hasSizeGreaterThanOrEqualTo(Math.max(2, usual));
  }

  @Test
  void rules_and_the_defenders_hand_are_options() {
    // Whoever holds nothing cannot interpose: the rook mates along the rank.
    String rook = "k8/9/K8/9/9/9/9/9/9 b R 1";
    Options nothing = Options.DEFAULT.withDefenderHand(DefenderHand.AS_IS);
    assertThat(Tsume.solve(rook, nothing).length()).isEqualTo(PlyCount.exactly(1));
    Options mini = Options.DEFAULT.withRules(Minishogi.RULES);
    Solved solved = Tsume.solve("2k2/5/2P2/5/5 b G 1", mini);
    assertThat(solved.position().rules()).isEqualTo(Minishogi.RULES);
    assertThat(solved.mainline().usi()).containsExactly("G*3b");
  }

  @Test
  void options_that_make_no_sense_are_refused() {
    Options options = Options.DEFAULT;
    assertThatThrownBy(() -> options.withNodes(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> options.withMemory(1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> options.withThreads(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> options.withVariations(-1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> options.withTime(Duration.ofMillis(-1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(options.withNodes(5).nodes()).isEqualTo(5);
    assertThat(options.nodes()).isEqualTo(Long.MAX_VALUE);
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
    assertThat(Tsume.solve("攻方：５三歩　持駒：金　受方：５一玉").length()).isEqualTo(PlyCount.exactly(1));
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
