package io.github.tsume.soundness;

import io.github.tsume.judgement.Conclusion;
import io.github.tsume.mate.Solution;

/** What a search found, as what may be concluded from it. */
public final class Conclusions {
  private Conclusions() {}

  /** The conclusion of a solution. */
  public static Conclusion of(Solution solution) {
    return new Conclusion(
        solution.outcome(),
        solution.length(),
        solution.isExact(),
        solution.mainline(),
        solution.leftover());
  }
}
