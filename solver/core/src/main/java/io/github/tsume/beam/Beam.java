package io.github.tsume.beam;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.Extension;
import io.github.tsume.compose.MirrorImage;
import io.github.tsume.compose.Predecessor;
import io.github.tsume.compose.Predecessors;
import io.github.tsume.metric.LineCounts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * A beam: positions that may be problems, in layers by their plies. A turn takes the most promising
 * ones of a layer; the layers have their turns one after another, the short ones first, then from
 * the beginning again, so that no layer starves the others. What is shown to be sound puts all
 * positions two plies before it into the next layer.
 */
public final class Beam {
  /** What each problem costs that is like another one, in the units of the guide. */
  private static final double CROWD = 2;

  /** What it costs not to be settled by a look. */
  private static final double AGAIN = 4;

  private final Guide guide;
  private final Predicate<Setup> allowed;
  private final int width;
  private final int most;
  private final TreeMap<Integer, PriorityQueue<Candidate>> layers = new TreeMap<>();
  private final Set<String> sound = new HashSet<>();
  private Iterator<Candidate> mates = List.<Candidate>of().iterator();
  private final Map<Way, Integer> crowds = new HashMap<>();
  private final long least = Efforts.DEFAULT.nodes(EffortTable.COMPOSE_LEAST);
  private int last;
  private long number;
  private boolean complete = true;

  /**
   * A position that waits.
   *
   * @param origin what its line goes on with
   * @param nodes what a look at it may take
   * @param number orders equally promising ones
   */
  public record Candidate(
      Extender.Origin origin, Predecessor predecessor, double promise, long nodes, long number) {
    private static final Comparator<Candidate> ORDER =
        Comparator.comparingDouble(Candidate::promise)
            .reversed()
            .thenComparingLong(Candidate::number);

    /** The line that it shall have. */
    public List<Integer> line() {
      return predecessor.before(origin.line());
    }
  }

  /** What alike problems have in common: a piece that comes from another square. */
  private record Way(List<Integer> tail, int to, int kind, int reply) {
    static Way of(List<Integer> line) {
      int check = line.get(0);
      int reply = line.size() > 1 ? line.get(1) : Move.NONE;
      return new Way(
          List.copyOf(line.subList(Math.min(2, line.size()), line.size())),
          Move.to(check),
          Move.kind(check),
          reply);
    }
  }

  /**
   * A beam in which nothing waits.
   *
   * @param guide says which are looked at first
   * @param allowed what every position fulfils
   * @param width how many a turn takes
   * @param most how many of a layer wait at most; the least promising go
   */
  public Beam(Guide guide, Predicate<Setup> allowed, int width, int most) {
    this.guide = guide;
    this.allowed = allowed;
    this.width = width;
    this.most = most;
  }

  /** Begins with a sound problem. */
  public void begin(Extender.Origin origin, long nodes) {
    sound.add(MirrorImage.nameOfBoth(origin.setup()));
    extend(origin, nodes, 0);
  }

  /** Begins with the checks before mates, which come in their order, some in each round. */
  public void begin(Setup board, Iterator<Predecessor> checks) {
    Extender.Origin origin = new Extender.Origin(board, List.of());
    mates =
        new Iterator<>() {
          @Override
          public boolean hasNext() {
            return checks.hasNext();
          }

          @Override
          public Candidate next() {
            return new Candidate(origin, checks.next(), 0, least, number++);
          }
        };
  }

  private void extend(Extender.Origin origin, long nodes, double less) {
    long nodesEach = Math.max(least, Efforts.DEFAULT.growth(EffortTable.COMPOSE_TIMES) * nodes);
    for (Predecessor each : Predecessors.of(origin.setup())) {
      if (allowed.test(each.setup())) {
        List<Integer> line = each.before(origin.line());
        double promise = guide.of(each.setup(), LineCounts.of(each.setup(), line));
        layer(line.size()).add(new Candidate(origin, each, promise - less, nodesEach, number++));
      }
    }
    shorten(layer(origin.line().size() + 2));
  }

  private PriorityQueue<Candidate> layer(int plies) {
    return layers.computeIfAbsent(plies, any -> new PriorityQueue<>(Candidate.ORDER));
  }

  private void shorten(PriorityQueue<Candidate> layer) {
    if (layer.size() > 2 * most) {
      List<Candidate> best = new ArrayList<>();
      while (best.size() < most) {
        best.add(layer.remove());
      }
      layer.clear();
      layer.addAll(best);
      complete = false;
    }
  }

  /** The next that are to be looked at, of equally many plies; empty if there are none. */
  public List<Candidate> turn() {
    Integer next = layers.higherKey(last);
    while (next != null && layer(next).isEmpty()) {
      next = layers.higherKey(next);
    }
    if (next != null) {
      last = next;
      return taken(layer(next));
    }
    boolean again = last > 0;
    last = 0;
    List<Candidate> some = new ArrayList<>();
    while (some.size() < width && mates.hasNext()) {
      Candidate each = mates.next();
      if (allowed.test(each.predecessor().setup())) {
        some.add(each);
      }
    }
    return some.isEmpty() && again ? turn() : some;
  }

  private List<Candidate> taken(PriorityQueue<Candidate> layer) {
    List<Candidate> some = new ArrayList<>();
    while (some.size() < width && !layer.isEmpty()) {
      some.add(layer.remove());
    }
    return some;
  }

  /** Takes in a problem that was shown to be sound; false if it, or its mirror image, is known. */
  public boolean found(Extension extension) {
    if (!sound.add(MirrorImage.nameOfBoth(extension.setup()))) {
      return false;
    }
    int alike = crowds.merge(Way.of(extension.line()), 1, Integer::sum) - 1;
    extend(
        new Extender.Origin(extension.setup(), extension.line()),
        extension.judged().nodes(),
        CROWD * alike);
    return true;
  }

  /** Takes back a position that a look did not settle: it gets a longer one later. */
  public void open(Candidate at) {
    long nodes = at.nodes * Efforts.DEFAULT.growth(EffortTable.COMPOSE_TIMES);
    layer(at.line().size())
        .add(new Candidate(at.origin, at.predecessor, at.promise - AGAIN, nodes, number++));
  }

  /** How many positions wait. */
  public int waiting() {
    return layers.values().stream().mapToInt(PriorityQueue::size).sum();
  }

  /** Whether nothing waits, and nothing was dropped. */
  public boolean isDone() {
    return complete && waiting() == 0 && !mates.hasNext();
  }
}
