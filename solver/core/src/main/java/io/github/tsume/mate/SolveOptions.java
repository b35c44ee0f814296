package io.github.tsume.mate;

import io.github.tsume.game.FutileRule;

/**
 * The wishes of what to find out about a position.
 *
 * @param futile which interpositions may be futile
 * @param exactLength whether to go on until the length is proved to be the shortest
 * @param rawLength whether to look for the raw length too
 * @param explain whether to note the futile interpositions along the mainline
 */
public record SolveOptions(
    FutileRule futile, boolean exactLength, boolean rawLength, boolean explain) {
  /** The composers' convention, exact length. */
  public static final SolveOptions DEFAULT =
      new SolveOptions(FutileRule.STANDARD, true, false, false);

  /** The same with another rule for interpositions. */
  public SolveOptions withFutile(FutileRule rule) {
    return new SolveOptions(rule, exactLength, rawLength, explain);
  }

  /** The same with or without a proof that the length is the shortest. */
  public SolveOptions withExactLength(boolean wanted) {
    return new SolveOptions(futile, wanted, rawLength, explain);
  }

  /** The same with or without the raw length. */
  public SolveOptions withRawLength(boolean wanted) {
    return new SolveOptions(futile, exactLength, wanted, explain);
  }

  /** The same with or without notes on futile interpositions. */
  public SolveOptions withExplain(boolean wanted) {
    return new SolveOptions(futile, exactLength, rawLength, wanted);
  }
}
