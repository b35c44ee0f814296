package io.github.tsume.mate;

import io.github.tsume.dfpn.SearchBudget;

/** The three-valued answer to "is there a mate?". A limit that was hit is never "no mate". */
public sealed interface Verdict {
  /**
   * There is a mate, and it was replayed.
   *
   * @param length the plies it takes, by the convention that was asked for
   * @param exact whether it is proved that no shorter one exists; if not, {@code length} is an
   *     upper bound
   */
  record Mate(int length, boolean exact) implements Verdict {}

  /** There is no mate of any length; proved. */
  record NoMate() implements Verdict {}

  /**
   * Not known.
   *
   * @param limit what was spent before an answer was found
   */
  record Unknown(SearchBudget.Limit limit) implements Verdict {}
}
