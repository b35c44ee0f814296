package io.github.tsume.verdict;

/**
 * The object of a search: a goal, within so many plies.
 *
 * @param goal the goal
 * @param within how many plies it may take; 0 for any
 */
public record Aim(Goal goal, int within) {
  /** A mate of any length. */
  public static final Aim MATE = new Aim(Goal.MATE, 0);
}
