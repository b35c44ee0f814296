package io.github.tsume.app.usi;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.goal.Found;
import io.github.tsume.goal.Found.Ending;
import io.github.tsume.goal.Goals;
import io.github.tsume.goal.Goals.Wanted;
import io.github.tsume.judgement.Key;
import io.github.tsume.mate.DefenceSolver;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.Journal;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A solver of a root of either kind, and for the other first moves of an attacker's. */
final class RootSolver {
  private final MateSolver solver;
  private final Aim aim;
  private final SolveOptions options;
  private final SearchBudget budget;
  private final SolveListener listener;
  private int attackLength;
  private boolean byKeys;
  private List<Finding> otherKeys = List.of();

  /**
   * A solver.
   *
   * @param aim what is looked for; where the defender is to move, mates alone are
   * @param listener hears lengths of the root alone, never those after one of its moves
   */
  RootSolver(
      MateSolver solver,
      Aim aim,
      SolveOptions options,
      SearchBudget budget,
      SolveListener listener) {
    this.solver = solver;
    this.aim = aim;
    this.options = options;
    this.budget = budget;
    this.listener = listener;
  }

  /**
   * The answer for a root, whoever is to move.
   *
   * @param all whether other first moves will be asked for
   */
  Finding solve(Root root, boolean all) {
    return root.defends() ? defend(root.position()) : attack(root.position(), all);
  }

  private Finding attack(Position position, boolean all) {
    CheckOptions how = new CheckOptions(options, all, CheckOptions.DEFAULT.standards());
    Wanted wanted = new Wanted(position, aim, how, false, listener, Journal.NONE);
    Found found = Goals.seek(wanted, solver, budget);
    Ending ending = found.ending();
    attackLength = ending.length().plies();
    byKeys = !ending.keys().isEmpty();
    otherKeys = ending.keys().stream().skip(1).map(key -> by(key, ending)).toList();
    return Finding.of(ending);
  }

  private static Finding by(Key key, Ending ending) {
    return new Finding(
        ending.outcome(),
        PlyCount.upTo(key.plies(), ending.length().isExact()),
        key.line(),
        Hand.EMPTY,
        false);
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
    return finding(found.answer(), found.line(), found, true);
  }

  private static Finding finding(
      MateAnswer answer, List<Integer> line, DefenceSolver.DefenceValue found, boolean defends) {
    MateAnswer.Mate mate = answer instanceof MateAnswer.Mate there ? there : null;
    return new Finding(
        answer.outcome(),
        mate == null ? PlyCount.UNKNOWN : mate.length(),
        line,
        Hand.size(found.leftover()),
        defends);
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
            ? new MateAnswer.Mate(mate.length().plus(1))
            : after.answer();
    return finding(answer, line, after, false);
  }

  /**
   * Asks of every check but one whether it mates too; of what is reached by keys, all were found
   * with the first.
   *
   * @param known the check that is left out
   * @param found hears of each other check as soon as it is settled, or given up
   */
  void others(Position position, int known, Consumer<Finding> found) {
    if (byKeys) {
      otherKeys.forEach(found);
      return;
    }
    for (int check : CheckMoves.of(position)) {
      if (check != known) {
        found.accept(after(position, check));
      }
    }
  }

  /** The first move of a finding, or {@link Move#NONE}. */
  static int firstMove(Finding finding) {
    return finding.line().isEmpty() ? Move.NONE : finding.line().get(0);
  }

  /**
   * The knowledge about a root or one of its moves.
   *
   * @param outcome whether what is looked for is there
   * @param length the plies it takes; unknown if it is not reached
   * @param line the moves from the root to it, futile interpositions left out; if there is none,
   *     the move by which a defender escapes, where known
   * @param leftover how many pieces the attacker keeps
   * @param defends whether the side to move at the root is the one that is mated
   */
  record Finding(
      Outcome outcome, PlyCount length, List<Integer> line, int leftover, boolean defends) {
    Finding {
      line = List.copyOf(line);
    }

    /** What was found out about an attacker's root. */
    static Finding of(Ending ending) {
      return new Finding(
          ending.outcome(), ending.length(), ending.line(), Hand.size(ending.leftover()), false);
    }

    /** Whether it is there, with a line that reaches it. */
    boolean isReached() {
      return outcome.isReached();
    }

    /** Whether it is proved that it is not there. */
    boolean isRefuted() {
      return outcome.isRefuted();
    }

    /** The moves in USI notation, each after a space. */
    String moves(Ruleset rules) {
      StringBuilder text = new StringBuilder();
      for (int move : line) {
        text.append(' ').append(Move.toUsi(move, rules));
      }
      return text.toString();
    }
  }
}
