package io.github.tsume.moves;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.AttackTables;
import io.github.tsume.rules.Geometry;
import io.github.tsume.rules.Piece;

/** A generator of checks that a piece gives by attacking the king from the square it moves to. */
final class DirectChecks {
  /*
   * A move checks if it leads to a square from which the piece, as it is after the move, attacks
   * the king. Those squares are known with the moving piece still at its place, which matters only
   * if it stands in its own way: if promoting it gains a slide back over the square it comes from,
   * as the falcon does. Such pieces take the exact way, move by move.
   */
  private DirectChecks() {}

  /** Writes the direct checks of a piece that is neither king nor screen; returns the end. */
  static int generate(
      Position position, int from, int king, long allowedLo, long allowedHi, int[] buffer, int at) {
    AttackTables tables = position.tables();
    int us = position.side();
    int piece = position.piece(from);
    // Where the piece goes on an empty board; what is in its way is looked at below.
    long lo = tables.sources(piece ^ Piece.WHITE, from, 0) & ~position.pieces(us, 0) & allowedLo;
    long hi = tables.sources(piece ^ Piece.WHITE, from, 1) & ~position.pieces(us, 1) & allowedHi;
    long promotionsLo = 0;
    long promotionsHi = 0;
    long plainLo = lo;
    long plainHi = hi;
    if (tables.promotes(piece & 15)) {
      int promoted = piece | Piece.PROMOTED;
      if ((tables.slides(promoted) & ~tables.slides(piece)) != 0) {
        return oneByOne(position, from, king, lo, hi, buffer, at);
      }
      boolean leaves = (tables.zone(us, from >>> 6) >>> from & 1) != 0;
      long zoneLo = leaves ? -1 : tables.zone(us, 0);
      long zoneHi = leaves ? -1 : tables.zone(us, 1);
      if ((lo & zoneLo | hi & zoneHi) != 0) {
        promotionsLo = lo & zoneLo & CheckSquares.of(position, promoted, king, 0);
        promotionsHi = hi & zoneHi & CheckSquares.of(position, promoted, king, 1);
        plainLo &= tables.compulsoryPromotion() ? ~zoneLo : tables.mobile(piece, 0);
        plainHi &= tables.compulsoryPromotion() ? ~zoneHi : tables.mobile(piece, 1);
      }
    }
    plainLo &= CheckSquares.of(position, piece, king, 0);
    plainHi &= CheckSquares.of(position, piece, king, 1);
    lo = plainLo | promotionsLo;
    hi = plainHi | promotionsHi;
    if ((lo | hi) == 0) {
      return at;
    }
    if (position.king(us) >= 0) {
      lo &= Reach.pinMask(position, from, 0);
      hi &= Reach.pinMask(position, from, 1);
    }
    int end = at;
    while ((lo | hi) != 0) {
      int to;
      int forms;
      if (lo != 0) {
        to = Long.numberOfTrailingZeros(lo);
        forms = (int) (plainLo >>> to & 1 | (promotionsLo >>> to & 1) << 1);
        lo &= lo - 1;
      } else {
        to = 64 + Long.numberOfTrailingZeros(hi);
        forms = (int) (plainHi >>> to & 1 | (promotionsHi >>> to & 1) << 1);
        hi &= hi - 1;
      }
      if (isInReach(position, piece, from, to)) {
        int captured = position.piece(to);
        int move = Move.of(from, to, piece & 15, captured < 0 ? 0 : captured & 15, false);
        if ((forms & 2) != 0) {
          buffer[end++] = Move.promoting(move);
        }
        if ((forms & 1) != 0) {
          buffer[end++] = move;
        }
      }
    }
    return end;
  }

  /** Whether nothing stands between, given that the piece goes there on an empty board. */
  private static boolean isInReach(Position position, int piece, int from, int to) {
    if (position.tables().slides(piece) == 0) {
      return true;
    }
    Geometry geometry = position.geometry();
    int relation = geometry.relation(from, to);
    return (position.tables().blockable(piece) >>> relation & 1) == 0
        || geometry.isClear(from, relation, to, position.occupied(0), position.occupied(1));
  }

  /** Writes those moves to the squares that check, each tested with its origin vacated. */
  private static int oneByOne(
      Position position, int from, int king, long lo, long hi, int[] buffer, int at) {
    int piece = position.piece(from);
    int end = at;
    for (int half = 0; half < 2; half++) {
      long left = (half == 0 ? lo : hi) & Reach.pinMask(position, from, half);
      while (left != 0) {
        int to = (half << 6) + Long.numberOfTrailingZeros(left);
        left &= left - 1;
        if (isInReach(position, piece, from, to)) {
          end = writeIfCheck(position, from, to, king, buffer, end);
        }
      }
    }
    return end;
  }

  /** Writes those forms of a move that attack the king from the new square. */
  static int writeIfCheck(Position position, int from, int to, int king, int[] buffer, int at) {
    AttackTables tables = position.tables();
    int color = position.piece(from) & Piece.WHITE;
    long occupiedLo = position.occupied(0) & ~Reach.lowBit(from);
    long occupiedHi = position.occupied(1) & ~Reach.highBit(from);
    int end = MoveWriter.moves(position, from, to, buffer, at);
    int kept = at;
    for (int i = at; i < end; i++) {
      if (tables.attacks(Move.kindAfter(buffer[i]) | color, to, king, occupiedLo, occupiedHi)) {
        buffer[kept++] = buffer[i];
      }
    }
    return kept;
  }
}
