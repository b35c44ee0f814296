package io.github.tsume.twins;

import io.github.tsume.board.position.Position;
import io.github.tsume.judgement.Key;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Brinkmate by brute force, as far as mates are short: keys by trying every move against every
 * reply.
 */
public final class SlowBrinkmate {
  private static final int PLIES = 5;

  private final Position position;
  private final long maxNodes;

  /**
   * A search of a position with the attacker to move.
   *
   * @param maxNodes how many nodes one mate may take
   */
  public SlowBrinkmate(Position position, long maxNodes) {
    this.position = position.copy();
    this.maxNodes = maxNodes;
  }

  /** Whether the attacker, to move, mates by a few checks. */
  public boolean mates() {
    return new SlowMate(position, maxNodes).length(PLIES) > 0;
  }

  /** Whether the attacker, not to move, would mate if the defender did nothing. */
  private boolean threatens() {
    Position passed = Key.passed(position);
    return passed != null && new SlowMate(passed, maxNodes).length(PLIES) > 0;
  }

  /**
   * The checks and threats after which every reply is mated, or, in more plies than one, met by
   * such a move.
   */
  public Set<Integer> keys(int plies) {
    Set<Integer> keys = new HashSet<>();
    for (int move : SlowRules.legalMoves(position)) {
      position.play(move);
      List<Integer> replies = SlowRules.legalMoves(position);
      boolean key = position.inCheck() || threatens();
      for (int reply : key ? replies : List.<Integer>of()) {
        position.play(reply);
        key = mates() || (plies > 1 && !keys(plies - 2).isEmpty());
        position.undo(reply);
        if (!key) {
          break;
        }
      }
      position.undo(move);
      if (key) {
        keys.add(move);
      }
    }
    return keys;
  }
}
