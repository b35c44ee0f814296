package io.github.tsume.game;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;

/** The number of moves of the other side after a move. */
final class Mobility {
  private final Position position;
  private final int attacker;
  private final RememberedChecks rated;
  private final int[] buffer = new int[Position.MAX_MOVES];

  /**
   * That of a game.
   *
   * @param rated takes the checks that were generated to be counted
   */
  Mobility(Position position, int attacker, RememberedChecks rated) {
    this.position = position;
    this.attacker = attacker;
    this.rated = rated;
  }

  /** The number of evasions after a check, of checks after an evasion; 1 after a claim. */
  int after(int move) {
    if (Claims.isClaim(move)) {
      return 1;
    }
    position.play(move);
    int count = position.side() == attacker ? countChecks() : Evasions.count(position);
    position.undo(move);
    return count;
  }

  private int countChecks() {
    int count = CheckMoves.generate(position, buffer, 0);
    rated.put(position.boardKey(), position.hand(attacker), buffer, count);
    return count;
  }

  /** A guess after an evasion: captures leave the fewest checks, interpositions the most. */
  static int guessed(int reply) {
    if (Move.isCapture(reply)) {
      return 1;
    }
    return !Move.isDrop(reply) && Move.kind(reply) == 0 ? 2 : 3;
  }
}
