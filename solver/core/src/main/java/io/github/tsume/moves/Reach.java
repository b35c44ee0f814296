package io.github.tsume.moves;

import io.github.tsume.board.position.Position;
import io.github.tsume.rules.AttackTables;
import io.github.tsume.rules.Geometry;

/**
 * The squares that a piece gets to in a position; the answers are left in the position's scratch.
 */
final class Reach {
  private Reach() {}

  /** The squares that the piece, standing on {@code from}, attacks. */
  static void attacked(Position position, int piece, int from) {
    AttackTables tables = position.tables();
    long lo = tables.steps(piece, from, 0);
    long hi = tables.steps(piece, from, 1);
    int directions = tables.slides(piece);
    if (directions != 0) {
      Geometry geometry = position.geometry();
      long occupiedLo = position.occupied(0);
      long occupiedHi = position.occupied(1);
      do {
        int direction = Integer.numberOfTrailingZeros(directions);
        directions &= directions - 1;
        int end = geometry.firstOn(direction, from, occupiedLo, occupiedHi);
        lo |= geometry.ray(direction, from, 0) & ~geometry.ray(direction, end, 0);
        hi |= geometry.ray(direction, from, 1) & ~geometry.ray(direction, end, 1);
      } while (directions != 0);
    }
    position.scratch()[0] = lo;
    position.scratch()[1] = hi;
  }

  /** The squares that a piece of the side to move, not its king, can go to, even if pinned. */
  static void pseudoTargets(Position position, int from) {
    attacked(position, position.piece(from), from);
    int us = position.side();
    position.scratch()[0] &= ~position.pieces(us, 0);
    position.scratch()[1] &= ~position.pieces(us, 1);
  }

  /** The squares that a pin leaves to the piece of the side to move on {@code from}. */
  static long pinMask(Position position, int from, int half) {
    int us = position.side();
    int king = position.king(us);
    if (king < 0) {
      return -1;
    }
    int pinner = Pins.sliderBehind(position, king, from, us ^ 1);
    if (pinner == Pins.NONE) {
      return -1;
    }
    Geometry geometry = position.geometry();
    long pinnerBit = pinner >> 6 == half ? 1L << pinner : 0;
    return geometry.between(king, geometry.relation(king, pinner), pinner, half) | pinnerBit;
  }

  /** The square's bit if it is in the lower half, else 0. */
  static long lowBit(int square) {
    return square < 64 ? 1L << square : 0;
  }

  /** The square's bit if it is in the upper half, else 0. */
  static long highBit(int square) {
    return square < 64 ? 0 : 1L << square;
  }
}
