package io.github.tsume.game;

import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;

/** A test for the end of a line, by the rules alone: no search and no table take part. */
public final class MateAtOnce {
  private MateAtOnce() {}

  /**
   * Whether the side to move is mated: in check without a legal move, or with none but futile
   * interpositions.
   */
  public static boolean isMated(Position position, FutileRule rule) {
    int[] replies = new int[Position.MAX_MOVES];
    int end = LegalMoves.generate(position, replies, 0);
    if (!position.inCheck()) {
      return false;
    }
    FutileMate futile = new FutileMate(position, position.side() ^ 1);
    futile.setRule(rule);
    return end == 0 || futile.isMate(replies, 0, end);
  }
}
