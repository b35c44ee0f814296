package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.SolveOptions;
import java.util.List;
import org.junit.jupiter.api.Test;

class CheckStateTest {
  private static CheckTask task(String sfen) {
    return SmallChecks.task(sfen, CheckOptions.DEFAULT, SmallChecks.UNLIMITED);
  }

  private static CheckState state(CheckTask task) {
    return new CheckState(
        task, task.solver().solve(task.position(), SolveOptions.DEFAULT, SearchBudget.unlimited()));
  }

  @Test
  void a_problem_without_a_cook_is_settled_once_no_check_is_open() {
    CheckState state = state(task(SmallMates.STEP_BACK));
    assertThat(state.isMainline()).isTrue();
    assertThat(state.isSettled()).isFalse();
    state.cooks().run(SmallChecks.UNLIMITED);
    assertThat(state.needsMilderLine()).isFalse();
    assertThat(state.isSettled()).isTrue();
    assertThat(state.isCooked()).isFalse();
  }

  @Test
  void a_cook_decides_once_no_other_line_may_be_milder() {
    CheckState state = state(task(SmallChecks.COOKED));
    assertThat(state.hasCook()).isFalse();
    state.cooks().run(SmallChecks.UNLIMITED);
    assertThat(state.hasCook()).isTrue();
    assertThat(state.isEnough()).isTrue();
    assertThat(state.areLinesOpen()).isTrue();
    assertThat(state.isCooked()).isFalse();
    assertThat(state.isSettled()).isFalse();
    state.equalLines().decide(SmallChecks.UNLIMITED);
    assertThat(state.areLinesOpen()).isFalse();
    assertThat(state.isCooked()).isTrue();
    assertThat(state.isSettled()).isTrue();
  }

  @Test
  void what_is_only_a_bound_or_whose_line_is_open_is_not_settled() {
    CheckState state = state(task(SmallMates.STEP_BACK));
    state.cooks().run(SmallChecks.UNLIMITED);
    state.setTiesOpen(true);
    assertThat(state.isMainline()).isFalse();
    assertThat(state.isSettled()).isFalse();
    state.setTiesOpen(false);
    state.setSolution(state.solution().within(3));
    assertThat(state.isSettled()).isFalse();
  }

  @Test
  void another_line_is_examined_anew_and_the_same_is_not() {
    CheckState state = state(task(SmallMates.STEP_BACK));
    state.cooks().run(SmallChecks.UNLIMITED);
    CookFinder before = state.cooks();
    state.take(state.line().moves());
    assertThat(state.cooks()).isSameAs(before);
    List<Integer> other =
        List.of("G*5c 5b6a G*6b", "G*5c 5b4a G*4b").stream()
            .map(line -> SmallMates.moves(SmallMates.position(SmallMates.STEP_BACK), line))
            .filter(line -> !line.equals(state.line().moves()))
            .findFirst()
            .orElseThrow();
    state.take(other);
    assertThat(state.line().moves()).isEqualTo(other);
    assertThat(state.mainline().attack(1)).isEqualTo(other.get(2));
    assertThat(state.cooks()).isNotSameAs(before);
    assertThat(state.solution().mainline()).isEqualTo(other);
  }

  @Test
  void what_cannot_change_the_verdict_gets_a_bounded_part() {
    CheckTask task = task(SmallChecks.COOKED);
    CheckState state = state(task);
    assertThat(state.restNodes())
        .isBetween(
            task.efforts().nodes(EffortTable.REST_LEAST),
            task.efforts().nodes(EffortTable.REST_MOST));
    state.countSolver(1_000_000_000);
    assertThat(state.restNodes()).isEqualTo(task.efforts().nodes(EffortTable.REST_MOST));
    state.decide();
    assertThat(state.isDecided()).isTrue();
    assertThat(state.restNodes()).isEqualTo(task.efforts().nodes(EffortTable.DECIDED_MOST));
    assertThat(state.cooks().open()).isEmpty();
  }
}
