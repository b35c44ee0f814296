package io.github.tsume.twins;

import io.github.tsume.board.position.Position;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Mate by brute force: whether there is one within n plies, every reply counted. All checks, all
 * replies, deeper and deeper; a plain map remembers what was found.
 */
public final class SlowMate {
  /** For how many plies a node was searched, and the length of its mate; 0 if none was found. */
  private record Known(int searched, int length) {}

  private final Position position;
  private final Map<SlowRules.Node, Known> known = new HashMap<>();
  private final long maxNodes;
  private final Predicate<Position> forbidden;
  private long nodes;

  /** A search of a position with the attacker to move. */
  public SlowMate(Position position, long maxNodes) {
    this(position, maxNodes, any -> false);
  }

  /** The same, where he fails if he comes to a forbidden position with himself to move. */
  public SlowMate(Position position, long maxNodes, Predicate<Position> forbidden) {
    this.position = position.copy();
    this.maxNodes = maxNodes;
    this.forbidden = forbidden;
  }

  /** The length of the shortest mate if it takes no more than that many plies, else 0. */
  public int length(int plies) {
    SlowRules.Node node = SlowRules.Node.of(position);
    Known before = known.getOrDefault(node, new Known(0, 0));
    if (before.length > 0) {
      return before.length <= plies ? before.length : 0;
    }
    int length = 0;
    for (int n = before.searched + 1; n <= plies && length == 0; n++) {
      if (n % 2 == 1 && isMateIn(n)) {
        length = n;
      }
    }
    if (length > 0 || plies > before.searched) {
      known.put(node, new Known(plies, length));
    }
    return length;
  }

  private boolean isMateIn(int plies) {
    count();
    if (forbidden.test(position)) {
      return false;
    }
    for (int check : SlowRules.checks(position)) {
      position.play(check);
      boolean mate = isMated(plies - 1);
      position.undo(check);
      if (mate) {
        return true;
      }
    }
    return false;
  }

  private boolean isMated(int plies) {
    count();
    for (int reply : SlowRules.legalMoves(position)) {
      if (plies == 0) {
        return false;
      }
      position.play(reply);
      boolean mate = length(plies - 1) > 0;
      position.undo(reply);
      if (!mate) {
        return false;
      }
    }
    return true;
  }

  private void count() {
    if (++nodes > maxNodes) {
      throw new SlowRules.TooSlowException();
    }
  }
}
