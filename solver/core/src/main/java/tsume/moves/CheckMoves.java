package tsume.moves;

import tsume.board.Position;

/** All legal moves that give check. */
public final class CheckMoves {
  private CheckMoves() {}

  /** Writes all legal checks of the side to move; returns the end. */
  public static int generate(Position position, int[] buffer, int at) { throw new UnsupportedOperationException("not yet"); }

  /** The hand kinds whose drop somewhere would give check, as a bit set. */
  public static int dropCheckKinds(Position position) { throw new UnsupportedOperationException("not yet"); }
}
