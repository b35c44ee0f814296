package io.github.tsume.soundness;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.Effort;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Agreement;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.soundness.SoundnessReport.Conclusions;
import io.github.tsume.verdict.Verdict;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * A check of a composition: it is solved, and asked at every attacker's move of the mainline if
 * others mate too.
 *
 * <p>It goes in {@link CheckRounds} of growing effort.
 */
public final class SoundnessChecker {
  private final MateSolver solver;
  private final Journal journal;

  /** A checker that searches with the given solver. */
  public SoundnessChecker(MateSolver solver) {
    this(solver, Journal.NONE);
  }

  /**
   * The same for a check that may be broken off.
   *
   * @param journal what an earlier run of this check found to fail; what this one finds is added
   */
  public SoundnessChecker(MateSolver solver, Journal journal) {
    this.solver = solver;
    this.journal = journal;
  }

  /** Checks a composition; leaves the position as it was. */
  public SoundnessReport check(
      Position position, CheckOptions options, SearchBudget budget, SolveListener listener) {
    return solver.withHelpers(() -> checkHere(position, options, budget, listener));
  }

  private SoundnessReport checkHere(
      Position position, CheckOptions options, SearchBudget budget, SolveListener listener) {
    Ledger ledger = new Ledger();
    SolveListener counting = ledger.of(listener, 0);
    boolean authored = !options.authoredLine().isEmpty();
    long effort = effort(authored ? EffortTable.AUTHORED_LENGTH : EffortTable.FIRST_ROUND);
    Solution first = solver.solve(position, options.solve(), budget, effort, counting);
    if (!first.isMate()) {
      return withoutMate(first, options);
    }
    CheckTask task = task(position, options, budget, listener, ledger, false);
    CheckState state = new CheckState(task, first);
    new CheckRounds(task, state).run();
    return CheckReport.of(task, state);
  }

  /**
   * Solves a position as {@link MateSolver} does, but where that leaves the length open, looks for
   * cooks too, until what fails proves the length; and where it leaves open which of several lines
   * is the mainline, asks once more. Leaves the position as it was.
   */
  public Solution solve(
      Position position, SolveOptions options, SearchBudget budget, SolveListener listener) {
    return solver.withHelpers(() -> solveHere(position, options, budget, listener));
  }

  private Solution solveHere(
      Position position, SolveOptions options, SearchBudget budget, SolveListener listener) {
    long effort = options.exactLength() ? effort(EffortTable.FIRST_ROUND) : Long.MAX_VALUE;
    Solution first = solver.solve(position, options, budget, effort, listener);
    boolean settled = first.isExact() && !first.isLineOpen();
    if (!first.isMate() || settled || !options.exactLength()) {
      return first;
    }
    CheckOptions check = CheckOptions.DEFAULT.withSolve(options);
    CheckTask task = task(position, check, budget, listener, new Ledger(), true);
    CheckState state = new CheckState(task, first);
    new CheckRounds(task, state).run();
    return CheckReport.solution(task, state);
  }

  private CheckTask task(
      Position position,
      CheckOptions options,
      SearchBudget budget,
      SolveListener listener,
      Ledger ledger,
      boolean lengthOnly) {
    Session session = new Session(position, solver, options.solve().futile());
    session.callHelpers(budget);
    return new CheckTask(
        solver, position, session, options, journal, budget, listener, ledger, lengthOnly);
  }

  private long effort(Effort.Nodes of) {
    return solver.efforts().nodes(of);
  }

  private static SoundnessReport withoutMate(Solution solution, CheckOptions options) {
    Verdict verdict =
        solution.answer() instanceof MateAnswer.NoMate ? Verdict.UNSOLVABLE : Verdict.UNKNOWN;
    return new SoundnessReport(
        solution,
        verdict,
        List.of(),
        List.of(),
        List.of(),
        Agreement.without(Conclusions.of(solution), options.standards()),
        solution.nodes(),
        Map.of(Phase.PROOF, solution.nodes()));
  }

  /** A counter of what the nodes of one check go into. */
  static final class Ledger {
    private final Map<Phase, Long> spent = new EnumMap<>(Phase.class);
    private Phase phase = Phase.PROOF;
    private long counted;

    /** From now on, the nodes up to here being those of all so far, they go into a phase. */
    void enter(Phase next, long nodes) {
      spent.merge(phase, nodes - counted, Long::sum);
      counted = nodes;
      phase = next;
    }

    /** What nodes go into now. */
    Phase phase() {
      return phase;
    }

    /** Does some work of a phase, and goes back to the phase before. */
    void in(Phase of, LongSupplier nodes, Runnable work) {
      Phase before = phase;
      enter(of, nodes.getAsLong());
      work.run();
      enter(before, nodes.getAsLong());
    }

    /** A listener to a solver that counts its phases too. */
    SolveListener of(SolveListener listener, long before) {
      return progress -> {
        switch (progress.phase()) {
          case LENGTH -> enter(Phase.LENGTH, before + progress.nodes());
          case AUDIT -> enter(Phase.AUDIT, before + progress.nodes());
          case LINE -> enter(Phase.LINE, before + progress.nodes());
          default -> {
            // It tells of something else.
          }
        }
        listener.progress(progress);
      };
    }

    /** What went into each phase. */
    Map<Phase, Long> spent() {
      return spent;
    }
  }
}
