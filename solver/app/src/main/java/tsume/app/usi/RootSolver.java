package tsume.app.usi;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tsume.board.Hand;
import tsume.board.Move;
import tsume.board.Position;
import tsume.dfpn.SearchBudget;
import tsume.mate.MateSolver;
import tsume.mate.Solution;
import tsume.mate.SolveListener;
import tsume.mate.SolveOptions;
import tsume.mate.Verdict;
import tsume.moves.CheckMoves;
import tsume.moves.Evasions;

/**
 * Answers for a root of either kind: the attacker's, by a search; the defender's, by one a move.
 */
final class RootSolver {
  private final MateSolver solver;
  private final SolveOptions options;
  private final SearchBudget budget;
  private final SolveListener listener;

  RootSolver(MateSolver solver, SolveOptions options, SearchBudget budget, SolveListener listener) {
    this.solver = solver;
    this.options = options;
    this.budget = budget;
    this.listener = listener;
  }

  /** The answer for a root, whoever is to move. */
  Finding solve(Root root) {
    return root.defends() ? defend(root.position()) : attack(root.position());
  }

  private Finding attack(Position position) {
    Solution solution = solver.solve(position, options, budget, listener);
    return new Finding(
        solution.verdict(), solution.mainline(), Hand.size(solution.leftover()), false);
  }

  /**
   * Solves the position after each evasion: no mate if one of them escapes, else the longest, and
   * among those the one after which the attacker keeps least.
   */
  private Finding defend(Position position) {
    int[] evasions = new int[Position.MAX_MOVES];
    int end = Evasions.generate(position, evasions, 0);
    Finding best = new Finding(new Verdict.Mate(0, true), List.of(), 0, true);
    Finding unknown = null;
    for (int i = 0; i < end; i++) {
      Finding after = after(position, evasions[i], true);
      if (after.isNoMate()) {
        return after;
      }
      if (!after.isMate()) {
        unknown = after;
      } else if (after.length() > best.length()
          || (after.length() == best.length() && after.leftover() < best.leftover())) {
        best = after;
      }
    }
    return unknown == null ? best : unknown;
  }

  /** The answer for a move that gives the attacker the move, or the defender. */
  private Finding after(Position position, int move, boolean defends) {
    position.play(move);
    Finding after = defends ? attack(position) : defend(position);
    position.undo(move);
    List<Integer> line = new ArrayList<>(List.of(move));
    line.addAll(after.line());
    Verdict verdict =
        after.verdict() instanceof Verdict.Mate mate
            ? new Verdict.Mate(mate.length() + 1, mate.exact())
            : after.verdict();
    return new Finding(verdict, line, after.leftover(), defends);
  }

  /**
   * Asks of every check but one whether it mates too.
   *
   * @param known the check that is left out
   * @param found hears of each other check as soon as it is settled, or given up
   */
  void others(Position position, int known, Consumer<Finding> found) {
    int[] checks = new int[Position.MAX_MOVES];
    int end = CheckMoves.generate(position, checks, 0);
    for (int i = 0; i < end; i++) {
      if (checks[i] != known) {
        found.accept(after(position, checks[i], false));
      }
    }
  }

  /** The first move of a finding, or {@link Move#NONE}. */
  static int firstMove(Finding finding) {
    return finding.line().isEmpty() ? Move.NONE : finding.line().get(0);
  }
}
