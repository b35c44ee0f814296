package io.github.tsume;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.goal.Found;
import io.github.tsume.goal.Goals;
import io.github.tsume.goal.Wanted;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.posed.PosedProblem;
import io.github.tsume.record.Problem;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.Journal;
import java.util.List;

/**
 * Solves and checks tsume-shogi: the side to move mates with checks alone. {@link Options#withGoal}
 * looks for something else, such as a brinkmate (必至).
 *
 * <pre>{@code
 * Checked checked = Tsume.check("9/4k4/9/4P4/9/9/9/9/9 b 2G 1");
 * System.out.println(checked.verdict() + " " + checked.solution().mainline());
 * }</pre>
 *
 * <p>A text may be of any format that {@link Notation} reads: SFEN, KIF, KI2, CSA, JKF, BOD, Hodges
 * or a position in running text. If it says nothing of the defender's hand, he holds the rest of
 * the set. Every call is for itself: it keeps nothing, and several threads may call at once. An
 * interrupt of the calling thread ends a search, which then says what it knows.
 */
public final class Tsume {
  private Tsume() {}

  /**
   * Whether the position of a text mates, how fast and how, with the default options.
   *
   * @throws BadPositionException if the text holds no legal position, or several
   */
  public static Solved solve(String text) {
    return solve(text, Options.DEFAULT);
  }

  /**
   * Whether what the options look for is in the position of a text, how fast and how.
   *
   * @throws BadPositionException if the text holds no legal position, or several
   */
  public static Solved solve(String text, Options options) {
    return solve(read(text), options);
  }

  /**
   * Whether what the options look for is in a problem, how fast and how.
   *
   * @throws BadPositionException if its position is not legal
   */
  public static Solved solve(Problem problem, Options options) {
    Setup setup = legal(problem).setup();
    SearchBudget budget = budget(options);
    return DeepCall.wait(
        budget,
        () -> {
          Found found = seek(setup, CheckOptions.DEFAULT, false, options, budget);
          return Results.solved(setup, found, budget.nodes());
        });
  }

  /**
   * Whether the solution of a text's position is the only one, with the default options.
   *
   * @throws BadPositionException if the text holds no legal position, or several
   */
  public static Checked check(String text) {
    return check(text, Options.DEFAULT);
  }

  /**
   * Whether the solution of a text's position is the only one. Moves and a length that the text
   * states are compared with what is found.
   *
   * @throws BadPositionException if the text holds no legal position, or several
   */
  public static Checked check(String text, Options options) {
    return check(read(text), options);
  }

  /**
   * Whether the solution of a problem is the only one. Moves and a length that it states are
   * compared with what is found.
   *
   * @throws BadPositionException if its position is not legal
   */
  public static Checked check(Problem problem, Options options) {
    PosedProblem posed = legal(problem);
    Setup setup = posed.setup();
    SearchBudget budget = budget(options);
    CheckOptions asked = posed.asked(CheckOptions.DEFAULT.withProfile(options.profile()));
    return DeepCall.wait(
        budget,
        () -> {
          Found found = seek(setup, asked, true, options, budget);
          return Results.checked(setup, found, budget.nodes());
        });
  }

  private static Found seek(
      Setup setup, CheckOptions asked, boolean judged, Options options, SearchBudget budget) {
    Wanted wanted =
        new Wanted(
            Position.of(setup), options.aim(), asked, judged, SolveListener.NONE, Journal.NONE);
    return Goals.seek(wanted, new MateSolver(options.memory()), budget);
  }

  private static SearchBudget budget(Options options) {
    // A time of less than a millisecond is one; zero means none to the budget.
    long millis = options.time().isZero() ? 0 : Math.max(1, options.time().toMillis());
    return SearchBudget.of(options.nodes(), millis);
  }

  private static Problem read(String text) {
    ReadResult result = Notation.read(text, "", ReadOptions.DEFAULT.withPositionStated());
    if (!result.errors().isEmpty()) {
      throw new BadPositionException(result.errors());
    }
    List<Problem> problems = result.problems();
    if (problems.size() != 1) {
      int line = problems.isEmpty() ? 1 : problems.get(1).source().line();
      String reason =
          problems.isEmpty()
              ? "there is no position in the text"
              : "there are " + problems.size() + " positions in the text";
      String code = problems.isEmpty() ? "no-problem" : "several-problems";
      throw new BadPositionException(code, reason, line, 1, "one position");
    }
    return problems.get(0);
  }

  /** The problem with the defender's hand settled. */
  private static PosedProblem legal(Problem problem) {
    PosedProblem posed = PosedProblem.of(problem, DefenderHand.AUTO);
    if (!posed.errors().isEmpty()) {
      throw new BadPositionException(posed.errors());
    }
    return posed;
  }
}
