package io.github.tsume.helpmate;

import io.github.tsume.board.position.Packing;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.budget.Stored;
import io.github.tsume.helpmate.Reached.Mate;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.verdict.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The search for the shortest helpmates: breadth first, two plies at a time, every position with
 * the defender to move once.
 *
 * <p>The positions between, of which there are more, are made again by whoever leads to them and
 * not stored. Of each position that is new it is asked at once whether it ends the problem. Once
 * one does, the length is known, and nothing more is stored: the other ends are only counted.
 */
public final class HelpmateSolver {
  /** So many positions are a part of the work, of which each thread takes one after another. */
  private static final int PART = 4;

  private static final int MOST_PARTS = 512;

  /** About so many positions are noted before they are stored. */
  private static final long MOST_REACHED = 100_000;

  /** Some parts of a ply, which threads take one after another. */
  private record Parts(int from, int to, int all, AtomicInteger taken) {
    int next() {
      return taken.getAndIncrement();
    }
  }

  private final Help help;
  private final int lines;
  private final int expected;
  private final SearchBudget budget;
  private final ObjIntConsumer<Stored> progress;
  private final Workers workers;
  private final Packing packing;
  private final Layers layers;
  private Overflow overflow;
  private final List<Expansion> expansions = new ArrayList<>();
  private final List<Reached> reached = new ArrayList<>();
  private final List<Mate> mates = new ArrayList<>();
  private final SameMoves same = new SameMoves();
  private int parts = 1;
  private boolean counting;
  private boolean full;
  private boolean spent;
  private boolean looked;
  private long count;
  private int left = Integer.MAX_VALUE;
  private int mostLeft;

  /**
   * A search for the shortest ways to what both sides help to reach.
   *
   * @param lines how many lines are shown, at most
   * @param expected how many plies it probably takes, at which ends are looked for before anything
   *     is stored; 0 if nobody knows
   * @param memory how many bytes the positions may take
   * @param workers who may search at the same time; what is found does not depend on them
   * @param progress hears what is stored and within how many plies there is none
   */
  public HelpmateSolver(
      Help help,
      int lines,
      int expected,
      long memory,
      SearchBudget budget,
      Workers workers,
      ObjIntConsumer<Stored> progress) {
    this.help = help;
    this.lines = lines;
    this.expected = expected;
    this.progress = progress;
    this.budget = budget;
    this.workers = workers;
    packing = new Packing(help.start());
    layers = new Layers(packing.words(), memory);
    overflow = new Overflow(layers);
    for (int i = 0; i < workers.count(); i++) {
      expansions.add(new Expansion(help, packing, layers));
    }
    reached.add(new Reached(packing.words()));
  }

  /** The same search, which may put there what it has no memory for. */
  public HelpmateSolver to(Spill spill) {
    overflow = spill.overflow(help, packing, layers);
    return this;
  }

  /** What is found, once. */
  public Helpmate solve() {
    try {
      return search();
    } catch (Spill.LostException e) {
      return lost();
    } finally {
      overflow.close();
    }
  }

  private Helpmate search() {
    layers.begin();
    Reached first = reached.get(0);
    expansions.get(0).begin(first);
    take(first);
    while (count == 0 && layers.start(layers.plies() - 1) < layers.size() && !full && !spent) {
      layers.begin();
      counting = help.plies(layers.plies()) == expected;
      expand();
      if (counting && count == 0) {
        counting = false;
        expand();
      }
      while (full && overflow.makeRoom()) {
        full = false;
        expand();
      }
      if (full) {
        lookWithoutRoom();
      }
    }
    if (!overflow.end(count > 0, !full && !spent)) {
      return lost();
    }
    if (full) {
      return result(Reason.MEMORY);
    }
    return result(spent ? budget.limit() : null);
  }

  /** What is known when there is no way back: nobody can say what was found. */
  private Helpmate lost() {
    return new Helpmate(0, 0, List.of(), true, 0, 0, noneWithin(), List.of(), Reason.MEMORY);
  }

  /** Looks for ends at a ply that there is no room for: they need none. */
  private void lookWithoutRoom() {
    if (help.plies(layers.plies()) != expected) {
      full = false;
      counting = true;
      expand();
      full = count == 0;
    }
    looked = full && !spent;
  }

  /** Goes two plies on from each position of a ply, some parts at a time. */
  private void expand() {
    int to = layers.start(layers.plies() - 1);
    for (int at = layers.start(layers.plies() - 2); at < to && !full && !spent; ) {
      progress.accept(stored(), noneWithin());
      int now = Math.min(workers.free() ? parts : 1, (to - at + PART - 1) / PART);
      while (reached.size() < now) {
        reached.add(new Reached(packing.words()));
      }
      Parts some = new Parts(at, to, now, new AtomicInteger());
      workers.run(now, thread -> expand(expansions.get(thread), some));
      long entries = 1;
      for (int part = 0; part < now && !full && !spent; part++) {
        take(reached.get(part));
        entries += reached.get(part).size();
      }
      parts = (int) Math.min(MOST_PARTS, Math.max(1, MOST_REACHED * now / entries));
      at += now * PART;
    }
  }

  /** What a thread does: the next part, as long as there is one; returns how many it did. */
  private int expand(Expansion expansion, Parts some) {
    int done = 0;
    for (int part = some.next(); part < some.all; part = some.next()) {
      int from = some.from + part * PART;
      Reached noted = reached.get(part);
      noted.clear();
      expansion.expand(from, Math.min(some.to, from + PART), counting, noted);
      done++;
    }
    return done;
  }

  /** Takes over what is reached from a part: what is found depends on their order alone. */
  private void take(Reached noted) {
    for (Mate mate : noted.mates) {
      count = Math.min(Helpmate.MANY, count + (mate.parent() < 0 ? 1 : layers.ways(mate.parent())));
      left = Math.min(left, mate.left());
      mostLeft = Math.max(mostLeft, mate.left());
      same.end(mate);
      if (mates.size() < lines) {
        mates.add(mate);
      }
    }
    counting |= count > 0;
    full = !counting && !noted.store(layers);
    spent = budget.spend(noted.nodes());
  }

  private Stored stored() {
    int ply = layers.plies() - 1;
    return new Stored(
        help.begins() + 2 * ply,
        layers.size() - layers.start(ply),
        layers.size(),
        layers.bytes(),
        overflow.bytes());
  }

  /** Within how many plies there is none, if none was found yet. */
  private int noneWithin() {
    return Math.max(0, help.plies(layers.plies()) - (looked ? 0 : 2));
  }

  /** What is known when the last ply is complete, or when a limit ended it. */
  private Helpmate result(@Nullable Reason limit) {
    int length = help.plies(layers.plies());
    int first = help.begins();
    int told = count > 0 ? length - 1 : Math.max(1, first + 2 * layers.plies() - 3);
    List<Integer> stored = new ArrayList<>();
    for (int ply = 0; ply < told; ply++) {
      boolean counted = (ply - first) % 2 == 0;
      stored.add(ply == 0 ? 1 : counted ? overflow.size((ply - first) / 2) : 0);
    }
    WaysBack back = new WaysBack(help, packing, layers, overflow);
    return new Helpmate(
        count == 0 ? 0 : length,
        count,
        back.lines(mates, lines),
        count <= 1 || same.isOne(back, layers.plies()),
        count == 0 ? 0 : left,
        mostLeft,
        count == 0 ? noneWithin() : length - 1,
        stored,
        limit);
  }

  /** The threads that search at the same time. */
  public interface Workers {
    /** The calling thread alone. */
    Workers ONE =
        new Workers() {
          @Override
          public int count() {
            return 1;
          }

          @Override
          public boolean free() {
            return false;
          }

          @Override
          public void run(int parts, Work work) {
            work.share(0);
          }
        };

    /** How many they are at most, with the calling one. */
    int count();

    /** Whether there are others than the calling one now. */
    boolean free();

    /**
     * Has them work; returns when all is done.
     *
     * @param parts how many parts the work has
     */
    void run(int parts, Work work);

    /** What each of them does. */
    interface Work {
      /** Does parts as long as there are any; tells how many it did, by its number from 0 on. */
      int share(int thread);
    }
  }

  /**
   * The task of a helpmate: where both sides begin, and whose king they help to mate.
   *
   * @param start the first position
   * @param attacker the side whose every move gives check
   * @param mated the side that is mated in the end: the other one, or in a help-selfmate the
   *     attacker
   */
  public record Help(Position start, int attacker, int mated) {
    /** Writes all moves that may be played in a position; returns the end. */
    int moves(Position position, int[] buffer, int at) {
      return position.side() == attacker
          ? CheckMoves.generate(position, buffer, at)
          : LegalMoves.generate(position, buffer, at);
    }

    /** How many plies there are before the first position with the defender to move. */
    int begins() {
      return start.side() == attacker ? 1 : 0;
    }

    /** How many plies a line takes that is found when so many plies of the defender have begun. */
    int plies(int begun) {
      return begins() + 2 * (begun - 1) + (mated == attacker ? 1 : 0);
    }
  }
}
