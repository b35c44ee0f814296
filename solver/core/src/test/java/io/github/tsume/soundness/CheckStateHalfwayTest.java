package io.github.tsume.soundness;

import static io.github.tsume.soundness.HalfwayChecks.BEST;
import static io.github.tsume.soundness.HalfwayChecks.SLOW;
import static io.github.tsume.soundness.HalfwayChecks.asked;
import static io.github.tsume.soundness.HalfwayChecks.authored;
import static io.github.tsume.soundness.HalfwayChecks.cookedLine;
import static io.github.tsume.soundness.HalfwayChecks.state;
import static io.github.tsume.soundness.HalfwayChecks.task;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.SolveListener;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a check knows halfway. */
class CheckStateHalfwayTest {
  @Test
  void all_nodes_count_those_of_the_solver_and_those_of_the_questions() {
    List<SolveListener.Progress> heard = new ArrayList<>();
    CheckTask task =
        task(
            SmallMates.SACRIFICE,
            CheckOptions.DEFAULT,
            SmallChecks.UNLIMITED,
            Efforts.DEFAULT,
            heard::add);
    CheckState state = state(task);
    long first = state.solution().nodes();
    assertThat(task.ledger().phase()).isEqualTo(Phase.LINE);
    assertThat(task.ledger().spent()).containsEntry(Phase.PROOF, first);
    state.cooks().run(SmallChecks.UNLIMITED);
    assertThat(task.session().nodes()).isPositive();
    assertThat(state.nodes()).isEqualTo(first + task.session().nodes());
    state.countSolver(1_000);
    assertThat(state.nodes()).isEqualTo(first + task.session().nodes() + 1_000);
    assertThat(heard).isNotEmpty();
    assertThat(heard).extracting(SolveListener.Progress::length).containsOnly(5);
    assertThat(heard).allMatch(progress -> progress.nodes() >= first);
  }

  @Test
  void a_third_of_what_the_verdict_took_goes_into_each_thing_after_it() {
    CheckState state = state(task(SmallChecks.COOKED, CheckOptions.DEFAULT));
    state.countSolver(60_000 - state.nodes());
    state.decide();
    assertThat(state.restNodes()).isEqualTo(20_000);
  }

  @Test
  void an_authors_line_that_is_longer_than_need_be_is_cooked_before_anything_is_asked() {
    assertThat(state(task(SmallMates.SACRIFICE, authored(BEST))).hasCook()).isFalse();
    CheckState slow = state(task(SmallMates.SACRIFICE, authored(SLOW)));
    assertThat(slow.hasCook()).as("as long as the best play").isFalse();
    slow.setSolution(slow.solution().within(3));
    assertThat(slow.hasCook()).isTrue();
    assertThat(slow.isEnough()).as("the length is not proved").isFalse();
    slow.setSolution(slow.solution().withExactLength());
    assertThat(slow.isEnough()).isTrue();
    CheckState ours = state(task(SmallMates.SACRIFICE, CheckOptions.DEFAULT));
    ours.setSolution(ours.solution().within(3));
    assertThat(ours.hasCook()).as("our line will be another one then").isFalse();
  }

  @Test
  void a_cook_is_enough_until_the_other_lines_are_known_to_be_too_many() {
    CheckTask task =
        task(
            SmallChecks.COOKED,
            CheckOptions.DEFAULT,
            SmallChecks.UNLIMITED,
            Efforts.DEFAULT.with(EffortTable.EQUAL_POSITIONS, 1));
    CheckState state = asked(task);
    assertThat(state.isEnough()).isTrue();
    assertThat(state.areLinesOpen()).isTrue();
    state.equalLines().decide(SmallChecks.UNLIMITED);
    assertThat(state.isEnough()).isFalse();
    assertThat(state.areLinesOpen()).as("no more nodes would help").isFalse();
    assertThat(state.areLinesDecided()).isFalse();
  }

  @Test
  void what_is_known_of_the_examined_line_is_not_asked_again() {
    CheckTask task = task(EqualLinesTest.ONE_LINE_COOKED, CheckOptions.DEFAULT);
    CheckState state = cookedLine(task);
    CookFinder before = state.cooks();
    state.equalLines().decide(SmallChecks.UNLIMITED);
    state.equalLines().rank(SmallChecks.UNLIMITED);
    assertThat(state.equalLines().others())
        .extracting(EqualLines.Candidate::cooks)
        .contains(before);
  }
}
