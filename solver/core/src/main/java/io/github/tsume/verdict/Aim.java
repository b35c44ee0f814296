package io.github.tsume.verdict;

/**
 * The object of a search: a goal, within so many plies.
 *
 * @param goal the goal
 * @param within how many plies it may take; 0 for any
 * @param defenderBegins whether the side to move is the defender (受先), as it may be where both help
 * @param solutions how many solutions there are meant to be
 */
public record Aim(Goal goal, int within, boolean defenderBegins, int solutions) {
  /** A mate of any length. */
  public static final Aim MATE = new Aim(Goal.MATE, 0);

  /** An aim that the side to move has, in one way. */
  public Aim(Goal goal, int within) {
    this(goal, within, false, 1);
  }

  /** The same, begun by the defender or by the attacker. */
  public Aim begun(boolean byDefender) {
    return new Aim(goal, within, byDefender, solutions);
  }

  /** The same, reached in so many ways. */
  public Aim in(int ways) {
    return new Aim(goal, within, defenderBegins, ways);
  }
}
