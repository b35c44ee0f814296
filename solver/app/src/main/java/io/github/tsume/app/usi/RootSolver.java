package io.github.tsume.app.usi;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.DefenceSolver;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.moves.CheckMoves;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Answers for a root of either kind, and for the other first moves of an attacker's. */
final class RootSolver {
  private final MateSolver solver;
  private final SolveOptions options;
  private final SearchBudget budget;
  private final SolveListener listener;
  private int attackLength;

  /**
   * A solver.
   *
   * @param listener hears lengths of the root alone, never those after one of its moves
   */
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
    attackLength = solution.isMate() ? solution.length() : 0;
    return new Finding(
        solution.answer(), solution.mainline(), Hand.size(solution.leftover()), false);
  }

  /**
   * The answer for a defender's root. Where only futile interpositions are left it is mate for
   * composers, but not on the board: then the longest line is shown, as an upper bound.
   */
  private Finding defend(Position position) {
    DefenceSolver defences = new DefenceSolver(solver, options, budget, listener);
    DefenceSolver.DefenceValue found = defences.solve(position);
    boolean mated = found.answer() instanceof MateAnswer.Mate && found.line().isEmpty();
    return finding(mated ? defences.withFutile(position).orElse(found) : found);
  }

  private static Finding finding(DefenceSolver.DefenceValue found) {
    return new Finding(found.answer(), found.line(), Hand.size(found.leftover()), true);
  }

  /** The answer for a check: one ply more than the defender's position after it takes. */
  private Finding after(Position position, int check) {
    position.play(check);
    SolveListener ofRoot = after -> listener.progress(after.with(after.nodes(), attackLength));
    DefenceSolver.DefenceValue after =
        new DefenceSolver(solver, options, budget, ofRoot).solve(position);
    position.undo(check);
    List<Integer> line = new ArrayList<>(List.of(check));
    line.addAll(after.line());
    MateAnswer answer =
        after.answer() instanceof MateAnswer.Mate mate
            ? new MateAnswer.Mate(mate.length() + 1, mate.exact())
            : after.answer();
    return new Finding(answer, line, Hand.size(after.leftover()), false);
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
        found.accept(after(position, checks[i]));
      }
    }
  }

  /** The first move of a finding, or {@link Move#NONE}. */
  static int firstMove(Finding finding) {
    return finding.line().isEmpty() ? Move.NONE : finding.line().get(0);
  }
}
