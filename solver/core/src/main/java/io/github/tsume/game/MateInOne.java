package io.github.tsume.game;

import io.github.tsume.board.Hand;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;
import io.github.tsume.moves.FlightSquares;

/**
 * The checks at the current node of a game that mate at once; in composer mode be it in spite of
 * interpositions that are futile at once.
 */
final class MateInOne {
  private final Position position;
  private final int attacker;
  private final FutileMate futileMate;
  private final FlightSquares flights = new FlightSquares();
  private final int[] checks = new int[Position.MAX_MOVES];
  private final int[] replies = new int[Position.MAX_MOVES];
  private boolean composing;

  MateInOne(Position position, int attacker, FutileMate futileMate) {
    this.position = position;
    this.attacker = attacker;
    this.futileMate = futileMate;
  }

  /** Whether interpositions that are futile at once are no defence from now on. */
  void setComposing(boolean on) {
    composing = on;
  }

  /** Whether a check mates at once. */
  boolean any() {
    flights.find(position);
    int end = CheckMoves.generateMating(position, flights, checks, 0);
    return found(checks, 0, end) != 0;
  }

  /** The first of the moves that mates, 0 if there is none. Claims are left out. */
  int among(int[] moves, int begin, int end) {
    if (begin == end) {
      return 0;
    }
    flights.find(position);
    return found(moves, begin, end);
  }

  /** The first move that mates, 0 if there is none; the king's flights have been found. */
  private int found(int[] moves, int begin, int end) {
    for (int i = begin; i < end; i++) {
      if (!Claims.isClaim(moves[i]) && !flights.remainAfter(position, moves[i])) {
        position.play(moves[i]);
        boolean mate = isMate();
        position.undo(moves[i]);
        if (mate) {
          return moves[i];
        }
      }
    }
    return 0;
  }

  /**
   * The same, and how many replies each move leaves, as long as none mates; a claim leaves one.
   *
   * @param mobility where to write them, at the move's own index
   */
  int among(int[] moves, int begin, int end, int[] mobility) {
    if (position.hand(attacker) != Hand.EMPTY) {
      // Only drops need them.
      flights.find(position);
    }
    for (int i = begin; i < end; i++) {
      int move = moves[i];
      mobility[i] = 1;
      if (Claims.isClaim(move)) {
        continue;
      }
      position.play(move);
      mobility[i] = Evasions.countAfter(position, move, flights);
      boolean mate = mobility[i] == 0 || (composing && isMate());
      position.undo(move);
      if (mate) {
        return move;
      }
    }
    return 0;
  }

  /** Whether the defender is mated at once, be it in spite of interpositions. */
  boolean isMate() {
    if (Evasions.anyBesidesInterpositions(position)) {
      return false;
    }
    if (!Evasions.anyInterposition(position)) {
      return true;
    }
    if (!composing) {
      return false;
    }
    int end = Evasions.generate(position, replies, 0);
    return futileMate.isMate(replies, 0, end);
  }
}
