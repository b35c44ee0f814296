package io.github.tsume.soundness;

import io.github.tsume.board.Position;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.mate.Verdict;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Solves a composition and asks at every attacker's move of the mainline whether others mate too.
 *
 * <p>It goes in {@link Rounds} of growing effort.
 */
public final class SoundnessChecker {
  /** The nodes that the first round may take, or what the first proof took if that is more. */
  static final long FIRST_EFFORT = 1_000_000;

  /**
   * The same for the length alone where the author gives his line: most often it is the right one,
   * and that the other checks on it fail proves its length, or all but.
   */
  private static final long AUTHORED_EFFORT = 100_000;

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
    Ledger ledger = new Ledger();
    SolveListener counting = ledger.of(listener, 0);
    boolean authored = !options.authoredLine().isEmpty();
    long effort = authored ? AUTHORED_EFFORT : FIRST_EFFORT;
    Solution first = solver.solve(position, options.solve(), budget, effort, counting);
    if (!first.isMate()) {
      return withoutMate(first, options);
    }
    Rounds rounds =
        new Rounds(solver, position, options, journal, budget, listener, first, ledger, false);
    rounds.run();
    return rounds.report();
  }

  /**
   * Solves a position as {@link MateSolver} does, but where that leaves the length open, looks for
   * cooks too, until what fails proves the length; and where it leaves open which of several lines
   * is the mainline, asks once more. Leaves the position as it was.
   */
  public Solution solve(
      Position position, SolveOptions options, SearchBudget budget, SolveListener listener) {
    long effort = options.exactLength() ? FIRST_EFFORT : Long.MAX_VALUE;
    Solution first = solver.solve(position, options, budget, effort, listener);
    boolean settled = first.isExact() && !first.isLineOpen();
    if (!first.isMate() || settled || !options.exactLength()) {
      return first;
    }
    CheckOptions check =
        new CheckOptions(options, Profile.MAGAZINE, false, 0, OptionalInt.empty(), List.of());
    Rounds rounds =
        new Rounds(solver, position, check, journal, budget, listener, first, new Ledger(), true);
    rounds.run();
    return rounds.solution();
  }

  private static SoundnessReport withoutMate(Solution solution, CheckOptions options) {
    Soundness verdict =
        solution.verdict() instanceof Verdict.NoMate ? Soundness.UNSOLVABLE : Soundness.UNKNOWN;
    return new SoundnessReport(
        solution,
        verdict,
        List.of(),
        List.of(),
        List.of(),
        Agreement.without(solution, options),
        solution.nodes(),
        Map.of(Phase.PROOF, solution.nodes()));
  }
}
