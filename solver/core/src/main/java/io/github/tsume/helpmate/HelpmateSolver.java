package io.github.tsume.helpmate;

import io.github.tsume.board.Hand;
import io.github.tsume.board.position.Packing;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;
import io.github.tsume.moves.FlightSquares;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.verdict.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The search for the shortest helpmates: breadth first, a ply at a time, every position once.
 *
 * <p>As soon as a position is made in which the side that mates is to move, its mates in one are
 * looked for. Once one is found, the length is known, and nothing more is stored: what is left of
 * the ply before the mate is only counted.
 */
public final class HelpmateSolver {
  /**
   * A mate.
   *
   * @param parent the number of the stored position two plies before it; -1 if it is the first move
   * @param before the last move but one
   * @param last the move that mates
   */
  record Mate(int parent, int before, int last) {}

  private final Help help;
  private final int lines;
  private final SearchBudget budget;
  private final IntConsumer progress;
  private final Packing packing;
  private final Layers layers;
  private final Position position;
  private final FlightSquares flights = new FlightSquares();
  private final int[] moves = new int[Position.MAX_MOVES];
  private final int[] mating = new int[Position.MAX_MOVES];
  private final long[] key;
  private final List<Mate> mates = new ArrayList<>();
  private final SameMoves same = new SameMoves();
  private boolean full;
  private long count;
  private int left = Integer.MAX_VALUE;
  private int mostLeft;

  /**
   * A search for the shortest ways to what both sides help to reach.
   *
   * @param lines how many lines are shown, at most
   * @param memory how many bytes the positions may take
   * @param progress hears within how many plies there is none, at each ply
   */
  public HelpmateSolver(
      Help help, int lines, long memory, SearchBudget budget, IntConsumer progress) {
    this.help = help;
    this.lines = lines;
    this.progress = progress;
    this.budget = budget;
    position = help.start().copy();
    packing = new Packing(position);
    layers = new Layers(packing.words(), memory);
    key = new long[packing.words()];
  }

  /** What is found, once. */
  public Helpmate solve() {
    layers.begin();
    if (position.side() != help.mated() && mateInOne(-1, 0, 1)) {
      return result(null);
    }
    packing.write(position, key);
    long start = Packing.hash(position);
    full = !layers.add(key, start, layers.find(key, start), 1);
    for (int from = 0; count == 0 && from < layers.size() && !full; ) {
      int to = layers.size();
      layers.begin();
      progress.accept(noneWithin());
      for (; from < to; from++) {
        packing.read(layers.page(from), layers.offset(from), position);
        expand(from, layers.ways(from));
        if (full || budget.spend()) {
          return result(full ? Reason.MEMORY : budget.limit());
        }
      }
    }
    return result(full ? Reason.MEMORY : null);
  }

  private void expand(int number, int ways) {
    boolean thenMates = position.side() == help.mated();
    int end = help.moves(position, moves, 0);
    for (int i = 0; i < end && !full; i++) {
      position.play(moves[i]);
      if (count == 0) {
        long hash = Packing.hash(position);
        packing.write(position, key);
        int at = layers.find(key, hash);
        if (at >= 0) {
          layers.again(at, ways);
        } else if (!thenMates || !mateInOne(number, moves[i], ways)) {
          full = !layers.add(key, hash, at, ways);
        }
      } else if (thenMates) {
        mateInOne(number, moves[i], ways);
      }
      position.undo(moves[i]);
    }
  }

  /** Counts the mates in one of the position; says whether there are any. */
  private boolean mateInOne(int parent, int before, int ways) {
    flights.find(position);
    int end = CheckMoves.generateMating(position, flights, mating, 0);
    boolean any = false;
    for (int i = 0; i < end; i++) {
      if (flights.remainAfter(position, mating[i])) {
        continue;
      }
      position.play(mating[i]);
      if (!Evasions.any(position)) {
        any = true;
        mate(new Mate(parent, before, mating[i]), ways);
      }
      position.undo(mating[i]);
    }
    return any;
  }

  private void mate(Mate mate, int ways) {
    count = Math.min(Helpmate.MANY, count + ways);
    int inHand = Hand.size(position.hand(help.attacker()));
    left = Math.min(left, inHand);
    mostLeft = Math.max(mostLeft, inHand);
    same.end(mate);
    if (mates.size() < lines) {
      mates.add(mate);
    }
  }

  /** Within how many plies there is none, if none was found yet. */
  private int noneWithin() {
    // The mates that may follow the last complete ply are known.
    int last = layers.plies() - 2;
    return Math.max(0, last >= 0 && help.sideAfter(last) != help.mated() ? last + 1 : last);
  }

  /** What is known when the last ply is complete, or when a limit ended it. */
  private Helpmate result(@Nullable Reason limit) {
    int plies = layers.plies();
    List<Integer> stored = new ArrayList<>();
    for (int ply = 0; ply < plies - 1; ply++) {
      stored.add(layers.start(ply + 1) - layers.start(ply));
    }
    WaysBack back = new WaysBack(help, packing, layers);
    return new Helpmate(
        count == 0 ? 0 : plies,
        count,
        back.lines(mates, lines),
        same.isOne(back, plies),
        count == 0 ? 0 : left,
        mostLeft,
        count == 0 ? noneWithin() : plies - 1,
        stored,
        limit);
  }

  Layers layers() {
    return layers;
  }

  Packing packing() {
    return packing;
  }

  Position start() {
    return help.start().copy();
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

    /** Who is to move after so many plies. */
    int sideAfter(int plies) {
      return start.side() ^ plies & 1;
    }
  }
}
