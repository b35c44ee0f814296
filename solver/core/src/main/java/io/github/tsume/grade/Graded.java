package io.github.tsume.grade;

import io.github.tsume.board.Move;
import io.github.tsume.grade.Grade.Why;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The grade of an answer, with its reason.
 *
 * @param grade the grade
 * @param soFar what it would be if it went on well, of one that stops early; else the grade itself
 * @param why what else is to be said of it
 * @param ply the ply that it is about, from 1; 0 if it is about none
 * @param move the move at that ply; {@link Move#NONE} if it is about none
 * @param answer what refutes it, or would have been better: replies, or moves from there on
 * @param kind the class of the other way that it takes, if it takes one
 * @param known whether the check of the problem lists that other way
 * @param line the moves of the answer as they were read, with the replies that were put in where it
 *     gives none
 * @param error what cannot be read; null if everything can
 */
public record Graded(
    Grade grade,
    Grade soFar,
    Why why,
    int ply,
    int move,
    List<Integer> answer,
    @Nullable DefectClass kind,
    boolean known,
    List<Integer> line,
    @Nullable ReadError error) {
  /** A grade with copied lists. */
  public Graded {
    answer = List.copyOf(answer);
    line = List.copyOf(line);
  }

  /** A grade about no other way. */
  static Graded of(
      Grade grade, Why why, int ply, int move, List<Integer> answer, List<Integer> line) {
    return new Graded(grade, grade, why, ply, move, answer, null, true, line, null);
  }

  /** The same of an answer that stops early, with what it would be if it went on well. */
  Graded withSoFar(Grade other) {
    return new Graded(grade, other, why, ply, move, answer, kind, known, line, error);
  }

  /** What is said of an answer to a problem of which nothing is known. */
  public static Graded undecided() {
    return of(Grade.UNDECIDED, Why.LENGTH_OPEN, 0, Move.NONE, List.of(), List.of());
  }

  /**
   * The grade of an answer that says that there is no solution.
   *
   * @param solution a line to the goal; empty if none is known
   */
  public static Graded none(Verdict verdict, List<Integer> solution) {
    if (verdict == Verdict.UNSOLVABLE) {
      return of(Grade.RIGHT, Why.NONE, 0, Move.NONE, List.of(), List.of());
    }
    return solution.isEmpty()
        ? undecided()
        : of(Grade.WRONG, Why.SOLVABLE, 0, Move.NONE, solution, List.of());
  }

  /** What belongs to no problem. */
  public static Graded stray(ReadError error) {
    return unreadable(error, 0, List.of());
  }

  /** What cannot be read after the moves of a line. */
  static Graded unreadable(ReadError error, List<Integer> line) {
    return unreadable(error, line.size() + 1, line);
  }

  private static Graded unreadable(ReadError error, int ply, List<Integer> line) {
    return new Graded(
        Grade.UNREADABLE,
        Grade.UNREADABLE,
        Why.NONE,
        ply,
        Move.NONE,
        List.of(),
        null,
        true,
        line,
        error);
  }

  /** Whether it shows a cook that the check of the problem does not list. */
  public boolean isNewCook() {
    return grade == Grade.COOK && !known;
  }

  /** The better of two readings; the first if they are alike, but what was read further. */
  static Graded better(@Nullable Graded first, Graded second) {
    if (first == null) {
      return second;
    }
    int compared = Integer.compare(first.rank(), second.rank());
    boolean further = compared == 0 && second.reach() > first.reach();
    return compared > 0 || further ? second : first;
  }

  /**
   * A reading that is wrong comes after one that is right as far as the text can be read: nobody
   * knows how that goes on. It comes before one in which a move cannot be made.
   */
  private int rank() {
    boolean garbled =
        error != null
            && !error.code().equals(ErrorCode.NO_SUCH_MOVE.code())
            && !error.code().equals(ErrorCode.AFTER_MATE.code());
    return 2 * grade.ordinal() - (garbled ? 3 : 0);
  }

  private int reach() {
    return grade == Grade.UNREADABLE && error != null ? (error.line() << 16) + error.column() : 0;
  }
}
