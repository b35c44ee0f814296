package io.github.tsume.soundness;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.Solution;

/**
 * The order of work of a check: rounds of growing effort, each a search for a shorter mate, a
 * search for cooks on the best line known, and an attempt to prove its length from them; each helps
 * the others through the table. The last round is the one that leaves nothing open, or that spends
 * the budget.
 */
final class CheckRounds {
  private final CheckTask task;
  private final CheckState state;
  private final CheckSteps steps;
  private final SearchBudget budget;
  private final Efforts efforts;

  CheckRounds(CheckTask task, CheckState state) {
    this.task = task;
    this.state = state;
    this.steps = new CheckSteps(task, state);
    this.budget = task.budget();
    this.efforts = task.efforts();
  }

  /** Goes on until all is settled, or the budget is spent. */
  void run() {
    try {
      runAll();
      state.cooks().takeAnswers();
    } finally {
      state.callOff();
    }
  }

  private void runAll() {
    // Half of that went into the length, the rest into the first proof. Where only the length is
    // asked for, the cooks get no more than it did.
    Solution first = state.solution();
    long spent = task.lengthOnly() ? first.nodes() / 2 : first.nodes();
    long effort = Math.max(efforts.nodes(EffortTable.FIRST_ROUND), spent);
    if (!state.isSettled()) {
      examine(effort);
    }
    effort = settle(effort);
    if (state.isSettled() && !state.line().authored()) {
      if (!state.areLinesDecided()) {
        in(Phase.LINE, steps::confirmLine);
        settle(effort);
      }
      in(Phase.EQUAL_LINES, steps::rankLines);
      settle(effort);
    }
    if (state.isCooked()) {
      state.decide();
    }
    if (!task.lengthOnly() && state.cooks().open().isEmpty()) {
      completeLists();
    }
  }

  /** Goes on with growing effort until all is settled; returns the last. */
  private long settle(long first) {
    long effort = first;
    while (!state.isSettled() && !budget.isSpent()) {
      effort *= efforts.growth(EffortTable.ROUND_GROWTH);
      if (!state.solution().isExact()) {
        steps.solveAgain(forLength(effort));
      }
      if (!state.isSettled()) {
        examine(effort);
      }
    }
    return effort;
  }

  /**
   * How much of a round goes into the length itself. On an author's line it follows mostly, or
   * soon, once all other checks fail: while some are open, most is theirs.
   */
  private long forLength(long effort) {
    boolean checksFirst =
        !task.lengthOnly()
            && !state.hasCook()
            && state.line().authored()
            && !state.cooks().open().isEmpty();
    return checksFirst ? effort / efforts.part(EffortTable.AUTHORED_LENGTH_PART) : effort;
  }

  private void examine(long most) {
    int unlikely = efforts.part(EffortTable.UNLIKELY_PART);
    boolean length = task.lengthOnly() || state.hasCook();
    long effort = length && !steps.mayProveLength() ? most / unlikely : most;
    in(Phase.ATTACKER, () -> steps.findCooks(budget.slice(effort)));
    in(Phase.LENGTH_PROOF, () -> steps.proveLength(forLength(effort)));
    if (state.tiesOpen()) {
      in(Phase.LINE, () -> steps.breakTies(effort));
    }
    in(Phase.EQUAL_LINES, () -> steps.decideLines(effort));
    if (!task.lengthOnly() && state.line().authored() && !state.isSettled()) {
      // Most replies are soon settled; those that are not may follow from the other side.
      in(Phase.DEFENDER, () -> steps.findLongerDefences(budget.slice(effort / unlikely)));
    }
  }

  /** Goes on with what cannot change the verdict. */
  private void completeLists() {
    CookFinder cooks = state.cooks();
    double share = efforts.share(EffortTable.LINES_SHARE);
    boolean decided = state.isDecided();
    if (!decided) {
      in(Phase.DEFECT_LINES, () -> cooks.improveLines(budget.share(share)));
    }
    SearchBudget rest = state.rest();
    in(Phase.REST, () -> cooks.runRest(rest));
    // Where a list is cut short anyway, more than a few of its lines are not worth much.
    boolean few = !decided || cooks.isComplete();
    SearchBudget lines = decided && few ? budget.share(share) : state.rest();
    in(Phase.DEFECT_LINES, () -> cooks.improveLines(lines));
  }

  private void in(Phase phase, Runnable work) {
    task.ledger().in(phase, state::nodes, work);
  }
}
