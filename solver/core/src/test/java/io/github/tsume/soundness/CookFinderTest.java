package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import java.util.OptionalInt;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;

class CookFinderTest {
  private static final CheckOptions ALL =
      new CheckOptions(
          SolveOptions.DEFAULT, Profile.MAGAZINE, true, 0, OptionalInt.empty(), List.of());

  private static String told(Defect defect) {
    return defect.kind().code()
        + (" " + defect.ply() + " ")
        + Move.toUsi(defect.move(), Minishogi.RULES);
  }

  private static CookFinder cooked(CheckOptions options) {
    return SmallChecks.cooks(SmallChecks.COOKED, SmallChecks.COOKED_LINE, options);
  }

  @Test
  void where_all_other_checks_fail_nothing_is_found_and_nothing_left() {
    CookFinder cooks =
        SmallChecks.cooks(SmallMates.STEP_BACK, "G*5c 5b5a G*5b", CheckOptions.DEFAULT);
    int others = SmallChecks.otherChecks(SmallMates.STEP_BACK, "G*5c 5b5a G*5b");
    assertThat(cooks.open()).hasSize(others);
    assertThat(cooks.isComplete()).isFalse();
    cooks.run(SmallChecks.UNLIMITED);
    assertThat(cooks.defects()).isEmpty();
    assertThat(cooks.open()).isEmpty();
    assertThat(cooks.isComplete()).isTrue();
    assertThat(cooks.notes(Verdict.COOKED, false)).isEmpty();
  }

  @Test
  void all_other_mates_are_found_if_all_are_wanted() {
    CookFinder cooks = cooked(ALL);
    cooks.run(SmallChecks.UNLIMITED);
    assertThat(cooks.isComplete()).isTrue();
    assertThat(cooks.defects())
        .extracting(CookFinderTest::told)
        .contains("cook 1 2c4c", "cook 1 5c3a", "final-move-dual 3 3a4b");
  }

  @Test
  void after_one_fatal_defect_of_a_node_the_others_change_no_verdict() {
    CookFinder cooks = cooked(CheckOptions.DEFAULT);
    cooks.run(SmallChecks.UNLIMITED);
    assertThat(cooks.defects().stream().filter(d -> d.kind() == DefectClass.COOK)).hasSize(1);
    assertThat(cooks.open()).isEmpty();
    assertThat(cooks.isClosed(0)).isFalse();
    assertThat(cooks.notes(Verdict.COOKED, false))
        .extracting(Note::kind, Note::ply)
        .containsExactly(Tuple.tuple(Remark.MORE_DEFECTS_OPEN, 1));
    cooks.runRest(SmallChecks.UNLIMITED);
    assertThat(cooks.isComplete()).isTrue();
    assertThat(cooks.defects().stream().filter(d -> d.kind() == DefectClass.COOK)).hasSize(2);
    assertThat(cooks.notes(Verdict.COOKED, false)).isEmpty();
  }

  /** The checks passed over may be cooks: under another verdict than "cooked" they are open. */
  @Test
  void that_nothing_changes_the_verdict_is_said_of_a_cooked_problem_alone() {
    CookFinder cooks = cooked(CheckOptions.DEFAULT);
    cooks.run(SmallChecks.UNLIMITED);
    assertThat(cooks.passedOver()).isNotEmpty().allMatch(open -> open.ply() == 1);
    assertThat(cooks.notes(Verdict.COOKED, false))
        .extracting(Note::why)
        .containsExactly("not-all-asked");
    for (Verdict verdict : List.of(Verdict.UNKNOWN, Verdict.INCOMPLETE)) {
      assertThat(cooks.notes(verdict, true)).isEmpty();
    }
    cooks.runRest(SmallChecks.UNLIMITED);
    assertThat(cooks.passedOver()).isEmpty();
  }

  @Test
  void it_ends_as_soon_as_enough_is_known() {
    CookFinder cooks = cooked(ALL);
    cooks.run(SmallChecks.UNLIMITED, () -> !cooks.defects().isEmpty());
    assertThat(cooks.defects()).hasSize(1);
    assertThat(cooks.isComplete()).isFalse();
    cooks.decide();
    assertThat(cooks.open()).as("the verdict is known").isEmpty();
  }

  @Test
  void at_some_nodes_alone_what_may_be_fatal_is_asked() {
    CookFinder cooks = cooked(CheckOptions.DEFAULT);
    assertThat(cooks.isFatalKnown(node -> node == 0)).isFalse();
    assertThat(cooks.isFatalKnown(node -> node == 1)).as("only customary ones there").isTrue();
    cooks.runFatal(SmallChecks.UNLIMITED, node -> node == 0);
    assertThat(cooks.isFatalKnown(node -> node == 0)).isTrue();
    assertThat(cooks.isClosed(1)).isFalse();
    assertThat(cooks.defects()).extracting(Defect::ply).containsOnly(1);
  }

  @Test
  void without_nodes_all_stays_open() {
    CookFinder cooks = cooked(CheckOptions.DEFAULT);
    int before = cooks.open().size();
    cooks.run(SearchBudget.nodes(0));
    assertThat(cooks.open()).hasSize(before);
    assertThat(cooks.defects()).isEmpty();
  }
}
