package io.github.tsume.mate;

import io.github.tsume.board.Hand;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.DfPn;
import io.github.tsume.dfpn.SearchBudget;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Finds the exact value of a mate that is already proved, and its mainline. */
final class LengthFinder {
  /** How much of the budget the length of a long mate may take. */
  private static final double LONG_MATES = 0.8;

  /** How much of the effort goes into finding shorter mates; the rest is for their audit. */
  private static final double DESCENT = 0.7;

  /** How much of what is left an audit of one length may take. */
  private static final double AUDIT = 0.7;

  /**
   * How many nodes the line of a length that is only an upper bound may take in overtime; but no
   * more than all before.
   */
  private static final long LINE_NODES = 1_000_000;

  /** Up to so many plies a mate is looked for from below even if the first one is longer. */
  private static final int MAY_BE_SHORT = 13;

  /** If the first mate has more plies than that, it is no detour of a short one. */
  private static final int LONGEST_DETOUR = 99;

  /** How much of what is left that may take, and how many nodes. */
  private static final double BELOW = 0.25;

  private static final long BELOW_NODES = 300_000;

  /**
   * What was found.
   *
   * @param length the length in plies; an upper bound if not exact
   * @param exact whether it is proved that there is no shorter mate
   * @param line the mainline, null if none was found
   * @param notes remarks
   */
  record Outcome(int length, boolean exact, int @Nullable [] line, List<Note> notes) {}

  private final TsumeGame game;
  private final DfPn search;
  private final KeptProof kept;
  private final SolveOptions options;
  private final SearchBudget budget;
  private final SolveListener listener;
  private final long nodes;

  /**
   * A finder.
   *
   * @param kept the proof that the table keeps: that of the best length found so far
   * @param nodes how many nodes a long mate may take, or what its proof took if that is more
   */
  LengthFinder(
      TsumeGame game,
      DfPn search,
      KeptProof kept,
      SolveOptions options,
      SearchBudget budget,
      long nodes,
      SolveListener listener) {
    this.game = game;
    this.search = search;
    this.kept = kept;
    this.options = options;
    this.budget = budget;
    this.nodes = nodes;
    this.listener = listener;
  }

  /** The value, given that the attacker mates within {@code bound} plies, all replies counted. */
  Outcome find(int bound) {
    if (!options.exactLength()) {
      return new Outcome(bound, false, null, List.of());
    }
    // A long mate may be proved shortest more cheaply by the soundness check, so that something is
    // left for that.
    long most = Math.max(nodes, search.nodes());
    SearchBudget part =
        bound > Composer.ASCEND_UP_TO ? budget.share(LONG_MATES).slice(most) : budget;
    Composer composer = new Composer(game, search, options.futile(), part);
    Shortest shortest = shortest(composer, bound);
    while (shortest.shrinking && !budget.isSpent()) {
      part = budget.share(LONG_MATES).slice(most);
      composer = new Composer(game, search, options.futile(), part);
      shortest = shortest(composer, shortest.length);
    }
    tell("audit", shortest.length);
    Shortest standing = audited(composer, shortest, bound);
    if (isInterrupted() && standing.length > shortest.length) {
      // A shorter mate that was found is not to be kept back only because it was not yet audited.
      composer = new Composer(game, search, options.futile(), budget.lastWords());
      standing = audited(composer, shortest, bound);
    }
    tell("line", standing.length);
    Outcome outcome =
        standing.known ? outcome(composer, standing) : new Outcome(bound, false, null, List.of());
    game.setMode(FutileRule.NONE);
    return outcome;
  }

  private void tell(String phase, int length) {
    listener.progress(new SolveListener.Progress(phase, search.nodes(), length));
  }

  private boolean isInterrupted() {
    return budget.isSpent() && budget.limit() == SearchBudget.Limit.INTERRUPTED;
  }

  /**
   * The least length that stands by the exact rule, from the least by its bounded form on. Where
   * that stays open, a longer one may stand more easily: it is an upper bound at least.
   */
  private static Shortest audited(Composer composer, Shortest bounded, int bound) {
    boolean exact = bounded.exact;
    int step = 2;
    for (int plies = bounded.length; plies < bound; plies += step) {
      Boolean stands = stands(composer, plies);
      if (Boolean.TRUE.equals(stands)) {
        return new Shortest(composer.knownAtMost(), exact, true);
      }
      exact &= stands != null;
      step = exact ? 2 : 2 * step;
    }
    return new Shortest(bound, exact, bounded.known);
  }

  private static @Nullable Boolean stands(Composer composer, int plies) {
    SearchBudget budget = composer.budget();
    int depth = composer.game().depth();
    try {
      return composer.isExactlyWithin(plies, (long) (budget.nodesLeft() * AUDIT));
    } catch (OpenQuestionException open) {
      composer.game().unwindTo(depth);
      return null;
    }
  }

  /** The length with the mainline, or failing that with the line as far as it is known. */
  private Outcome outcome(Composer composer, Shortest shortest) {
    int length = shortest.length;
    if (!shortest.exact) {
      return new Outcome(length, false, lineWithin(length), List.of());
    }
    int[] mainline = new MainlineFinder(composer).find(length);
    if (mainline != null) {
      return new Outcome(length, true, mainline, List.of());
    }
    // A short mate is not worth an exception: there the line with all ties broken can be had.
    int[] line = length > Composer.ASCEND_UP_TO ? new ExactLine(composer).find(length) : null;
    // Pieces left over at its end may be due to a bad choice among equals.
    boolean settled = line != null && emptiesHand(line);
    List<Note> notes = settled ? List.of(Solution.lineOpen()) : List.of();
    return new Outcome(length, settled, line != null ? line : lineWithin(length), notes);
  }

  /** A line of the proof within {@code length}: if the budget is spent, with a little more. */
  private int @Nullable [] lineWithin(int length) {
    // The line is to have the length that is told.
    long most = Math.min(LINE_NODES, search.nodes());
    SearchBudget more = isInterrupted() ? budget.lastWords() : budget.overtime().slice(most);
    Composer again = new Composer(game, search, options.futile(), more);
    return new CandidateLine(again, CandidateLine.NODES * 10).find(length);
  }

  private boolean emptiesHand(int[] line) {
    for (int move : line) {
      game.play(move);
    }
    boolean empty = game.hand() == Hand.EMPTY;
    for (int i = line.length - 1; i >= 0; i--) {
      game.undo(line[i]);
    }
    return empty;
  }

  /**
   * The length with every interposition counted.
   *
   * @param atMost an upper bound of it, and of the composers' length too, which is never more
   * @param exact whether it is proved to be the shortest
   */
  record Raw(int atMost, boolean exact) {
    OptionalInt length() {
      return exact ? OptionalInt.of(atMost) : OptionalInt.empty();
    }
  }

  /** The raw length, given an upper bound of it. */
  Raw rawLength(int bound) {
    Composer raw = new Composer(game, search, FutileRule.NONE, budget);
    Shortest shortest = shortest(raw, bound);
    game.setMode(FutileRule.NONE);
    return new Raw(shortest.length, shortest.exact);
  }

  /**
   * The least length for which the bounded form of the rule has a mate.
   *
   * @param exact whether there is none shorter
   * @param known whether the table has that mate
   * @param shrinking whether a shorter one was found not long ago
   */
  private record Shortest(int length, boolean exact, boolean known, boolean shrinking) {
    Shortest(int length, boolean exact, boolean known) {
      this(length, exact, known, false);
    }
  }

  private Shortest shortest(Composer composer, int bound) {
    return bound <= Composer.ASCEND_UP_TO ? ofShort(composer, bound) : ofLong(composer, bound);
  }

  private static Shortest ofShort(Composer composer, int bound) {
    int length = leastWithin(composer, bound, composer.budget());
    return new Shortest(length > 0 ? length : bound, length > 0, length > 0);
  }

  private Shortest ofLong(Composer composer, int bound) {
    int soon = bound <= LONGEST_DETOUR ? soonFromBelow(composer) : 0;
    if (soon > 0) {
      return new Shortest(soon, true, true);
    }
    Answer start = composer.within(bound);
    if (!start.isProven()) {
      return new Shortest(bound, false, false);
    }
    SearchBudget part = composer.budget().share(DESCENT);
    LengthDescent descent = new LengthDescent(composer, search, kept, part, listener);
    descent.run(start.length());
    boolean known = composer.within(descent.length()).isProven();
    boolean exact = descent.isExact() && known;
    return new Shortest(descent.length(), exact, known, !exact && descent.isShrinking());
  }

  /**
   * The length of a mate that only seemed to be long, if it is soon found out; else 0. In positions
   * from games the first mate found is often a detour, and from above it may take very long to come
   * to the short one. Of composed problems the first lengths fail soon.
   */
  private static int soonFromBelow(Composer composer) {
    SearchBudget part = composer.budget().share(BELOW).slice(BELOW_NODES);
    return leastWithin(composer, MAY_BE_SHORT, part);
  }

  /**
   * The least length up to {@code most}, asked from 1 upwards; 0 if there is none, or one is open.
   */
  private static int leastWithin(Composer composer, int most, SearchBudget limits) {
    for (int plies = 1; plies <= most; plies += 2) {
      Answer answer = composer.within(plies, limits, Long.MAX_VALUE);
      if (!answer.isDisproven()) {
        return answer.isProven() ? plies : 0;
      }
    }
    return 0;
  }
}
