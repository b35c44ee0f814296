package io.github.tsume.moves;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Piece;
import java.util.Arrays;

/** All legal moves of the side to move. */
public final class LegalMoves {
  private LegalMoves() {}

  /** All legal moves, for whoever does not count the time. */
  public static int[] of(Position position) {
    int[] buffer = new int[Position.MAX_MOVES];
    return Arrays.copyOf(buffer, generate(position, buffer, 0));
  }

  /**
   * Writes all legal moves of the side to move; returns the end.
   *
   * @param buffer has room for {@link Position#MAX_MOVES} moves from {@code at} on
   */
  public static int generate(Position position, int[] buffer, int at) {
    int checker = Checkers.find(position);
    if (checker != Checkers.NONE) {
      return Evasions.generate(position, checker, buffer, at);
    }
    int us = position.side();
    int end = KingMoves.generate(position, 0, 0, buffer, at);
    for (int half = 0; half < 2; half++) {
      long pieces = position.pieces(us, half);
      while (pieces != 0) {
        int from = (half << 6) + Long.numberOfTrailingZeros(pieces);
        pieces &= pieces - 1;
        if (!MoveWriter.isKing(position.piece(from))) {
          end = movesFrom(position, from, buffer, end);
        }
      }
    }
    int hand = position.hand(us);
    for (int kind = 1; kind < position.rules().kindLimit(); kind++) {
      if (Hand.count(hand, kind) > 0) {
        end = dropsOf(position, kind, buffer, end);
      }
    }
    return end;
  }

  private static int movesFrom(Position position, int from, int[] buffer, int at) {
    Reach.pseudoTargets(position, from);
    long lo = position.scratch()[0] & Reach.pinMask(position, from, 0);
    long hi = position.scratch()[1] & Reach.pinMask(position, from, 1);
    int end = at;
    while (lo != 0) {
      end = MoveWriter.moves(position, from, Long.numberOfTrailingZeros(lo), buffer, end);
      lo &= lo - 1;
    }
    while (hi != 0) {
      end = MoveWriter.moves(position, from, 64 + Long.numberOfTrailingZeros(hi), buffer, end);
      hi &= hi - 1;
    }
    return end;
  }

  private static int dropsOf(Position position, int kind, int[] buffer, int at) {
    int piece = Piece.of(kind, position.side());
    boolean isPawn = kind == position.rules().pawnKind();
    int end = at;
    for (int half = 0; half < 2; half++) {
      long left = position.tables().mobile(piece, half) & ~position.occupied(half);
      while (left != 0) {
        int to = (half << 6) + Long.numberOfTrailingZeros(left);
        left &= left - 1;
        if (!isPawn || MoveWriter.canDrop(position, kind, to)) {
          buffer[end++] = Move.drop(kind, to);
        }
      }
    }
    return end;
  }

  /** Whether the move is legal in the position. */
  public static boolean isLegal(Position position, int move) {
    int[] moves = position.moveScratch();
    int end = generate(position, moves, 0);
    for (int i = 0; i < end; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  /** The legal move that a USI text such as "7g7f" names, or {@link Move#NONE} if there is none. */
  public static int resolve(Position position, String usi) {
    int[] moves = position.moveScratch();
    int end = generate(position, moves, 0);
    for (int i = 0; i < end; i++) {
      if (Move.toUsi(moves[i], position.rules()).equals(usi)) {
        return moves[i];
      }
    }
    return Move.NONE;
  }
}
