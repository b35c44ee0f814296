package io.github.tsume.helpmate;

import io.github.tsume.board.position.Position;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.LegalMoves;

/**
 * The task of a helpmate: where both sides begin, and whose king they help to mate.
 *
 * @param start the first position
 * @param attacker the side whose every move gives check
 * @param mated the side that is mated in the end: the other one, or in a help-selfmate the attacker
 */
public record Help(Position start, int attacker, int mated) {
  /** Writes all moves that may be played in a position; returns the end. */
  int moves(Position position, int[] buffer, int at) {
    return position.side() == attacker
        ? CheckMoves.generate(position, buffer, at)
        : LegalMoves.generate(position, buffer, at);
  }

  /** Who is to move after so many plies. */
  int sideAfter(int plies) {
    return start.side() ^ plies & 1;
  }
}
