package io.github.tsume.helpmate;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
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
import java.util.stream.IntStream;
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
  /**
   * An end, with the moves that lead to it from a stored position.
   *
   * @param parent the number of that position; -1 if the moves lead there from the start
   * @param answer the defender's move; {@link Move#NONE} if the attacker begins there
   * @param check the attacker's move; {@link Move#NONE} only where the defender begins with a mate
   * @param last the defender's move that mates, in a help-selfmate; else {@link Move#NONE}
   */
  record Mate(int parent, int answer, int check, int last) {
    IntStream moves() {
      return IntStream.of(answer, check, last).filter(move -> move != Move.NONE);
    }
  }

  private final Help help;
  private final int lines;
  private final int expected;
  private final SearchBudget budget;
  private final IntConsumer progress;
  private final Packing packing;
  private final Layers layers;
  private final Position position;
  private final FlightSquares flights = new FlightSquares();
  private final int[] answers = new int[Position.MAX_MOVES];
  private final int[] checks = new int[Position.MAX_MOVES];
  private final int[] mating = new int[Position.MAX_MOVES];
  private final long[] key;
  private final List<Mate> mates = new ArrayList<>();
  private final SameMoves same = new SameMoves();
  private boolean counting;
  private boolean full;
  private boolean spent;
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
   * @param progress hears within how many plies there is none, at each ply
   */
  public HelpmateSolver(
      Help help, int lines, int expected, long memory, SearchBudget budget, IntConsumer progress) {
    this.help = help;
    this.lines = lines;
    this.expected = expected;
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
    if (position.side() == help.attacker()) {
      check(-1, Move.NONE, 1);
    } else {
      reach(-1, Move.NONE, Move.NONE, 1);
    }
    int from = 0;
    while (count == 0 && from < layers.size() && !full && !spent) {
      int to = layers.size();
      layers.begin();
      progress.accept(noneWithin());
      counting = help.plies(layers.plies()) == expected;
      expand(from, to);
      if (counting && count == 0) {
        counting = false;
        expand(from, to);
      }
      from = to;
    }
    if (full) {
      return result(Reason.MEMORY);
    }
    return result(spent ? budget.limit() : null);
  }

  /** Goes two plies on from each position of a ply. */
  private void expand(int from, int to) {
    for (int number = from; number < to && !full && !spent; number++) {
      packing.read(layers.page(number), layers.offset(number), position);
      int ways = layers.ways(number);
      int end = LegalMoves.generate(position, answers, 0);
      for (int i = 0; i < end && !full && !spent; i++) {
        position.play(answers[i]);
        check(number, answers[i], ways);
        position.undo(answers[i]);
      }
    }
  }

  /** Plays all checks in a position that is not stored. */
  private void check(int parent, int answer, int ways) {
    spent = budget.spend();
    boolean mayMate = help.mated() == help.attacker() || !counting;
    int end = mayMate ? CheckMoves.generate(position, checks, 0) : mating(checks);
    for (int i = 0; i < end && !full; i++) {
      int check = checks[i];
      if (!mayMate && flights.remainAfter(position, check)) {
        continue;
      }
      position.play(check);
      if (counting) {
        ends(parent, answer, check, ways);
      } else {
        reach(parent, answer, check, ways);
      }
      position.undo(check);
    }
  }

  private void reach(int parent, int answer, int check, int ways) {
    long hash = Packing.hash(position);
    packing.write(position, key);
    int at = layers.find(key, hash);
    if (at >= 0) {
      layers.again(at, ways);
    } else if (ends(parent, answer, check, ways)) {
      counting = true;
    } else {
      full = !layers.add(key, hash, at, ways);
    }
  }

  /** Writes the checks that may mate; returns the end. */
  private int mating(int[] buffer) {
    flights.find(position);
    return CheckMoves.generateMating(position, flights, buffer, 0);
  }

  /** Counts the ends in a position with the defender to move; says whether there are any. */
  private boolean ends(int parent, int answer, int check, int ways) {
    if (help.mated() != help.attacker()) {
      if (check == Move.NONE || Evasions.any(position)) {
        return false;
      }
      end(new Mate(parent, answer, check, Move.NONE), ways);
      return true;
    }
    int end = mating(mating);
    boolean any = false;
    for (int i = 0; i < end; i++) {
      if (flights.remainAfter(position, mating[i])) {
        continue;
      }
      position.play(mating[i]);
      if (!Evasions.any(position)) {
        any = true;
        end(new Mate(parent, answer, check, mating[i]), ways);
      }
      position.undo(mating[i]);
    }
    return any;
  }

  private void end(Mate mate, int ways) {
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
    return Math.max(0, help.plies(layers.plies()) - 2);
  }

  /** What is known when the last ply is complete, or when a limit ended it. */
  private Helpmate result(@Nullable Reason limit) {
    int length = help.plies(layers.plies());
    int first = help.begins();
    int told = count > 0 ? length - 1 : Math.max(1, first + 2 * layers.plies() - 3);
    List<Integer> stored = new ArrayList<>();
    for (int ply = 0; ply < told; ply++) {
      int layer = (ply - first) / 2;
      boolean counted = (ply - first) % 2 == 0;
      stored.add(ply == 0 ? 1 : counted ? layers.start(layer + 1) - layers.start(layer) : 0);
    }
    WaysBack back = new WaysBack(help, packing, layers);
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
