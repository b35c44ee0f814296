package io.github.tsume.grade;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.grade.Grade.Why;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.notation.answer.AnswerText;
import io.github.tsume.notation.answer.MoveText;
import io.github.tsume.rules.Piece;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessReport;

/**
 * A grader of the answers to one problem (解答審査). What a limit leaves open is "undecided", never
 * wrong.
 *
 * <p>An answer may give the moves of both sides or the attacker's alone. Where a text fits several
 * moves, or the defender's are left out, the reading that does best counts.
 */
public final class Grader {
  private final Problem problem;

  /**
   * A grader.
   *
   * @param solver the one that has checked the problem, or another
   * @param position the first position
   * @param report what the check said
   * @param options by what it was checked
   */
  public Grader(
      MateSolver solver, Position position, SoundnessReport report, CheckOptions options) {
    problem = new Problem(solver, position, report, options);
  }

  /** The grade of an answer. */
  public Graded grade(AnswerText answer, SearchBudget budget) {
    return problem.solver().withHelpers(() -> gradeHere(answer, budget));
  }

  private Graded gradeHere(AnswerText answer, SearchBudget budget) {
    Graded both = new AnswerWalk(problem, answer, true, budget).grade();
    if (both.grade().isRight() || answer.moves().size() < 2 || namesDefender(answer)) {
      return both;
    }
    Graded attacks = new AnswerWalk(problem, answer, false, budget).grade();
    boolean unread = both.grade() == Grade.UNREADABLE || both.why() == Why.ILLEGAL;
    return attacks.grade().isRight() || unread ? Graded.better(both, attacks) : both;
  }

  /** Whether some move is surely the defender's: it says so, or only he has a king. */
  private boolean namesDefender(AnswerText answer) {
    int attacker = problem.position().side();
    boolean king = problem.position().king(attacker) >= 0;
    return answer.moves().stream().anyMatch(move -> isDefenders(move, attacker, king));
  }

  private static boolean isDefenders(MoveText move, int attacker, boolean attackersKing) {
    boolean told = move.side() != null && move.side().ordinal() != attacker;
    boolean kings = move.kinds().size() == 1 && move.kinds().get(0) == Piece.KING;
    return told || (kings && !attackersKing);
  }
}
