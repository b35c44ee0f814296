package io.github.tsume.judge;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;

/**
 * A finder of every rule that a move breaks.
 *
 * <p>A move that no piece can make at all breaks one rule only; one that can be made is made, and
 * whatever else is wrong with it is found.
 */
final class Faults {
  private final Position position;
  private final Ruleset rules;
  private final Color us;
  private final List<Fault> faults = new ArrayList<>();

  private Faults(Position position) {
    this.position = position;
    rules = position.rules();
    us = position.sideToMove();
  }

  /** The rules that the move breaks; empty if it is legal. */
  static List<Fault> of(Position position, int move) {
    Faults faults = new Faults(position);
    boolean possible = Move.isDrop(move) ? faults.canDrop(move) : faults.canGo(move);
    if (possible) {
      faults.king(move);
    }
    return List.copyOf(faults.faults);
  }

  private boolean isMobile(int kind, int square) {
    return (position.tables().mobile(Piece.of(kind, us), square >> 6) >>> square & 1) != 0;
  }

  private boolean canDrop(int move) {
    int kind = Move.kind(move);
    int to = Move.to(move);
    boolean holdable = kind != Piece.KING && kind < rules.kindLimit();
    if (!holdable || position.handCount(us, kind) == 0) {
      faults.add(Fault.NOT_IN_HAND);
      return false;
    }
    if (position.piece(to) != Piece.EMPTY) {
      faults.add(Fault.OCCUPIED);
      return false;
    }
    if (!isMobile(kind, to)) {
      faults.add(Fault.DEAD_SQUARE);
    }
    if (kind == rules.pawnKind() && !position.pawnFitsFile(us.side(), to)) {
      faults.add(Fault.PAWNS_ON_FILE);
    }
    return true;
  }

  private boolean canGo(int move) {
    int from = Move.from(move);
    int to = Move.to(move);
    int piece = position.piece(from);
    int target = position.piece(to);
    if (piece == Piece.EMPTY) {
      faults.add(Fault.NO_PIECE);
    } else if (Piece.color(piece) != us) {
      faults.add(Fault.OTHER_SIDE);
    } else if (Piece.kind(piece) != Move.kind(move)) {
      faults.add(Fault.OTHER_PIECE);
    } else if (target != Piece.EMPTY && Piece.color(target) == us) {
      faults.add(Fault.OWN_PIECE);
    } else if (!position
        .tables()
        .attacks(piece, from, to, position.occupied(0), position.occupied(1))) {
      faults.add(Fault.CANNOT_REACH);
    } else {
      promotion(move, from, to);
      return true;
    }
    return false;
  }

  private void promotion(int move, int from, int to) {
    int kind = Move.kind(move);
    boolean may = rules.canPromote(kind) && (rules.inZone(us, from) || rules.inZone(us, to));
    if (Move.promotes(move)) {
      if (!may) {
        faults.add(Fault.CANNOT_PROMOTE);
      }
    } else if (may && rules.compulsoryPromotion()) {
      faults.add(Fault.MUST_PROMOTE);
    } else if (!isMobile(kind, to)) {
      faults.add(Fault.DEAD_SQUARE);
    }
  }

  /** What is wrong with the kings once the move has been made. */
  private void king(int move) {
    boolean before = position.inCheck();
    Position after = position.copy();
    after.play(plain(move));
    int king = after.king(us.side());
    if (king >= 0 && after.isAttacked(king, us.side() ^ 1)) {
      faults.add(before ? Fault.LEFT_IN_CHECK : Fault.INTO_CHECK);
    } else if (Move.isDrop(move) && Move.kind(move) == rules.pawnKind() && after.inCheck()) {
      int[] moves = new int[Position.MAX_MOVES];
      if (LegalMoves.generate(after, moves, 0) == 0) {
        faults.add(Fault.DROP_MATE);
      }
    }
  }

  /** The move as the position has it, without promotion: that does not matter to the own king. */
  private int plain(int move) {
    if (Move.isDrop(move)) {
      return move;
    }
    int captured = position.piece(Move.to(move));
    return Move.of(
        Move.from(move),
        Move.to(move),
        Move.kind(move),
        captured == Piece.EMPTY ? 0 : Piece.kind(captured),
        false);
  }
}
