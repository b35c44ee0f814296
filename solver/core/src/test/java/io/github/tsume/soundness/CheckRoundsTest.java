package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.verdict.DefectClass;
import org.junit.jupiter.api.Test;

class CheckRoundsTest {
  private static CheckState run(CheckTask task) {
    CheckState state =
        new CheckState(
            task,
            task.solver().solve(task.position(), SolveOptions.DEFAULT, SmallChecks.UNLIMITED));
    new CheckRounds(task, state).run();
    return state;
  }

  private static CheckTask task(String sfen, SearchBudget budget) {
    return SmallChecks.task(sfen, CheckOptions.DEFAULT, budget);
  }

  @Test
  void it_goes_on_until_all_is_settled() {
    for (String sfen :
        new String[] {
          SmallMates.HEAD_GOLD, SmallMates.STEP_BACK, SmallMates.SACRIFICE, SmallChecks.TWO_BISHOPS
        }) {
      CheckState state = run(task(sfen, SmallChecks.UNLIMITED));
      assertThat(state.isSettled()).as(sfen).isTrue();
      assertThat(state.isDecided()).as(sfen).isFalse();
      assertThat(state.cooks().isComplete()).as("the lists too").isTrue();
    }
  }

  @Test
  void a_cooked_problem_is_decided_and_its_list_completed() {
    CheckState state = run(task(SmallChecks.COOKED, SmallChecks.UNLIMITED));
    assertThat(state.isCooked()).isTrue();
    assertThat(state.isDecided()).isTrue();
    assertThat(state.cooks().isComplete()).isTrue();
    assertThat(state.cooks().defects().stream().filter(d -> d.kind() == DefectClass.COOK))
        .hasSize(2);
  }

  @Test
  void without_nodes_it_leaves_things_open_and_ends() {
    CheckState state = run(task(SmallMates.STEP_BACK, SearchBudget.nodes(0)));
    assertThat(state.isSettled()).isFalse();
    assertThat(state.cooks().open()).isNotEmpty();
  }

  @Test
  void what_goes_into_other_checks_is_told_apart() {
    CheckTask task = task(SmallChecks.COOKED, SmallChecks.UNLIMITED);
    CheckState state = run(task);
    task.ledger().enter(Phase.REST, state.nodes());
    assertThat(task.ledger().spent().get(Phase.ATTACKER)).isPositive();
    assertThat(task.ledger().spent().values().stream().mapToLong(nodes -> nodes).sum())
        .isEqualTo(state.nodes());
  }
}
