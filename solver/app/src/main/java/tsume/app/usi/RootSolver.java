package tsume.app.usi;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import tsume.board.Hand;
import tsume.board.Move;
import tsume.board.Position;
import tsume.dfpn.Answer;
import tsume.dfpn.SearchBudget;
import tsume.mate.FutileRule;
import tsume.mate.MateProbe;
import tsume.mate.MateSolver;
import tsume.mate.Solution;
import tsume.mate.SolveListener;
import tsume.mate.SolveOptions;
import tsume.mate.Verdict;
import tsume.moves.CheckMoves;
import tsume.moves.Evasions;
import tsume.rules.Color;
import tsume.rules.Piece;

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
    return root.defends() ? defend(root.position(), true) : attack(root.position());
  }

  private Finding attack(Position position) {
    Solution solution = solver.solve(position, options, budget, listener);
    return new Finding(
        solution.verdict(), solution.mainline(), Hand.size(solution.leftover()), false);
  }

  /**
   * Solves the position after each evasion: no mate if one of them escapes, else the longest that
   * is no futile interposition, and among those the one after which the attacker keeps least.
   *
   * @param atRoot whether to show futile interpositions if there is nothing else to show
   */
  private Finding defend(Position position, boolean atRoot) {
    int[] evasions = new int[Position.MAX_MOVES];
    int end = Evasions.generate(position, evasions, 0);
    List<Finding> mates = new ArrayList<>();
    Finding unknown = null;
    for (int i = 0; i < end; i++) {
      Finding after = after(position, evasions[i], true);
      if (after.isNoMate()) {
        return after;
      }
      if (after.isMate()) {
        mates.add(after);
      } else {
        unknown = after;
      }
    }
    return unknown == null ? best(position, mates, atRoot) : unknown;
  }

  private Finding best(Position position, List<Finding> mates, boolean atRoot) {
    mates.sort(
        Comparator.comparingInt(Finding::length)
            .reversed()
            .thenComparingInt(Finding::leftover)); // stable: ties stay as they were generated
    Finding mated = new Finding(new Verdict.Mate(0, true), List.of(), 0, true);
    if (mates.isEmpty()) {
      return mated;
    }
    Finding longest = mates.get(0);
    if (options.futile() == FutileRule.NONE || !mayBeFutile(firstMove(longest))) {
      return longest;
    }
    int length = lengthWithoutFutile(position, longest.length());
    for (Finding mate : mates) {
      if (mate.length() <= length) {
        return mate;
      }
    }
    // Nothing but futile interpositions: mate for composers, though not on the board.
    return atRoot ? longest : mated;
  }

  private static boolean mayBeFutile(int evasion) {
    return !Move.isCapture(evasion) && Move.kind(evasion) != Piece.KING;
  }

  private int lengthWithoutFutile(Position position, int longest) {
    Color attacker = position.sideToMove().opponent();
    MateProbe probe = new MateProbe(position, attacker, solver, options.futile());
    int length = longest;
    while (length >= 2) {
      Answer shorter = probe.matesWithin(length - 2, budget);
      if (!shorter.isProven()) {
        break;
      }
      length = Math.min(length - 2, shorter.length());
    }
    return length;
  }

  /** The answer for a move that gives the attacker the move, or the defender. */
  private Finding after(Position position, int move, boolean defends) {
    position.play(move);
    Finding after = defends ? attack(position) : defend(position, false);
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
