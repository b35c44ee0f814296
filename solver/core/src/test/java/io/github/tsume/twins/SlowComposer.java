package io.github.tsume.twins;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.Leftover;
import io.github.tsume.rules.Movement;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The composers' value of a position, read literally: length without futile interpositions, and
 * whether pieces are left over: never, at the attacker's choice at the last move, or always. Only
 * for short mates.
 *
 * <p>P is a position with the defender in single check by a line piece X from a distance; i an
 * interposition; c a capture of it with check; Q(i, c) the position after c with a dropped i given
 * back to the defender, a moved i off the board.
 */
public final class SlowComposer {
  /**
   * The value of a position.
   *
   * @param length the plies to mate
   * @param leftover what the attacker keeps, free to do so up to his last move
   */
  public record Value(int length, Leftover leftover) {}

  /** A move with the value that the position before it would have if it were the only one. */
  public record Valued(int move, Value value) {}

  /** What was seen on the way, to know that a test met it. */
  public enum Event {
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

  /** A check, played from a position. */
  public record Check(Position before, int move) {}

  private static final int MOST_TELLING = 6;

  private final Position problem;
  private final Position position;
  private final int attacker;
  private final Predicate<Position> forbidden;
  private final FutileRule rule;
  private final long maxNodes;
  private final Map<SlowRules.Node, Known> known = new HashMap<>();
  private final Map<Event, Integer> events;
  private final Deque<Check> way = new ArrayDeque<>();
  private final List<Check> telling = new ArrayList<>();
  private long nodes;

  public SlowComposer(
      Position position, FutileRule rule, long maxNodes, Map<Event, Integer> events) {
    this(position, rule, maxNodes, events, position.side());
  }

  public SlowComposer(
      Position position, FutileRule rule, long maxNodes, Map<Event, Integer> events, int attacker) {
    this(position, rule, maxNodes, events, attacker, any -> false);
  }

  /**
   * The same, where the attacker fails if he comes to a forbidden position with himself to move.
   */
  public SlowComposer(
      Position position,
      FutileRule rule,
      long maxNodes,
      Map<Event, Integer> events,
      int attacker,
      Predicate<Position> forbidden) {
    this.forbidden = forbidden;
    this.problem = position.copy();
    this.position = position.copy();
    this.attacker = attacker;
    this.rule = rule;
    this.maxNodes = maxNodes;
    this.events = events;
  }

  /** The value of the current node if its length is at most n, else null. */
  public @Nullable Value value(int n) {
    if (n < 0 || (position.side() == attacker && forbidden.test(position))) {
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

  /** The attacker: the shortest; among equals the one that leaves most. */
  private @Nullable Value attack(int searched, int n) {
    List<Integer> checks = SlowRules.checks(position);
    for (int length = 1; length <= n; length += 2) {
      if (length <= searched) {
        continue;
      }
      List<Leftover> left = new ArrayList<>();
      for (int check : checks) {
        way.push(new Check(position, check));
        Value after = valueAfter(check, length - 1);
        way.pop();
        if (after != null) {
          left.add(after.leftover);
        }
      }
      if (!left.isEmpty()) {
        Leftover most = Collections.max(left);
        boolean choice = length == 1 && left.contains(Leftover.NONE) && most == Leftover.ALWAYS;
        return new Value(length, choice ? Leftover.BY_CHOICE : most);
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
      boolean some = SlowRules.handSize(position, attacker) > 0;
      return new Value(0, some ? Leftover.ALWAYS : Leftover.NONE);
    }
    int length = counted.stream().mapToInt(reply -> reply.value.length).max().getAsInt();
    Leftover least =
        counted.stream()
            .filter(reply -> reply.value.length == length)
            .map(reply -> reply.value.leftover)
            .min(Comparator.naturalOrder())
            .orElseThrow();
    return new Value(length, least);
  }

  /**
   * The replies that count with their values from here, interpositions last; null if the position
   * takes more than n plies.
   */
  public @Nullable List<Valued> counted(int n) {
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
        tell(!isCapturedWithin(i.move, x, 0));
      } else {
        note(Move.isDrop(i.move) ? Event.COUNTED_DROP : Event.COUNTED_MOVE);
        if (rBefore < n && isCapturedWithin(i.move, x, n)) {
          note(Event.RESTORED);
          tell(true);
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

  /** Whether a capture of an interposition by X mates within so many plies; not if X is none. */
  public boolean isCapturedWithin(int interposition, int plies) {
    SlowRules.Checker x = lineChecker();
    return x != null && isCapturedWithin(interposition, x, plies);
  }

  /** Keeps the check that led here, if what became of an interposition was not plain. */
  private void tell(boolean isTelling) {
    Check last = way.peek();
    if (isTelling && last != null && last.move != Move.NONE && telling.size() < MOST_TELLING) {
      position.undo(last.move);
      telling.add(new Check(position.copy(), last.move));
      position.play(last.move);
    }
  }

  /** Some checks after which an interposition is futile or counts by the longest other reply. */
  public List<Check> telling() {
    return telling;
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
    // No check alone leads there.
    way.push(new Check(position, Move.NONE));
    Value value = value(n);
    way.pop();
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
  public void play(int move) {
    position.play(move);
  }

  public void undo(int move) {
    position.undo(move);
  }

  public Position position() {
    return position;
  }

  /** The first position. */
  public Position start() {
    return problem;
  }

  public int attacker() {
    return attacker;
  }

  /** Which interpositions may be futile. */
  public FutileRule rule() {
    return rule;
  }

  /** The first line of best play, given the value of the position. */
  public List<Integer> mainline(Value value) {
    return lines(value, 1).get(0);
  }

  /**
   * The lines of best play in the order of ties: at each of the defender's moves any that keeps the
   * value.
   *
   * @throws SlowRules.TooSlowException if there are more than {@code most}, unless one is wanted
   */
  public List<List<Integer>> lines(Value value, int most) {
    List<List<Integer>> lines = new ArrayList<>();
    addLines(value.length, value.leftover, new ArrayList<>(), lines, most);
    return lines;
  }

  private void addLines(
      int left, Leftover leftover, List<Integer> played, List<List<Integer>> lines, int most) {
    if (left == 0) {
      if (lines.size() == most && most > 1) {
        throw new SlowRules.TooSlowException();
      }
      lines.add(List.copyOf(played));
      return;
    }
    boolean attack = position.side() == attacker;
    List<Integer> moves = attack ? List.of(bestCheck(left, leftover)) : bestReplies(left, leftover);
    for (int move : moves) {
      if (most == 1 && !lines.isEmpty()) {
        return;
      }
      played.add(move);
      position.play(move);
      addLines(left - 1, leftover, played, lines, most);
      position.undo(move);
      played.remove(played.size() - 1);
    }
  }

  private int bestCheck(int left, Leftover leftover) {
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
      boolean rather = left == 1 && after.leftover == Leftover.NONE && leavesSome(best);
      if (keeps && (best == Move.NONE || rather)) {
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
    Value after = last == Move.NONE ? null : valueAfter(last, 0);
    return after != null && after.leftover.isSome();
  }

  private List<Integer> bestReplies(int left, Leftover leftover) {
    List<Valued> counted = counted(left);
    if (counted == null) {
      throw new IllegalStateException("longer than its value");
    }
    return counted.stream()
        .filter(reply -> reply.value.equals(new Value(left, leftover)))
        .map(Valued::move)
        .sorted(
            Comparator.<Integer, Boolean>comparing(
                    reply -> !SlowRules.isKingMove(reply) && !Move.isCapture(reply))
                .thenComparing(this::inOrderOfTies))
        .toList();
  }

  private int inOrderOfTies(int a, int b) {
    return Orientations.seen(problem, a).compareTo(Orientations.seen(problem, b));
  }
}
