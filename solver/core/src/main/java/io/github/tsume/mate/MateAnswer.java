package io.github.tsume.mate;

import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Reason;

/**
 * The three-valued answer of a search to "is there a mate?", with what goes with each. A limit that
 * was hit is never "no mate".
 */
public sealed interface MateAnswer {
  /**
   * There is a mate, and it was replayed.
   *
   * @param length the plies it takes, by the convention that was asked for
   */
  record Mate(PlyCount length) implements MateAnswer {}

  /** The same in one word. */
  default Outcome outcome() {
    if (this instanceof Mate) {
      return Outcome.MATE;
    }
    return this instanceof NoMate ? Outcome.NO_MATE : Outcome.UNKNOWN;
  }

  /** There is no mate of any length; proved. */
  record NoMate() implements MateAnswer {}

  /**
   * Not known.
   *
   * @param limit what was spent before an answer was found
   */
  record Unknown(Reason limit) implements MateAnswer {}
}
