package tsume.moves;

import tsume.board.Position;

/** Mate at once. */
public final class MateInOne {
  private MateInOne() {}

  /** A move that mates at once, or Move.NONE. */
  public static int find(Position position) { throw new UnsupportedOperationException("not yet"); }
}
