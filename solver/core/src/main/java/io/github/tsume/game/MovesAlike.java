package io.github.tsume.game;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;

/**
 * Chains of replies that are alike: interposing drops, and a defender's promotion and its refusal.
 *
 * <p>The attacker's are not chained: whoever declines a promotion to leave a pawn drop without mate
 * would have to refute the promotion first, which may be far harder than the problem.
 */
final class MovesAlike {
  private static final int CHAIN_PAIR = 1 << 20;
  private static final int INTERPOSITIONS = 1;

  /** The kinds (as bits) that lose no move by promoting, so that they hardly ever decline. */
  private final int promotionOnlyAdds;

  MovesAlike(Position position) {
    int kinds = 0;
    for (int kind = 1; kind < position.rules().kindLimit(); kind++) {
      int plain = position.tables().reach(kind);
      if (position.rules().canPromote(kind) && (plain & ~position.tables().reach(kind + 8)) == 0) {
        kinds |= 1 << kind;
      }
    }
    promotionOnlyAdds = kinds;
  }

  /** The chain of a reply; -1 if it is in none. */
  int chain(int reply) {
    if (Move.isDrop(reply)) {
      return INTERPOSITIONS;
    }
    int kind = Move.kind(reply);
    return (promotionOnlyAdds >>> kind & 1) != 0
        ? CHAIN_PAIR | Move.from(reply) << 7 | Move.to(reply)
        : -1;
  }
}
