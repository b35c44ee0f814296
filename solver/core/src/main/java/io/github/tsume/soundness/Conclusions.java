package io.github.tsume.soundness;

import io.github.tsume.judgement.Conclusion;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.Verdict;

/** What a search found, as what may be concluded from it. */
public final class Conclusions {
  private Conclusions() {}

  /** The conclusion of a solution. */
  public static Conclusion of(Solution solution) {
    Verdict verdict = solution.verdict();
    Conclusion.Outcome outcome =
        verdict instanceof Verdict.Mate
            ? Conclusion.Outcome.MATE
            : verdict instanceof Verdict.NoMate
                ? Conclusion.Outcome.NO_MATE
                : Conclusion.Outcome.UNKNOWN;
    return new Conclusion(
        outcome, solution.length(), solution.isExact(), solution.mainline(), solution.leftover());
  }
}
