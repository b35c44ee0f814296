package io.github.tsume.moves;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.AttackTables;
import io.github.tsume.rules.Geometry;

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
    KingMoves.findTargets(position, them);
    lo = position.scratch()[0];
    hi = position.scratch()[1];
  }

  /**
   * Whether one of them surely remains after a check, so that it does not mate; false if that is
   * not so plain.
   *
   * @param check a legal move of the position for which they were found
   */
  public boolean remainAfter(Position position, int check) {
    int to = Move.to(check);
    long[] scratch = position.scratch();
    scratch[0] = lo & ~Reach.lowBit(to);
    scratch[1] = hi & ~Reach.highBit(to);
    if ((scratch[0] | scratch[1]) == 0) {
      return false;
    }
    AttackTables tables = position.tables();
    int piece = Move.kindAfter(check) | position.side() << 4;
    scratch[0] &= ~tables.steps(piece, to, 0);
    scratch[1] &= ~tables.steps(piece, to, 1);
    if (!Move.isDrop(check)) {
      removeOpened(position, Move.from(check));
    }
    if ((scratch[0] | scratch[1]) != 0 && tables.slides(piece) != 0) {
      // The king does not shield the squares behind it.
      long occupiedLo = position.occupied(0) & ~Reach.lowBit(king);
      long occupiedHi = position.occupied(1) & ~Reach.highBit(king);
      KingMoves.removeSlides(position, piece, to, occupiedLo, occupiedHi);
    }
    return (scratch[0] | scratch[1]) != 0;
  }

  /**
   * How many of them remain after a drop, or -1 if it may block a line of its own side and so open
   * others to the king.
   *
   * @param position the position for which they were found, after the drop
   */
  int countAfterDrop(Position position, int drop) {
    int to = Move.to(drop);
    int us = position.side() ^ 1;
    AttackTables tables = position.tables();
    Geometry geometry = position.geometry();
    // The king does not shield the squares behind it.
    long occupiedLo = position.occupied(0) & ~Reach.lowBit(king);
    long occupiedHi = position.occupied(1) & ~Reach.highBit(king);
    for (int half = 0; half < 2; half++) {
      long sliders = position.sliders(us, half) & geometry.lines(to, half);
      while (sliders != 0) {
        int slider = (half << 6) + Long.numberOfTrailingZeros(sliders);
        sliders &= sliders - 1;
        if (tables.attacks(position.piece(slider), slider, to, occupiedLo, occupiedHi)) {
          return -1;
        }
      }
    }
    int piece = Move.kind(drop) | us << 4;
    long[] scratch = position.scratch();
    scratch[0] = lo & ~tables.steps(piece, to, 0);
    scratch[1] = hi & ~tables.steps(piece, to, 1);
    if (tables.slides(piece) != 0) {
      KingMoves.removeSlides(position, piece, to, occupiedLo, occupiedHi);
    }
    return Long.bitCount(scratch[0]) + Long.bitCount(scratch[1]);
  }

  /**
   * The kinds of pieces, as a bit set, of which a check may take them all away if it opens no line.
   */
  int coveringKinds(Position position) {
    return position.tables().flightCover().kinds(position.side(), king, lo, hi);
  }

  /** Whether a slider of the side to move may attack something new when a square is left. */
  static boolean mayOpenLine(Position position, int from) {
    int us = position.side();
    Geometry geometry = position.geometry();
    return (position.sliders(us, 0) & geometry.lines(from, 0) & ~Reach.lowBit(from)
            | position.sliders(us, 1) & geometry.lines(from, 1) & ~Reach.highBit(from))
        != 0;
  }

  /** Removes from the halves in the scratch what sliders may attack when a square is left. */
  private static void removeOpened(Position position, int from) {
    int us = position.side();
    Geometry geometry = position.geometry();
    long[] scratch = position.scratch();
    for (int half = 0; half < 2; half++) {
      long sliders = position.sliders(us, half) & geometry.lines(from, half);
      while (sliders != 0) {
        int slider = (half << 6) + Long.numberOfTrailingZeros(sliders);
        sliders &= sliders - 1;
        if (slider != from) {
          int direction = geometry.relation(slider, from) & 7;
          scratch[0] &= ~geometry.ray(direction, from, 0);
          scratch[1] &= ~geometry.ray(direction, from, 1);
        }
      }
    }
  }
}
