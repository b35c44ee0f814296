package io.github.tsume.mate;

import io.github.tsume.board.Hand;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.Lengths;
import io.github.tsume.verdict.Reason;
import io.github.tsume.verdict.SearchPhase;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A finder of the exact value of a mate that is already proved, and its mainline. */
final class LengthFinder {
  /**
   * What was found.
   *
   * @param length the length in plies; an upper bound if not exact
   * @param exact whether it is proved that there is no shorter mate
   * @param line the mainline, null if none was found
   * @param notes remarks
   */
  record FoundLength(int length, boolean exact, @Nullable List<Integer> line, List<Note> notes) {}

  private final Session session;
  private final Efforts efforts;
  private final KeptProof kept;
  private final SolveOptions options;
  private final SearchBudget budget;
  private final SolveListener listener;
  private final long nodes;

  /** The least length that is known to be an upper bound: the only one that is told. */
  private int told;

  /**
   * A finder for the position at which a session stands.
   *
   * @param kept the proof that the table keeps: that of the best length found so far
   * @param nodes how many nodes a long mate may take, or what its proof took if that is more
   */
  LengthFinder(
      Session session,
      KeptProof kept,
      SolveOptions options,
      SearchBudget budget,
      long nodes,
      SolveListener listener) {
    this.session = session;
    this.efforts = session.efforts();
    this.kept = kept;
    this.options = options;
    this.budget = budget;
    this.nodes = nodes;
    this.listener = listener;
  }

  /** The value, given that the attacker mates within {@code bound} plies, all replies counted. */
  FoundLength find(int bound) {
    told = bound;
    if (!options.exactLength()) {
      return new FoundLength(bound, false, null, List.of());
    }
    // A long mate may be proved shortest more cheaply by the soundness check, so that something is
    // left for that.
    long most = Math.max(nodes, session.nodes());
    SearchBudget part =
        bound > efforts.plies(EffortTable.ASCEND_UP_TO)
            ? budget.share(efforts.share(EffortTable.LENGTH_SHARE)).slice(most)
            : budget;
    Shortest shortest = shortest(bound, part);
    while (shortest.shrinking && !budget.isSpent()) {
      part = budget.share(efforts.share(EffortTable.LENGTH_SHARE)).slice(most);
      shortest = shortest(shortest.length, part);
    }
    // By the bounded form a mate may seem shorter than it is: that is told when it stands.
    report(SearchPhase.AUDIT, bound);
    Shortest standing = audited(shortest, bound, part);
    if (isInterrupted() && standing.length > shortest.length) {
      // A shorter mate that was found is not to be kept back only because it was not yet audited.
      part = budget.lastWords();
      standing = audited(shortest, bound, part);
    }
    report(SearchPhase.LINE, standing.exact ? standing.length : bound);
    return standing.known ? found(standing, part) : new FoundLength(bound, false, null, List.of());
  }

  /** Does some work by the rule that was asked for, out of some budget. */
  private <T extends @Nullable Object> T ask(SearchBudget part, Function<Inquiry, T> work) {
    return session.during(session.question(Lengths.UNBOUNDED, part), work);
  }

  private void report(SearchPhase phase, int atMost) {
    told = Math.min(told, atMost);
    listener.progress(new SolveListener.Progress(phase, session.nodes(), told));
  }

  private boolean isInterrupted() {
    return budget.isSpent() && budget.limit() == Reason.INTERRUPTED;
  }

  /**
   * The least length that stands by the exact rule, from the least by its bounded form on. Where
   * that stays open, a longer one may stand more easily: it is an upper bound at least.
   */
  private Shortest audited(Shortest bounded, int bound, SearchBudget part) {
    return ask(part, inquiry -> audited(inquiry, bounded, bound));
  }

  private static Shortest audited(Inquiry inquiry, Shortest bounded, int bound) {
    boolean exact = bounded.exact;
    int step = 2;
    for (int plies = bounded.length; plies < bound; plies += step) {
      Known<Boolean> stands = stands(inquiry, plies);
      if (stands.is(true)) {
        return new Shortest(inquiry.knownAtMost(), exact, true);
      }
      exact &= !stands.isOpen();
      step = exact ? 2 : 2 * step;
    }
    return new Shortest(bound, exact, bounded.known);
  }

  private static Known<Boolean> stands(Inquiry inquiry, int plies) {
    SearchBudget budget = inquiry.budget();
    int depth = inquiry.game().depth();
    try {
      return inquiry.isExactlyWithin(
          plies, (long) (budget.nodesLeft() * inquiry.efforts().share(EffortTable.AUDIT_SHARE)));
    } catch (OpenQuestionException open) {
      inquiry.game().unwindTo(depth);
      return Known.open(Known.Obstacle.of(budget.limit()));
    }
  }

  /** The length with the mainline, or failing that with the line as far as it is known. */
  private FoundLength found(Shortest shortest, SearchBudget part) {
    int length = shortest.length;
    if (!shortest.exact) {
      return new FoundLength(length, false, lineWithin(length), List.of());
    }
    Known<List<Integer>> mainline = ask(part, inquiry -> new MainlineFinder(inquiry).find(length));
    if (!mainline.isOpen()) {
      return new FoundLength(length, true, mainline.get(), List.of());
    }
    // A short mate is not worth an exception: there the line with all ties broken can be had.
    List<Integer> line =
        length > efforts.plies(EffortTable.ASCEND_UP_TO)
            ? ask(part, inquiry -> new ExactLine(inquiry).find(length))
            : null;
    // Pieces left over at its end may be due to a bad choice among equals.
    boolean settled = line != null && Hand.size(session.handAfter(line)) == 0;
    List<Note> notes = settled ? List.of(Solution.lineOpen()) : List.of();
    return new FoundLength(length, settled, line != null ? line : lineWithin(length), notes);
  }

  /** A line of the proof within {@code length}: if the budget is spent, with a little more. */
  private @Nullable List<Integer> lineWithin(int length) {
    // The line is to have the length that is told.
    long most = Math.min(efforts.nodes(EffortTable.BOUND_LINE_NODES), session.nodes());
    SearchBudget more = isInterrupted() ? budget.lastWords() : budget.overtime().slice(most);
    return ask(
        more,
        inquiry ->
            new CandidateLine(inquiry, efforts.nodes(EffortTable.LINE_AGAIN_LAST)).find(length));
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
    told = told == 0 ? bound : told;
    Question question = new Question(MateRule.RAW, bound, budget);
    Shortest shortest = session.during(question, inquiry -> shortest(inquiry, bound));
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

  private Shortest shortest(int bound, SearchBudget part) {
    return ask(part, inquiry -> shortest(inquiry, bound));
  }

  private Shortest shortest(Inquiry inquiry, int bound) {
    return bound <= efforts.plies(EffortTable.ASCEND_UP_TO)
        ? ofShort(inquiry, bound)
        : ofLong(inquiry, bound);
  }

  private static Shortest ofShort(Inquiry inquiry, int bound) {
    int length = leastWithin(inquiry, bound, inquiry.budget());
    return new Shortest(length > 0 ? length : bound, length > 0, length > 0);
  }

  private Shortest ofLong(Inquiry inquiry, int bound) {
    int soon = bound <= efforts.plies(EffortTable.DETOUR_LONG) ? soonFromBelow(inquiry) : 0;
    if (soon > 0) {
      return new Shortest(soon, true, true);
    }
    Answer start = inquiry.within(bound);
    if (!start.isProven()) {
      return new Shortest(bound, false, false);
    }
    SearchBudget part = inquiry.budget().share(efforts.share(EffortTable.DESCENT_SHARE));
    LengthDescent descent =
        new LengthDescent(inquiry, kept, part, nodes -> report(SearchPhase.LENGTH, told));
    descent.run(start.length());
    boolean known = inquiry.within(descent.length()).isProven();
    boolean exact = descent.isExact() && known;
    return new Shortest(descent.length(), exact, known, !exact && descent.isShrinking());
  }

  /**
   * The length of a mate that only seemed to be long, if it is soon found out; else 0. In positions
   * from games the first mate found is often a detour, and from above it may take very long to come
   * to the short one. Of composed problems the first lengths fail soon.
   */
  private int soonFromBelow(Inquiry inquiry) {
    SearchBudget part =
        inquiry
            .budget()
            .share(efforts.share(EffortTable.DETOUR_SHARE))
            .slice(efforts.nodes(EffortTable.DETOUR_NODES));
    return leastWithin(inquiry, efforts.plies(EffortTable.DETOUR_SHORT), part);
  }

  /**
   * The least length up to {@code most}, asked from 1 upwards; 0 if there is none, or one is open.
   */
  private static int leastWithin(Inquiry inquiry, int most, SearchBudget limits) {
    for (int plies = 1; plies <= most; plies += 2) {
      Answer answer = inquiry.within(plies, limits, Long.MAX_VALUE);
      if (!answer.isDisproven()) {
        return answer.isProven() ? plies : 0;
      }
    }
    return 0;
  }
}
