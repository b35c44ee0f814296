package io.github.tsume.board;

/** The rule for what the defender holds when a problem is set up. */
public enum DefenderHand {
  /** The rest if the input states no hand for the defender, otherwise what it states. */
  AUTO,
  /** What the input states. */
  AS_IS,
  /** What the input states, and every piece of the full set that is nowhere else. */
  REST
}
