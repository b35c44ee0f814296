package io.github.tsume.grade;

import io.github.tsume.board.Move;
import io.github.tsume.grade.Grade.Why;
import io.github.tsume.judgement.Defect;
import io.github.tsume.verdict.DefectClass;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The state of an answer up to one of its moves.
 *
 * @param line the line of best play that it follows, to the mate; empty once it has left it
 * @param grade what it is worth if it goes on well
 * @param why what is to be said of that
 * @param ply the ply at which that was decided; 0 if nothing has happened
 * @param move the move there
 * @param kind the class of another way that it has taken
 * @param known whether the check lists that way
 * @param mated whether it has mated already
 */
record Course(
    List<Integer> line,
    Grade grade,
    Why why,
    int ply,
    int move,
    @Nullable DefectClass kind,
    boolean known,
    boolean mated) {
  /** The start along a line. */
  static Course along(List<Integer> line) {
    return new Course(line, Grade.RIGHT, Why.NONE, 0, Move.NONE, null, true, false);
  }

  /** The start where no line is known. */
  static Course unknown() {
    return new Course(List.of(), Grade.UNDECIDED, Why.LENGTH_OPEN, 0, Move.NONE, null, true, false);
  }

  boolean isOnLine() {
    return !line.isEmpty();
  }

  /** Nothing that comes now counts. */
  Course atMate() {
    return new Course(line, grade, why, ply, move, kind, known, true);
  }

  /** It goes on along another line of the same worth. */
  Course equal(List<Integer> other, int at, int reply) {
    boolean first = grade != Grade.EQUAL;
    return new Course(
        other, Grade.EQUAL, why, first ? at : ply, first ? reply : move, kind, known, mated);
  }

  /** It goes on along another line, by a move that is as good but for what the check calls it. */
  Course dual(List<Integer> other, Defect way, boolean listed) {
    return new Course(
        other,
        grade,
        why,
        kind == null ? way.ply() : ply,
        kind == null ? way.move() : move,
        kind == null ? way.kind() : kind,
        known && listed,
        mated);
  }

  /** It has left the line by another way to mate. */
  Course away(Grade worth, Why reason, Defect way, boolean listed) {
    return new Course(List.of(), worth, reason, way.ply(), way.move(), way.kind(), listed, mated);
  }

  /** It has left the line. */
  Course away(Grade worth, Why reason, int at, int by) {
    return new Course(List.of(), worth, reason, at, by, kind, known, mated);
  }
}
