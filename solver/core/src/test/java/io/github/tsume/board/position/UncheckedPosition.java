package io.github.tsume.board.position;

import io.github.tsume.board.Setup;

/** Positions of setups that are not examined: a test may want one with too many rooks. */
public final class UncheckedPosition {
  private UncheckedPosition() {}

  public static Position of(Setup setup) {
    return Position.ofUnchecked(setup);
  }
}
