package io.github.tsume.goal;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * What one may want of a position. Whoever works on many problems asks the goal, and knows none of
 * them; how to add one is told in architecture.md.
 */
public enum Goal {
  /** A mate by checks alone. */
  MATE(new MateSeeker());

  private final Seeker seeker;

  Goal(Seeker seeker) {
    this.seeker = seeker;
  }

  /** The stable name in results and options, such as "mate". */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The goal of a code. */
  public static Optional<Goal> ofCode(String code) {
    return Arrays.stream(values()).filter(each -> each.code().equals(code)).findFirst();
  }

  /**
   * Looks for it in a position, and judges the composition if that is asked.
   *
   * @param solver without knowledge of other problems
   */
  public Found seek(Wanted wanted, MateSolver solver, SearchBudget budget) {
    return seeker.seek(wanted, solver, budget);
  }
}
