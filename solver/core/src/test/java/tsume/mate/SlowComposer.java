package tsume.mate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tsume.board.Move;
import tsume.board.Position;
import tsume.rules.Movement;

/**
 * The composers' value of a position, read literally: length without futile interpositions, and
 * whether pieces are left over. Only for short mates.
 *
 * <p>P is a position with the defender in single check by a line piece X from a distance; i an
 * interposition; c a capture of it with check; Q(i, c) the position after c with a dropped i given
 * back to the defender, a moved i off the board.
 */
final class SlowComposer {
  /**
   * The value of a position.
   *
   * @param length the plies to mate
   * @param leftover whether the attacker can keep a piece
   */
  record Value(int length, boolean leftover) {}

  /** A move with the value that the position before it would have if it were the only one. */
  record Valued(int move, Value value) {}

  /** What was seen on the way, to know that a test met it. */
  enum Event {
    FUTILE_DROP,
    FUTILE_MOVE,
    COUNTED_DROP,
    COUNTED_MOVE,
    /** Mate at once, for which captures by other pieces than X were needed. */
    MATE_BY_OTHERS,
    /** A capture that also uncovers the line of a third piece. */
    THIRD_PIECE,
    /** An interposition that counts because q(i) > r, though X could capture it. */
    RESTORED,
    /** An interposition against a slide of two squares. */
    SLIDE_OF_TWO
  }

  private record Known(int searched, @Nullable Value value) {}

  private final Position position;
  private final int attacker;
  private final FutileRule rule;
  private final long maxNodes;
  private final Map<SlowRules.Node, Known> known = new HashMap<>();
  private final Map<Event, Integer> events;
  private long nodes;

  SlowComposer(Position position, FutileRule rule, long maxNodes, Map<Event, Integer> events) {
    this(position, rule, maxNodes, events, position.side());
  }

  SlowComposer(
      Position position, FutileRule rule, long maxNodes, Map<Event, Integer> events, int attacker) {
    this.position = position.copy();
    this.attacker = attacker;
    this.rule = rule;
    this.maxNodes = maxNodes;
    this.events = events;
  }

  /** The value of the current node if its length is at most n, else null. */
  @Nullable Value value(int n) {
    if (n < 0) {
      return null;
    }
    SlowRules.Node node = SlowRules.Node.of(position);
    Known before = known.getOrDefault(node, new Known(-1, null));
    Value value = before.value;
    if (value != null) {
      return value.length <= n ? value : null;
    }
    if (n > before.searched) {
      if (++nodes > maxNodes) {
        throw new SlowRules.TooSlowException();
      }
      value = position.side() == attacker ? attack(before.searched, n) : defend(n);
      known.put(node, new Known(n, value));
    }
    return value;
  }

  /** The attacker: the shortest; among equals one that leaves pieces, but at the last move none. */
  private @Nullable Value attack(int searched, int n) {
    List<Integer> checks = SlowRules.checks(position);
    for (int length = 1; length <= n; length += 2) {
      if (length <= searched) {
        continue;
      }
      Value best = null;
      for (int check : checks) {
        Value after = valueAfter(check, length - 1);
        if (after != null && (best == null || best.leftover == (length == 1))) {
          best = new Value(after.length + 1, after.leftover);
        }
      }
      if (best != null) {
        return best;
      }
    }
    return null;
  }

  private @Nullable Value valueAfter(int move, int n) {
    position.play(move);
    Value value = value(n);
    position.undo(move);
    return value;
  }

  /** The defender: the longest; among equals one that leaves none. */
  private @Nullable Value defend(int n) {
    List<Valued> counted = counted(n);
    if (counted == null) {
      return null;
    }
    if (counted.isEmpty()) {
      return new Value(0, SlowRules.handSize(position, attacker) > 0);
    }
    int length = counted.stream().mapToInt(reply -> reply.value.length).max().getAsInt();
    boolean none = counted.stream().anyMatch(r -> r.value.length == length && !r.value.leftover);
    return new Value(length, !none);
  }

  /**
   * The replies that count with their values from here, interpositions last; null if the position
   * takes more than n plies.
   */
  @Nullable List<Valued> counted(int n) {
    SlowRules.Checker x = lineChecker();
    List<Integer> interpositions = new ArrayList<>();
    List<Valued> counted = new ArrayList<>();
    List<Integer> others = new ArrayList<>();
    for (int reply : SlowRules.legalMoves(position)) {
      boolean interposes =
          x != null
              && !SlowRules.isKingMove(reply)
              && x.between().contains(Move.to(reply))
              && (Move.isDrop(reply) || rule == FutileRule.STANDARD);
      (interposes ? interpositions : others).add(reply);
    }
    if (!others.isEmpty() && n < 2) {
      return null;
    }
    if (others.isEmpty() && x != null && isMateAtOnce(interpositions, x)) {
      return counted;
    }
    for (int reply : others) {
      Value after = valueAfter(reply, n - 1);
      if (after == null) {
        return null;
      }
      counted.add(new Valued(reply, new Value(after.length + 1, after.leftover)));
    }
    return x == null ? counted : weigh(interpositions, x, counted, n);
  }

  /** The rising rule. */
  private @Nullable List<Valued> weigh(
      List<Integer> interpositions, SlowRules.Checker x, List<Valued> counted, int n) {
    List<Valued> known = new ArrayList<>();
    List<Integer> longer = new ArrayList<>();
    for (int i : interpositions) {
      Value after = valueAfter(i, n - 1);
      if (after == null) {
        longer.add(i);
      } else {
        known.add(new Valued(i, new Value(after.length + 1, after.leftover)));
      }
    }
    if (!interpositions.isEmpty() && x.movement().range() == Movement.SLIDE_TWO) {
      note(Event.SLIDE_OF_TWO);
    }
    known.sort(Comparator.comparingInt(valued -> valued.value.length));
    int r = counted.stream().mapToInt(reply -> reply.value.length).max().orElse(0);
    int rBefore = r;
    int group = -1;
    for (Valued i : known) {
      if (i.value.length != group) {
        group = i.value.length;
        rBefore = r;
      }
      if (isCapturedWithin(i.move, x, rBefore)) {
        note(Move.isDrop(i.move) ? Event.FUTILE_DROP : Event.FUTILE_MOVE);
      } else {
        note(Move.isDrop(i.move) ? Event.COUNTED_DROP : Event.COUNTED_MOVE);
        if (rBefore < n && isCapturedWithin(i.move, x, n)) {
          note(Event.RESTORED);
        }
        counted.add(i);
        r = Math.max(r, i.value.length);
      }
    }
    // Those that take more than n plies are longer than any r so far: all must be futile.
    for (int i : longer) {
      if (!isCapturedWithin(i, x, r)) {
        return null;
      }
    }
    return counted;
  }

  private boolean isCapturedWithin(int i, SlowRules.Checker x, int r) {
    boolean captured = false;
    for (int c : captures(i)) {
      boolean byX = Move.from(c) == x.square();
      captured |= byX && valueOfQ(i, c, r) != null;
    }
    return captured;
  }

  private boolean isMateAtOnce(List<Integer> interpositions, SlowRules.Checker x) {
    boolean others = false;
    for (int i : interpositions) {
      boolean byX = false;
      boolean byOther = false;
      for (int c : captures(i)) {
        boolean mates = valueOfQ(i, c, 0) != null;
        if (Move.from(c) == x.square()) {
          byX |= mates;
        } else if (mates && uncoversThirdLine(i, c)) {
          note(Event.THIRD_PIECE);
        } else {
          byOther |= mates;
        }
      }
      if (!byX && !byOther) {
        return false;
      }
      others |= !byX;
    }
    if (others && !interpositions.isEmpty()) {
      note(Event.MATE_BY_OTHERS);
    }
    return !interpositions.isEmpty();
  }

  private boolean uncoversThirdLine(int i, int c) {
    position.play(i);
    position.play(c);
    boolean uncovers =
        SlowRules.checkers(position, 1 - attacker).stream()
            .anyMatch(checker -> checker.square() != Move.to(c));
    position.undo(c);
    position.undo(i);
    return uncovers;
  }

  /** The captures of an interposed piece that give check. */
  private List<Integer> captures(int i) {
    position.play(i);
    List<Integer> captures =
        SlowRules.checks(position).stream().filter(c -> Move.to(c) == Move.to(i)).toList();
    position.undo(i);
    return captures;
  }

  private @Nullable Value valueOfQ(int i, int c, int n) {
    position.play(i);
    position.play(c);
    int kind = Move.captured(c) & 7;
    position.changeHand(attacker, kind, -1);
    if (Move.isDrop(i)) {
      position.changeHand(1 - attacker, kind, 1);
    }
    Value value = value(n);
    if (Move.isDrop(i)) {
      position.changeHand(1 - attacker, kind, -1);
    }
    position.changeHand(attacker, kind, 1);
    position.undo(c);
    position.undo(i);
    return value;
  }

  /** X, if the defender is in single check by a line piece from a distance. */
  private SlowRules.@Nullable Checker lineChecker() {
    List<SlowRules.Checker> checkers = SlowRules.checkers(position, 1 - attacker);
    return rule != FutileRule.NONE && checkers.size() == 1 && !checkers.get(0).between().isEmpty()
        ? checkers.get(0)
        : null;
  }

  private void note(Event event) {
    events.merge(event, 1, Integer::sum);
  }

  /** Plays a move on the position that is asked about. */
  void play(int move) {
    position.play(move);
  }

  void undo(int move) {
    position.undo(move);
  }

  Position position() {
    return position;
  }

  /** The mainline, given the value of the position. */
  List<Integer> mainline(Value value) {
    List<Integer> line = new ArrayList<>();
    for (int left = value.length; left > 0; left--) {
      int move =
          position.side() == attacker
              ? bestCheck(left, value.leftover)
              : bestReply(left, value.leftover);
      line.add(move);
      position.play(move);
    }
    for (int i = line.size() - 1; i >= 0; i--) {
      position.undo(line.get(i));
    }
    return line;
  }

  private int bestCheck(int left, boolean leftover) {
    List<Integer> checks = new ArrayList<>(SlowRules.checks(position));
    checks.sort(Comparator.comparingInt(this::repliesTo).thenComparing(this::inOrderOfTies));
    int best = Move.NONE;
    for (int check : checks) {
      Value after = valueAfter(check, left - 1);
      if (after == null) {
        continue;
      }
      boolean keeps = after.length == left - 1 && (after.leftover == leftover || left == 1);
      // The last move rather leaves nothing.
      if (keeps && (best == Move.NONE || (left == 1 && !after.leftover && leavesSome(best)))) {
        best = check;
      }
    }
    return best;
  }

  private int repliesTo(int check) {
    position.play(check);
    int count = SlowRules.legalMoves(position).size();
    position.undo(check);
    return count;
  }

  private boolean leavesSome(int last) {
    Value after = valueAfter(last, 0);
    return after != null && after.leftover;
  }

  private int bestReply(int left, boolean leftover) {
    List<Valued> counted = counted(left);
    if (counted == null) {
      return Move.NONE;
    }
    return counted.stream()
        .filter(reply -> reply.value.equals(new Value(left, leftover)))
        .map(Valued::move)
        .min(
            Comparator.<Integer, Boolean>comparing(
                    reply -> !SlowRules.isKingMove(reply) && !Move.isCapture(reply))
                .thenComparing(this::inOrderOfTies))
        .orElse(Move.NONE);
  }

  /** By USI text; with promotion before without. */
  private int inOrderOfTies(int a, int b) {
    String first = Move.toUsi(a, position.rules());
    String second = Move.toUsi(b, position.rules());
    int bare = first.replace("+", "").compareTo(second.replace("+", ""));
    return bare != 0 ? bare : second.length() - first.length();
  }
}
