package io.github.tsume.mate;

import io.github.tsume.game.FutileRule;

/**
 * The wishes of what to find out about a position.
 *
 * @param futile which interpositions may be futile
 * @param exactLength whether to go on until the length is proved to be the shortest
 * @param rawLength whether to look for the raw length too
 * @param explain whether to note the futile interpositions along the mainline
 * @param solutions how many solutions to show, at most, where there may be several
 */
public record SolveOptions(
    FutileRule futile, boolean exactLength, boolean rawLength, boolean explain, int solutions) {
  /** So many solutions are shown if nothing is said of them. */
  public static final int USUAL_SOLUTIONS = 10;

  /** The composers' convention, exact length. */
  public static final SolveOptions DEFAULT =
      new SolveOptions(FutileRule.STANDARD, true, false, false);

  /** Wishes that say nothing of several solutions. */
  public SolveOptions(FutileRule futile, boolean exactLength, boolean rawLength, boolean explain) {
    this(futile, exactLength, rawLength, explain, USUAL_SOLUTIONS);
  }

  /** The same with so many solutions, at most. */
  public SolveOptions withSolutions(int most) {
    return new SolveOptions(futile, exactLength, rawLength, explain, most);
  }

  /** The same with another rule for interpositions. */
  public SolveOptions withFutile(FutileRule rule) {
    return new SolveOptions(rule, exactLength, rawLength, explain, solutions);
  }

  /** The same with or without a proof that the length is the shortest. */
  public SolveOptions withExactLength(boolean wanted) {
    return new SolveOptions(futile, wanted, rawLength, explain, solutions);
  }

  /** The same with or without the raw length. */
  public SolveOptions withRawLength(boolean wanted) {
    return new SolveOptions(futile, exactLength, wanted, explain, solutions);
  }

  /** The same with or without notes on futile interpositions. */
  public SolveOptions withExplain(boolean wanted) {
    return new SolveOptions(futile, exactLength, rawLength, wanted, solutions);
  }
}
