package tsume.moves;

import tsume.board.Move;
import tsume.board.Position;
import tsume.rules.AttackTables;
import tsume.rules.Geometry;
import tsume.rules.Piece;

/**
 * The squares to which the king of the side that is not to move could flee if it were its turn.
 *
 * <p>Found once for a position, they tell of most of its checks, without playing them, that they do
 * not mate: a check takes away only those that the checking piece attacks from where it goes, or
 * that a line opened behind it leads to.
 */
public final class FlightSquares {
  private int king;
  private long lo;
  private long hi;

  /** Finds them for a position; what was found for another is forgotten. */
  public void find(Position position) {
    int them = position.side() ^ 1;
    king = position.king(them);
    AttackTables tables = position.tables();
    long[] scratch = position.scratch();
    scratch[0] = tables.steps(Piece.KING, king, 0) & ~position.pieces(them, 0);
    scratch[1] = tables.steps(Piece.KING, king, 1) & ~position.pieces(them, 1);
    KingMoves.removeAttacked(position, king, occupiedLo(position), occupiedHi(position));
    lo = scratch[0];
    hi = scratch[1];
  }

  /**
   * Whether one of them surely remains after a check, so that it does not mate; false if that is
   * not so plain.
   *
   * @param check a legal move of the position for which they were found
   */
  public boolean remainAfter(Position position, int check) {
    int to = Move.to(check);
    long leftLo = lo & ~Reach.lowBit(to);
    long leftHi = hi & ~Reach.highBit(to);
    if ((leftLo | leftHi) == 0 || !Move.isDrop(check) && mayOpenLine(position, Move.from(check))) {
      return false;
    }
    AttackTables tables = position.tables();
    int piece = Move.kindAfter(check) | position.side() << 4;
    leftLo &= ~tables.steps(piece, to, 0);
    leftHi &= ~tables.steps(piece, to, 1);
    int directions = tables.slides(piece);
    if (directions == 0) {
      return (leftLo | leftHi) != 0;
    }
    Geometry geometry = position.geometry();
    // The king does not shield the squares behind it.
    long occupiedLo = occupiedLo(position);
    long occupiedHi = occupiedHi(position);
    while (directions != 0 && (leftLo | leftHi) != 0) {
      int direction = Integer.numberOfTrailingZeros(directions);
      directions &= directions - 1;
      long rayLo = geometry.ray(direction, to, 0);
      long rayHi = geometry.ray(direction, to, 1);
      if ((rayLo & leftLo | rayHi & leftHi) != 0) {
        int end = geometry.firstOn(direction, to, occupiedLo, occupiedHi);
        leftLo &= ~rayLo | geometry.ray(direction, end, 0);
        leftHi &= ~rayHi | geometry.ray(direction, end, 1);
      }
    }
    return (leftLo | leftHi) != 0;
  }

  private static boolean mayOpenLine(Position position, int from) {
    int us = position.side();
    Geometry geometry = position.geometry();
    return (position.sliders(us, 0) & geometry.lines(from, 0) & ~Reach.lowBit(from)
            | position.sliders(us, 1) & geometry.lines(from, 1) & ~Reach.highBit(from))
        != 0;
  }

  private long occupiedLo(Position position) {
    return position.occupied(0) & ~Reach.lowBit(king);
  }

  private long occupiedHi(Position position) {
    return position.occupied(1) & ~Reach.highBit(king);
  }
}
