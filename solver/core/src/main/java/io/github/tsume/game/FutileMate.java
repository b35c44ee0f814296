package io.github.tsume.game;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;
import io.github.tsume.rules.Geometry;

/**
 * Mate at once in spite of interpositions (透かし詰): every reply is an interposition, and each can be
 * captured with mate although the piece is given back.
 *
 * <p>The capture is by the checking line piece, or by another piece that does not also uncover the
 * line of a third one. "Mate" here may again be such a mate; the checking piece comes closer each
 * time, so that ends.
 */
public final class FutileMate {
  private static final int MAX_LEVELS = 12;
  private static final int MAX_REPLIES = Position.MAX_MOVES;

  private final Position position;
  private final int attacker;
  private final int[] moves = new int[2 * MAX_LEVELS * MAX_REPLIES];
  private FutileRule rule = FutileRule.STANDARD;

  public FutileMate(Position position, int attacker) {
    this.position = position;
    this.attacker = attacker;
  }

  void setRule(FutileRule rule) {
    this.rule = rule;
  }

  /** Whether the defender, whose legal replies are given, is mated at once. */
  boolean isMate(int[] replies, int begin, int end) {
    return isMate(replies, begin, end, 0);
  }

  private boolean isMate(int[] replies, int begin, int end, int level) {
    if (level == MAX_LEVELS) {
      return false;
    }
    for (int i = begin; i < end; i++) {
      if (!rule.mayApplyTo(replies[i])) {
        return false;
      }
    }
    int lastDropSquare = -1;
    for (int i = begin; i < end; i++) {
      // Drops on one square come one after another, and the piece given back is all the same.
      boolean again = Move.isDrop(replies[i]) && Move.to(replies[i]) == lastDropSquare;
      if (!again && !isCapturedWithMate(replies[i], level)) {
        return false;
      }
      lastDropSquare = Move.isDrop(replies[i]) ? Move.to(replies[i]) : -1;
    }
    return true;
  }

  private boolean isCapturedWithMate(int reply, int level) {
    int square = Move.to(reply);
    position.play(reply);
    int begin = 2 * level * MAX_REPLIES;
    int end = CheckMoves.generate(position, moves, begin);
    int checker = checkerBehind(square);
    boolean found = false;
    for (int i = begin; i < end && !found; i++) {
      int capture = moves[i];
      if (Move.to(capture) == square && !Move.isDrop(capture)) {
        found = matesWith(capture, checker, Move.isDrop(reply), level);
      }
    }
    position.undo(reply);
    return found;
  }

  private boolean matesWith(int capture, int checker, boolean dropped, int level) {
    int kind = Move.captured(capture) & 7;
    position.play(capture);
    position.changeHand(attacker, kind, -1);
    if (dropped) {
      position.changeHand(1 - attacker, kind, 1);
    }
    boolean mate = Move.from(capture) == checker || !uncoversLine(Move.to(capture));
    if (mate) {
      int begin = (2 * level + 1) * MAX_REPLIES;
      int end = Evasions.generate(position, moves, begin);
      mate = end == begin || isMate(moves, begin, end, level + 1);
    }
    if (dropped) {
      position.changeHand(1 - attacker, kind, -1);
    }
    position.changeHand(attacker, kind, 1);
    position.undo(capture);
    return mate;
  }

  /** Whether the king is in check from elsewhere than {@code square}. */
  private boolean uncoversLine(int square) {
    int king = position.king(1 - attacker);
    for (int half = 0; half < 2; half++) {
      long from = position.pieces(attacker, half);
      if (square >> 6 == half) {
        from &= ~(1L << (square & 63));
      }
      while (from != 0) {
        int origin = (half << 6) + Long.numberOfTrailingZeros(from);
        from &= from - 1;
        if (position
            .tables()
            .attacks(
                position.piece(origin), origin, king, position.occupied(0), position.occupied(1))) {
          return true;
        }
      }
    }
    return false;
  }

  /** The attacker's piece whose line to the defender's king is blocked by {@code square}; or -1. */
  public int checkerBehind(int square) {
    Geometry geometry = position.geometry();
    int king = position.king(1 - attacker);
    for (int half = 0; half < 2; half++) {
      long candidates = position.sliders(attacker, half) & geometry.lines(king, half);
      while (candidates != 0) {
        int from = (half << 6) + Long.numberOfTrailingZeros(candidates);
        candidates &= candidates - 1;
        if (isBetween(geometry, from, king, square) && reaches(from, king, square)) {
          return from;
        }
      }
    }
    return -1;
  }

  private static boolean isBetween(Geometry geometry, int from, int to, int square) {
    long between = geometry.between(from, geometry.relation(from, to), to, square >> 6);
    return (between >>> (square & 63) & 1) != 0;
  }

  /** Whether a slider would attack the king if {@code square} were empty. */
  private boolean reaches(int from, int king, int square) {
    long lo = position.occupied(0) & ~(square >> 6 == 0 ? 1L << square : 0);
    long hi = position.occupied(1) & ~(square >> 6 == 1 ? 1L << (square & 63) : 0);
    return position.tables().attacks(position.piece(from), from, king, lo, hi);
  }
}
