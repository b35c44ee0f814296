package io.github.tsume.soundness;

import io.github.tsume.judgement.Judgement.Conclusion;
import io.github.tsume.mate.Solution;

/** The conclusions that a search allows. */
public final class Conclusions {
  private Conclusions() {}

  /** The conclusion of a solution. */
  public static Conclusion of(Solution solution) {
    return new Conclusion(
        solution.outcome(), solution.plies(), solution.mainline(), solution.leftover());
  }
}
