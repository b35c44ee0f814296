package io.github.tsume.mate;

import io.github.tsume.verify.Worth;

/**
 * The answer to whether the attacker keeps pieces in hand to the end of a mate, if both sides keep
 * the length: he wants to, the defender does not. The further down the list, the worse for the
 * defender.
 */
public enum Leftover {
  /** He cannot. */
  NONE,
  /** He can, but at the last move he could also empty his hand. */
  BY_CHOICE,
  /** Every mate at once leaves some. */
  ALWAYS;

  /** The same as the part of a {@link Worth} that is kept. */
  public int kept() {
    return Worth.NONE - ordinal();
  }

  /** Whether the attacker can keep some. */
  public boolean isSome() {
    return this != NONE;
  }
}
