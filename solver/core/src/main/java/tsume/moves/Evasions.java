package tsume.moves;

import tsume.board.Position;

/** All legal moves of a side in check. */
public final class Evasions {
  private Evasions() {}

  /** Writes all evasions; returns the end. */
  public static int generate(Position position, int[] buffer, int at) { throw new UnsupportedOperationException("not yet"); }

  /** Whether there is an evasion. */
  public static boolean any(Position position) { throw new UnsupportedOperationException("not yet"); }

  /** The hand kinds that could be interposed, as a bit set. */
  public static int interpositionKinds(Position position) { throw new UnsupportedOperationException("not yet"); }
}
