package io.github.tsume.goal;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;

/** How a goal is sought and judged: the only thing that is asked of it. */
interface Seeker {
  /** What is found within a budget; a limit leaves it open. */
  Found seek(Wanted wanted, MateSolver solver, SearchBudget budget);
}
