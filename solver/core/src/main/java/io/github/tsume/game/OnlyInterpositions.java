package io.github.tsume.game;

import io.github.tsume.board.position.Position;

/**
 * Nodes of the defender whose replies are all interpositions, each either futile at once or not
 * followed by mate at once.
 *
 * <p>There no reply counts and lasts two plies, so that by the exact rule the others would have to
 * be futile at once too, and then the node would be mate already. Like a veto this is for one hand
 * only; it is used once there are vetoes, and spares most of the others.
 */
final class OnlyInterpositions {
  private final TsumeGame game;
  private final MateInOne mates;
  private final int[] replies = new int[Position.MAX_MOVES];

  /** Those of a game. */
  OnlyInterpositions(TsumeGame game, MateInOne mates) {
    this.game = game;
    this.mates = mates;
  }

  /** Whether the current node is one, so that the attacker does not mate within two plies. */
  boolean fail(int[] moves, int begin, int end) {
    FutileRule futile = game.futileRule();
    for (int i = begin; i < end; i++) {
      if (!futile.mayApplyTo(moves[i])) {
        return false;
      }
    }
    for (int i = begin; i < end; i++) {
      game.play(moves[i]);
      boolean lastsTwo = mates.any() && !isFutileAtOnce();
      game.undo(moves[i]);
      if (lastsTwo) {
        return false;
      }
    }
    return true;
  }

  /** Whether a claim that the interposition just played is futile mates at once. */
  private boolean isFutileAtOnce() {
    int end = game.generate(replies, 0);
    for (int i = end - 1; i >= 0 && Claims.isClaim(replies[i]); i--) {
      int claim = replies[i];
      game.play(claim);
      boolean mate = mates.isMate();
      game.undo(claim);
      if (mate) {
        return true;
      }
    }
    return false;
  }
}
