package tsume.moves;

import tsume.board.Position;

/** All legal moves. */
public final class LegalMoves {
  private LegalMoves() {}

  /** Writes all legal moves of the side to move; returns the end. */
  public static int generate(Position position, int[] buffer, int at) { throw new UnsupportedOperationException("not yet"); }

  /** Whether the move is legal. */
  public static boolean isLegal(Position position, int move) { throw new UnsupportedOperationException("not yet"); }

  /** The legal move that a USI text names, or Move.NONE. */
  public static int resolve(Position position, String usi) { throw new UnsupportedOperationException("not yet"); }
}
