package io.github.tsume.moves;

import io.github.tsume.board.position.Position;
import io.github.tsume.rules.AttackTables;
import io.github.tsume.rules.Geometry;

/** The pieces that give check to the side to move. */
final class Checkers {
  static final int NONE = -1;

  /** Two or more pieces give check: only the king can answer. */
  static final int DOUBLE = -2;

  private Checkers() {}

  /** The square of the only checking piece, or {@link #NONE}, or {@link #DOUBLE}. */
  static int find(Position position) {
    int us = position.side();
    int king = position.king(us);
    if (king < 0) {
      return NONE;
    }
    AttackTables tables = position.tables();
    Geometry geometry = position.geometry();
    long lo = position.occupied(0);
    long hi = position.occupied(1);
    int checker = NONE;
    for (int half = 0; half < 2; half++) {
      long candidates =
          position.pieces(us ^ 1, half) & tables.near(us ^ 1, king, half)
              | position.sliders(us ^ 1, half) & geometry.lines(king, half);
      while (candidates != 0) {
        int from = (half << 6) + Long.numberOfTrailingZeros(candidates);
        candidates &= candidates - 1;
        if (tables.attacks(position.piece(from), from, king, lo, hi)) {
          if (checker != NONE) {
            return DOUBLE;
          }
          checker = from;
        }
      }
    }
    return checker;
  }

  /** Whether dropping or moving something between can stop the check. */
  static boolean canInterpose(Position position, int checker, int king) {
    int relation = position.geometry().relation(checker, king);
    return (position.tables().blockable(position.piece(checker)) >>> relation & 1) != 0;
  }

  /**
   * The squares where a piece other than the king answers a check by going there: the checking
   * piece's and those between; none if the check is double.
   */
  static long answers(Position position, int checker, int half) {
    if (checker == DOUBLE) {
      return 0;
    }
    int king = position.king(position.side());
    long squares = checker >> 6 == half ? 1L << checker : 0;
    if (canInterpose(position, checker, king)) {
      Geometry geometry = position.geometry();
      squares |= geometry.between(checker, geometry.relation(checker, king), king, half);
    }
    return squares;
  }
}
