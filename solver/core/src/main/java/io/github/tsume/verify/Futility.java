package io.github.tsume.verify;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Geometry;
import io.github.tsume.rules.Piece;
import java.util.Arrays;

/**
 * The convention of futile interpositions, as far as it needs no number: who captures, and which
 * checks are mate at once in spite of interpositions (透かし詰).
 *
 * <p>X is the checking piece that moves on lines. What is interposed is captured with check and
 * given back; each capture by X brings it closer to the king, so this comes to an end.
 */
record Futility(Counting counting) {
  private static final int MOST_CAPTURES = 12;

  /** Whether a reply to check may be futile. */
  boolean mayLeaveOut(int reply) {
    return counting.mayLeaveOut(reply);
  }

  /** Whether the side to move is in check and mated at once. */
  boolean isMated(Stage stage) {
    return stage.position().inCheck() && isMated(stage, 0);
  }

  /** The value of the best mate at once of the attacker, who is to move; it needs no hints. */
  int lastMove(Stage stage) {
    Position position = stage.position();
    int attacker = position.side();
    boolean some = false;
    boolean none = false;
    for (int move : stage.moves()) {
      stage.play(move);
      if (isMated(stage)) {
        some |= position.hand(attacker) != 0;
        none |= position.hand(attacker) == 0;
      }
      stage.undo(move);
    }
    int kept = some ? (none ? Worth.BY_CHOICE : Worth.ALWAYS) : Worth.NONE;
    return some || none ? Worth.of(1, kept) : Worth.NO_MATE;
  }

  private boolean isMated(Stage stage, int captured) {
    if (captured == MOST_CAPTURES) {
      return false;
    }
    stage.look(1);
    Position position = stage.position();
    int[] buffer = new int[Position.MAX_MOVES];
    int end = PlainMoves.generate(position, buffer, 0);
    for (int i = 0; i < end; i++) {
      if (!counting.mayLeaveOut(buffer[i])) {
        return false;
      }
    }
    // Whatever is dropped on a square is captured in the same way, and given back.
    boolean[] dropped = new boolean[position.rules().squares()];
    for (int i = 0; i < end; i++) {
      boolean again = Move.isDrop(buffer[i]) && dropped[Move.to(buffer[i])];
      if (!again && !isCapturedWithMate(stage, buffer[i], captured)) {
        return false;
      }
      dropped[Move.to(buffer[i])] |= Move.isDrop(buffer[i]);
    }
    return true;
  }

  private boolean isCapturedWithMate(Stage stage, int reply, int captured) {
    Position position = stage.position();
    Stage plain = Stage.of(position);
    position.play(reply);
    int line = checkerBehind(position, Move.to(reply));
    boolean mates = false;
    for (int capture : checksTo(stage, Move.to(reply))) {
      if (!mates) {
        plain.giveBack(reply, capture);
        boolean allowed = Move.from(capture) == line || !isAttackedFromElsewhere(position, capture);
        mates = allowed && isMated(stage, captured + 1);
        plain.takeBack(reply, capture);
      }
    }
    position.undo(reply);
    return mates;
  }

  /** After an interposition: its captures by X that give check. */
  int[] captures(Stage stage, int interposition) {
    Position position = stage.position();
    int line = checkerBehind(position, Move.to(interposition));
    return Arrays.stream(checksTo(stage, Move.to(interposition)))
        .filter(capture -> Move.from(capture) == line)
        .toArray();
  }

  /** All moves, not drops, to a square that give check. */
  private static int[] checksTo(Stage stage, int square) {
    Position position = stage.position();
    return Arrays.stream(stage.moves())
        .filter(move -> Move.to(move) == square && !Move.isDrop(move))
        .filter(
            move -> {
              position.play(move);
              boolean check = position.inCheck();
              position.undo(move);
              return check;
            })
        .toArray();
  }

  /** Whether, after a capture, another piece than the capturing one gives check too. */
  private static boolean isAttackedFromElsewhere(Position position, int capture) {
    int king = position.king(position.side());
    for (int from = 0; from < position.rules().squares(); from++) {
      if (from != Move.to(capture) && attacks(position, from, king)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The square of X, of the side to move, which would attack the king if nothing stood on a square;
   * -1 if there is none.
   */
  private static int checkerBehind(Position position, int square) {
    int king = position.king(1 - position.side());
    for (int from = 0; from < position.rules().squares(); from++) {
      boolean own = position.piece(from) != Piece.EMPTY;
      own = own && Piece.side(position.piece(from)) == position.side();
      if (own && isBetween(position.geometry(), from, king, square)) {
        int piece = position.piece(from);
        long lo = position.occupied(0) & ~(square < 64 ? 1L << square : 0);
        long hi = position.occupied(1) & ~(square < 64 ? 0 : 1L << square);
        if (position.tables().attacks(piece, from, king, lo, hi)) {
          return from;
        }
      }
    }
    return -1;
  }

  private static boolean attacks(Position position, int from, int king) {
    int piece = position.piece(from);
    return piece != Piece.EMPTY
        && Piece.side(piece) != position.side()
        && position.tables().attacks(piece, from, king, position.occupied(0), position.occupied(1));
  }

  private static boolean isBetween(Geometry geometry, int from, int to, int square) {
    int relation = geometry.relation(from, to);
    if (relation < 0 || relation >= Geometry.KNIGHT_JUMP) {
      return false;
    }
    long between = geometry.between(from, relation, to, square >> 6);
    return (between >>> (square & 63) & 1) != 0;
  }
}
