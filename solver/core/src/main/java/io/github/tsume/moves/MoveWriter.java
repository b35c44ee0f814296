package io.github.tsume.moves;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.AttackTables;
import io.github.tsume.rules.Piece;

/** A translation of "this piece goes there" into moves: promotions, drops and what forbids them. */
final class MoveWriter {
  private MoveWriter() {}

  /** Writes the move with and without promotion, as far as the rules allow each. */
  static int moves(Position position, int from, int to, int[] buffer, int at) {
    AttackTables tables = position.tables();
    int piece = position.piece(from);
    int captured = position.piece(to);
    int move = Move.of(from, to, piece & 15, captured < 0 ? 0 : captured & 15, false);
    int end = at;
    if (tables.promotes(piece & 15)) {
      int side = piece >>> 4;
      long zones = tables.zone(side, from >>> 6) >>> from | tables.zone(side, to >>> 6) >>> to;
      if ((zones & 1) != 0) {
        buffer[end++] = Move.promoting(move);
        if (tables.compulsoryPromotion() || !isMobile(tables, piece, to)) {
          return end;
        }
      }
    }
    buffer[end++] = move;
    return end;
  }

  /** Writes the drops on one square, kinds of small value first. */
  static int drops(Position position, int to, int[] buffer, int at) {
    int us = position.side();
    int hand = position.hand(us);
    int end = at;
    for (int kind = position.rules().kindLimit() - 1; kind > 0 && hand != 0; kind--) {
      if (Hand.count(hand, kind) > 0 && canDrop(position, kind, to)) {
        buffer[end++] = Move.drop(kind, to);
      }
    }
    return end;
  }

  /** Whether the side to move may drop the kind on this empty square, as regards the square. */
  static boolean canDrop(Position position, int kind, int to) {
    int us = position.side();
    if (!isMobile(position.tables(), kind | us << 4, to)) {
      return false;
    }
    return kind != position.rules().pawnKind()
        || (position.pawnFitsFile(us, to) && !isDropPawnMate(position, to));
  }

  /** Whether a pawn dropped on the square would mate, which is forbidden. */
  static boolean isDropPawnMate(Position position, int to) {
    int us = position.side();
    int king = position.king(us ^ 1);
    int pawn = position.rules().pawnKind();
    if (king < 0 || (position.tables().steps(pawn | us << 4, to, king >>> 6) >>> king & 1) == 0) {
      return false;
    }
    int move = Move.drop(pawn, to);
    position.play(move);
    boolean mate = !Evasions.any(position);
    position.undo(move);
    return mate;
  }

  static boolean isMobile(AttackTables tables, int piece, int square) {
    return (tables.mobile(piece, square >>> 6) >>> square & 1) != 0;
  }

  /** Whether the kind is the king's; kings are written elsewhere. */
  static boolean isKing(int piece) {
    return (piece & 15) == Piece.KING;
  }
}
