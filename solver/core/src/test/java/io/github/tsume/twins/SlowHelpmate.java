package io.github.tsume.twins;

import io.github.tsume.board.position.Position;
import io.github.tsume.twins.SlowRules.Node;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Helpmates by brute force: all positions of each ply in a map, each move tried, and the mates
 * looked for when a ply is complete.
 */
public final class SlowHelpmate {
  private record Reached(Position position, long ways) {}

  /** Whether every position was looked at, and nothing mates. */
  public boolean impossible;

  /** The fewest plies, or 0. */
  public int length;

  /** How many lines take no more. */
  public long count;

  /** How many positions can be reached before the ply of the mate. */
  public int before;

  /**
   * A search.
   *
   * @param most how many positions it may look at; if there are more, it answers nothing
   */
  public SlowHelpmate(Position start, int attacker, int mated, int most) {
    Set<Node> seen = new HashSet<>(Set.of(Node.of(start)));
    Map<Node, Reached> ply = Map.of(Node.of(start), new Reached(start.copy(), 1));
    for (int plies = 0; !ply.isEmpty() && seen.size() <= most; plies++) {
      for (Reached each : ply.values()) {
        Position position = each.position;
        if (position.side() == mated
            && position.inCheck()
            && SlowRules.legalMoves(position).isEmpty()) {
          count += each.ways;
        }
      }
      if (count > 0) {
        length = plies;
        return;
      }
      this.before = seen.size();
      Map<Node, Reached> next = new LinkedHashMap<>();
      for (Reached each : ply.values()) {
        if (seen.size() + next.size() > most) {
          return;
        }
        for (int move : moves(each.position, attacker)) {
          Position after = each.position.copy();
          after.play(move);
          Node node = Node.of(after);
          if (!seen.contains(node)) {
            Reached before = next.getOrDefault(node, new Reached(after, 0));
            next.put(node, new Reached(after, before.ways + each.ways));
          }
        }
      }
      seen.addAll(next.keySet());
      ply = next;
    }
    impossible = ply.isEmpty();
  }

  /** The moves that may be played. */
  public static List<Integer> moves(Position position, int attacker) {
    return position.side() == attacker
        ? SlowRules.checks(position)
        : SlowRules.legalMoves(position);
  }
}
