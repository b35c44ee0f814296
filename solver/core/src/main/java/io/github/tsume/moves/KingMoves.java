package io.github.tsume.moves;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.AttackTables;
import io.github.tsume.rules.Geometry;
import io.github.tsume.rules.Piece;

/** The moves of the king of the side to move to squares that are not attacked. */
final class KingMoves {
  private KingMoves() {}

  /** Writes the king's legal moves to squares outside the excluded halves; returns the end. */
  static int generate(Position position, long notLo, long notHi, int[] buffer, int at) {
    int king = position.king(position.side());
    if (king < 0) {
      return at;
    }
    findTargets(position, position.side());
    long[] targets = position.scratch();
    int end = at;
    for (int half = 0; half < 2; half++) {
      long left = targets[half] & ~(half == 0 ? notLo : notHi);
      while (left != 0) {
        int to = (half << 6) + Long.numberOfTrailingZeros(left);
        left &= left - 1;
        int captured = position.piece(to);
        buffer[end++] = Move.of(king, to, Piece.KING, captured < 0 ? 0 : captured & 15, false);
      }
    }
    return end;
  }

  /** Whether the king has a legal move. */
  static boolean any(Position position) {
    findTargets(position, position.side());
    long[] targets = position.scratch();
    return (targets[0] | targets[1]) != 0;
  }

  /** How many legal moves the king has. */
  static int count(Position position) {
    findTargets(position, position.side());
    long[] targets = position.scratch();
    return Long.bitCount(targets[0]) + Long.bitCount(targets[1]);
  }

  /** Leaves the squares that the king of a side may go to in the position's scratch. */
  static void findTargets(Position position, int us) {
    int king = position.king(us);
    AttackTables tables = position.tables();
    long lo = tables.steps(Piece.KING, king, 0) & ~position.pieces(us, 0);
    long hi = tables.steps(Piece.KING, king, 1) & ~position.pieces(us, 1);
    position.scratch()[0] = lo;
    position.scratch()[1] = hi;
    // The king does not shield the squares behind it.
    long occupiedLo = position.occupied(0) & ~Reach.lowBit(king);
    long occupiedHi = position.occupied(1) & ~Reach.highBit(king);
    removeAttacked(position, king, occupiedLo, occupiedHi);
  }

  /**
   * Removes from the halves in the position's scratch, neighbours of {@code king}, those that the
   * opponent of the king's side attacks when these squares are occupied.
   */
  static void removeAttacked(Position position, int king, long occupiedLo, long occupiedHi) {
    AttackTables tables = position.tables();
    int them = Piece.side(position.piece(king)) ^ 1;
    long lo = position.scratch()[0];
    long hi = position.scratch()[1];
    for (int half = 0; half < 2; half++) {
      long pieces = position.pieces(them, half) & tables.kingZone(them, king, half);
      while (pieces != 0 && (lo | hi) != 0) {
        int from = (half << 6) + Long.numberOfTrailingZeros(pieces);
        pieces &= pieces - 1;
        int piece = position.piece(from);
        lo &= ~tables.steps(piece, from, 0);
        hi &= ~tables.steps(piece, from, 1);
      }
    }
    long[] scratch = position.scratch();
    scratch[0] = lo;
    scratch[1] = hi;
    for (int half = 0; half < 2; half++) {
      long sliders = position.sliders(them, half) & tables.kingLines(king, half);
      while (sliders != 0 && (scratch[0] | scratch[1]) != 0) {
        int from = (half << 6) + Long.numberOfTrailingZeros(sliders);
        sliders &= sliders - 1;
        removeSlides(position, position.piece(from), from, occupiedLo, occupiedHi);
      }
    }
  }

  /** Removes from the same halves those that a piece on {@code from} attacks by sliding. */
  static void removeSlides(
      Position position, int piece, int from, long occupiedLo, long occupiedHi) {
    Geometry geometry = position.geometry();
    long[] scratch = position.scratch();
    long lo = scratch[0];
    long hi = scratch[1];
    int directions = position.tables().slides(piece);
    while (directions != 0) {
      int direction = Integer.numberOfTrailingZeros(directions);
      directions &= directions - 1;
      long rayLo = geometry.ray(direction, from, 0);
      long rayHi = geometry.ray(direction, from, 1);
      if ((rayLo & lo | rayHi & hi) != 0) {
        int end = geometry.firstOn(direction, from, occupiedLo, occupiedHi);
        lo &= ~rayLo | geometry.ray(direction, end, 0);
        hi &= ~rayHi | geometry.ray(direction, end, 1);
      }
    }
    scratch[0] = lo;
    scratch[1] = hi;
  }
}
