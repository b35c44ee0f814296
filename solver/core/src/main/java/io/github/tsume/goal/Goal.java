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
  MATE(new MateSeeker(), 0),
  /** A brinkmate (必至): a move after which every defence is answered by a mate, or by another. */
  BRINKMATE(new BrinkmateSeeker(), 3);

  private final Seeker seeker;
  private final int within;

  Goal(Seeker seeker, int within) {
    this.seeker = seeker;
    this.within = within;
  }

  /** What is looked for if nothing is said of the plies. */
  public Aim aim() {
    return new Aim(this, within);
  }

  /** Whether it is looked for within so many plies only. */
  public boolean isBounded() {
    return within > 0;
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
