package io.github.tsume.goal;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.verdict.Goal;

/** The table of the goals and of the searches for them. */
public final class Goals {
  private Goals() {}

  /**
   * Looks for what is wanted of a position, and judges the composition if that is asked.
   *
   * @param solver without knowledge of other problems
   */
  public static Found seek(Wanted wanted, MateSolver solver, SearchBudget budget) {
    return seeker(wanted.aim().goal()).seek(wanted, solver, budget);
  }

  private static Seeker seeker(Goal goal) {
    return switch (goal) {
      case MATE -> new MateSeeker();
      case BRINKMATE -> new BrinkmateSeeker();
      case HELPMATE, HELPSELFMATE -> new HelpmateSeeker();
    };
  }

  /** How a goal is sought and judged: the only thing that is asked of it. */
  interface Seeker {
    /** What is found within a budget; a limit leaves it open. */
    Found seek(Wanted wanted, MateSolver solver, SearchBudget budget);
  }
}
