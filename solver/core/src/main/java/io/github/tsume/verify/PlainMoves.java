package io.github.tsume.verify;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.AttackTables;
import io.github.tsume.rules.Piece;

/**
 * All legal moves, found the plain way: whatever a piece can do is tried on the board, and is legal
 * if the mover's king is not attacked afterwards.
 *
 * <p>The search has generators of its own, which look for checks and evasions alone; one that
 * overlooks a reply would find mates that are none. So nothing of them is used here.
 */
final class PlainMoves {
  private PlainMoves() {}

  /**
   * Writes all legal moves of the side to move; returns the end.
   *
   * @param buffer has room for {@link Position#MAX_MOVES} moves from {@code at} on
   */
  static int generate(Position position, int[] buffer, int at) {
    int us = position.side();
    int end = at;
    for (int square = 0; square < position.rules().squares(); square++) {
      int piece = position.piece(square);
      if (piece == Piece.EMPTY) {
        end = drops(position, square, buffer, end);
      } else if (Piece.side(piece) == us) {
        end = movesFrom(position, square, buffer, end);
      }
    }
    return end;
  }

  /** Whether there is any legal move: where there is none, all are tried, the king's first. */
  static boolean any(Position position) {
    int us = position.side();
    int[] moves = new int[Position.MAX_MOVES];
    int end = position.king(us) < 0 ? 0 : movesFrom(position, position.king(us), moves, 0);
    for (int square = 0; end == 0 && square < position.rules().squares(); square++) {
      int piece = position.piece(square);
      if (piece == Piece.EMPTY) {
        end = drops(position, square, moves, 0);
      } else if (Piece.side(piece) == us && square != position.king(us)) {
        end = movesFrom(position, square, moves, 0);
      }
    }
    return end > 0;
  }

  /** Whether a move is legal: one of those that {@link #generate} writes. */
  static boolean isLegal(Position position, int move) {
    int[] moves = position.moveScratch();
    int end = 0;
    if (Move.isDrop(move)) {
      if (position.piece(Move.to(move)) == Piece.EMPTY) {
        end = drops(position, Move.to(move), moves, 0);
      }
    } else {
      int piece = position.piece(Move.from(move));
      if (piece != Piece.EMPTY && Piece.side(piece) == position.side()) {
        end = movesFrom(position, Move.from(move), moves, 0);
      }
    }
    for (int i = 0; i < end; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  private static int movesFrom(Position position, int from, int[] buffer, int at) {
    int piece = position.piece(from);
    AttackTables tables = position.tables();
    int end = at;
    for (int half = 0; half < 2; half++) {
      long near = tables.steps(piece, from, half);
      long far = tables.slides(piece) == 0 ? 0 : position.geometry().lines(from, half);
      for (long left = near | far; left != 0; left &= left - 1) {
        int to = (half << 6) + Long.numberOfTrailingZeros(left);
        int there = position.piece(to);
        boolean free = there == Piece.EMPTY || Piece.side(there) != Piece.side(piece);
        if (free && tables.attacks(piece, from, to, position.occupied(0), position.occupied(1))) {
          end = forms(position, from, to, buffer, end);
        }
      }
    }
    return end;
  }

  /** Writes a move with and without promotion, as far as both are legal. */
  private static int forms(Position position, int from, int to, int[] buffer, int at) {
    int piece = position.piece(from);
    int kind = Piece.kind(piece);
    int there = position.piece(to);
    int plain = Move.of(from, to, kind, there == Piece.EMPTY ? 0 : Piece.kind(there), false);
    if (movesIntoCheck(position, plain)) {
      return at;
    }
    int end = at;
    boolean inZone = inZone(position, from) || inZone(position, to);
    boolean mayPromote = inZone && position.tables().promotes(kind);
    if (mayPromote) {
      buffer[end++] = Move.promoting(plain);
    }
    boolean must =
        mayPromote && (position.tables().compulsoryPromotion() || !canEverMove(position, kind, to));
    if (!must) {
      buffer[end++] = plain;
    }
    return end;
  }

  private static boolean inZone(Position position, int square) {
    return position.rules().inZone(position.sideToMove(), square);
  }

  /** Whether the mover's piece has a move from a square, if nothing is in its way. */
  private static boolean canEverMove(Position position, int kind, int square) {
    int piece = Piece.of(kind, position.side());
    return (position.tables().mobile(piece, square >>> 6) >>> square & 1) != 0;
  }

  private static boolean movesIntoCheck(Position position, int move) {
    int us = position.side();
    position.play(move);
    boolean attacked =
        position.king(us) >= 0 && position.isAttacked(position.king(us), position.side());
    position.undo(move);
    return attacked;
  }

  /** Whether the mover's king is attacked though something stands on an empty square. */
  private static boolean leavesKingAttacked(Position position, int square) {
    int king = position.king(position.side());
    long lo = position.occupied(0) | (square < 64 ? 1L << square : 0);
    long hi = position.occupied(1) | (square < 64 ? 0 : 1L << square);
    return king >= 0 && position.isAttacked(king, position.side() ^ 1, lo, hi);
  }

  /** Writes the legal drops on an empty square. */
  private static int drops(Position position, int to, int[] buffer, int at) {
    int us = position.side();
    int hand = position.hand(us);
    int end = at;
    boolean asked = false;
    for (int kind = 1; kind < position.rules().kindLimit(); kind++) {
      if (Hand.count(hand, kind) == 0 || !canEverMove(position, kind, to)) {
        continue;
      }
      if (!asked && leavesKingAttacked(position, to)) {
        return at; // Whatever is dropped here.
      }
      asked = true;
      if (kind != position.rules().pawnKind() || mayDropPawn(position, to)) {
        buffer[end++] = Move.drop(kind, to);
      }
    }
    return end;
  }

  /** A pawn must not be one too many on its file, and must not mate. */
  private static boolean mayDropPawn(Position position, int to) {
    if (!position.pawnFitsFile(position.side(), to)) {
      return false;
    }
    int move = Move.drop(position.rules().pawnKind(), to);
    position.play(move);
    boolean mates = position.inCheck() && generate(position, new int[Position.MAX_MOVES], 0) == 0;
    position.undo(move);
    return !mates;
  }
}
