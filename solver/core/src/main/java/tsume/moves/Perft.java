package tsume.moves;

import tsume.board.Position;

/** Counts of legal sequences. */
public final class Perft {
  private Perft() {}

  /** The number of legal sequences of that many plies. */
  public static long count(Position position, int depth) { throw new UnsupportedOperationException("not yet"); }
}
