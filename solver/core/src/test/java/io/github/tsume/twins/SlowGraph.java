package io.github.tsume.twins;

import io.github.tsume.board.Hand;
import io.github.tsume.board.position.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Every position that checks and replies can lead to, and from which of them the attacker mates at
 * whatever length, every interposition counted. Found from the mates backwards, with no search.
 *
 * <p>The nearest positions first, up to a number; what depends on those beyond is too slow to tell.
 */
public final class SlowGraph {
  private record Key(SlowRules.Node node, int side) {}

  private final int attacker;
  private int examined;
  private final Map<Key, Integer> numbers = new HashMap<>();
  private final List<List<Integer>> next = new ArrayList<>();
  private final List<Boolean> attacks = new ArrayList<>();
  private final List<SlowRules.Node> nodes = new ArrayList<>();
  private final Map<Set<Integer>, Mates> mates = new HashMap<>();

  /** The graph from a position with the attacker to move, of some positions. */
  public SlowGraph(Position start, int limit) {
    this.attacker = start.side();
    Deque<Position> open = new ArrayDeque<>();
    number(start, open);
    while (!open.isEmpty() && numbers.size() < limit) {
      Position position = open.removeFirst();
      int from = numbers.getOrDefault(key(position), -1);
      boolean attack = position.side() == attacker;
      for (int move : attack ? SlowRules.checks(position) : SlowRules.legalMoves(position)) {
        Position after = position.copy();
        after.play(move);
        next.get(from).add(number(after, open));
      }
      examined++;
    }
  }

  private static Key key(Position position) {
    return new Key(SlowRules.Node.of(position), position.side());
  }

  private int number(Position position, Deque<Position> open) {
    Key key = key(position);
    Integer known = numbers.get(key);
    if (known != null) {
      return known;
    }
    int number = numbers.size();
    numbers.put(key, number);
    next.add(new ArrayList<>());
    attacks.add(position.side() == attacker);
    nodes.add(key.node);
    open.addLast(position.copy());
    return number;
  }

  /**
   * The positions from which the attacker mates, if reaching one of some positions of his, with the
   * same pieces in hand or fewer, is his failure.
   */
  public Mates without(List<Position> forbidden) {
    return mates.computeIfAbsent(failing(forbidden), this::mates);
  }

  private Mates mates(Set<Integer> failing) {
    boolean[] surely = wins(failing, false);
    boolean[] perhaps = wins(failing, true);
    return position -> {
      int number = numbers.getOrDefault(key(position), -1);
      if (number < 0 || surely[number] != perhaps[number]) {
        throw new SlowRules.TooSlowException();
      }
      return surely[number];
    };
  }

  private Set<Integer> failing(List<Position> forbidden) {
    Set<Integer> failing = new HashSet<>();
    for (Position position : forbidden) {
      for (int i = 0; i < nodes.size(); i++) {
        if (attacks.get(i)
            && nodes.get(i).key() == position.boardKey()
            && nodes.get(i).key2() == position.boardKey2()
            && Hand.dominates(position.hand(attacker), hand(nodes.get(i)))) {
          failing.add(i);
        }
      }
    }
    return failing;
  }

  /** Where the attacker wins, if he does or does not at the positions that were not examined. */
  private boolean[] wins(Set<Integer> failing, boolean beyond) {
    boolean[] wins = new boolean[nodes.size()];
    Arrays.fill(wins, examined, wins.length, beyond);
    failing.forEach(i -> wins[i] = false);
    boolean more = true;
    while (more) {
      more = false;
      for (int i = examined - 1; i >= 0; i--) {
        if (!wins[i] && !failing.contains(i)) {
          wins[i] = attacks.get(i) ? any(next.get(i), wins) : all(next.get(i), wins);
          more |= wins[i];
        }
      }
    }
    return wins;
  }

  private static boolean any(List<Integer> to, boolean[] wins) {
    for (int i : to) {
      if (wins[i]) {
        return true;
      }
    }
    return false;
  }

  private static boolean all(List<Integer> to, boolean[] wins) {
    for (int i : to) {
      if (!wins[i]) {
        return false;
      }
    }
    return true;
  }

  private int hand(SlowRules.Node node) {
    return attacker == 0 ? node.blackHand() : node.whiteHand();
  }

  /** Says of a position of the graph whether the attacker mates from it. */
  public interface Mates {
    boolean from(Position position);
  }
}
