package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Profile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
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

  /** Zukō, no. 28. */
  private static final String LONG = "6+PlG/6p2/2p1p1+r2/5S1k+p/6P1R/9/8P/9/9 b B3Nb3g3sn3l11p 1";

  private static final String LONG_LINE =
      "4d3c 3b3c B*1c 2d2c R*2d 1d2d 1c2b+ 2c2b 1e1b+ 2b3a 1a2a 3a4a 2a3a 4a3a N*4c 3a4a 4c5a+ "
          + "4a5a N*6c 5a6a 6c7a+ 6a7a N*8c 7a8a 8c9a+ 8a7a 9a8a 7a8a L*8c 8a7a 8c8b+ 7a6a 8b7b "
          + "6a5a 7b6b 5a4a 6b5b 4a3a 5b4b";

  private static CheckState runAlong(int part, CheckTask[] task) {
    Efforts efforts =
        Efforts.DEFAULT
            .with(EffortTable.FIRST_ROUND, 1000)
            .with(EffortTable.AUTHORED_LENGTH, 100)
            .with(EffortTable.AUTHORED_LENGTH_PART, part);
    CheckOptions options = HalfwayChecks.authored(LONG, LONG_LINE, Profile.MAGAZINE);
    task[0] = HalfwayChecks.task(LONG, options, SearchBudget.nodes(3_000_000), efforts);
    CheckState state =
        new CheckState(
            task[0],
            task[0]
                .solver()
                .solve(
                    task[0].position(),
                    SolveOptions.DEFAULT,
                    SmallChecks.UNLIMITED,
                    100,
                    SolveListener.NONE));
    new CheckRounds(task[0], state).run();
    task[0].ledger().enter(Phase.REST, state.nodes());
    return state;
  }

  private static long lengthNodes(CheckTask task) {
    return task.ledger().spent().getOrDefault(Phase.LENGTH, 0L)
        + task.ledger().spent().getOrDefault(Phase.LENGTH_PROOF, 0L);
  }

  @Test
  void while_checks_on_an_authors_line_are_open_its_length_gets_a_part_of_each_round() {
    CheckTask[] whole = new CheckTask[1];
    CheckTask[] part = new CheckTask[1];
    CheckState all = runAlong(1, whole);
    CheckState little = runAlong(10, part);
    for (CheckState state : new CheckState[] {all, little}) {
      assertThat(state.isSettled()).isTrue();
      assertThat(state.solution().length()).isEqualTo(39);
      assertThat(state.cooks().open()).isEmpty();
    }
    assertThat(little.cooks().defects()).hasSameSizeAs(all.cooks().defects());
    assertThat(lengthNodes(part[0])).isLessThan(lengthNodes(whole[0]) / 2);
    assertThat(little.nodes()).isLessThan(all.nodes());
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
