package io.github.tsume.grade;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.grade.Grade.Why;
import io.github.tsume.notation.answer.AnswerText;
import io.github.tsume.notation.answer.MoveText;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.stipulation.Stipulation;
import io.github.tsume.verdict.Aim;
import java.util.ArrayList;
import java.util.List;

/**
 * A grader of the answers to one problem in which both sides help: any line to its end that takes
 * as few plies as can be is right. An answer gives the moves of both sides, since no best play
 * tells what it leaves out.
 */
public final class HelpedGrader {
  /** So many moves are tried before it is said that there are too many readings. */
  private static final int MOST = 2_000;

  private final Position start;
  private final Stipulation asked;
  private final int length;
  private final List<List<Integer>> solutions;
  private final boolean all;

  /**
   * A grader.
   *
   * @param start the first position
   * @param aim what is looked for, and who begins
   * @param length the fewest plies; 0 if that is not known, or there is no solution
   * @param solutions lines that take as many
   * @param all whether there are no others
   */
  public HelpedGrader(
      Position start, Aim aim, int length, List<List<Integer>> solutions, boolean all) {
    this.start = start;
    asked = Stipulation.of(aim);
    this.length = length;
    this.solutions = List.copyOf(solutions);
    this.all = all;
  }

  /** The grade of an answer. */
  public Graded grade(AnswerText answer) {
    return new Walk(answer).at(0);
  }

  /** A walk along an answer in all ways in which its text can be read, which grades the best. */
  private final class Walk {
    private final AnswerText answer;
    private final Position position = start.copy();
    private final List<Integer> played = new ArrayList<>();
    private int tried;

    Walk(AnswerText answer) {
      this.answer = answer;
    }

    Graded at(int index) {
      tried++;
      if (tried > MOST) {
        return graded(Grade.UNDECIDED, Why.READINGS, 0);
      }
      if (index == answer.moves().size()) {
        return end();
      }
      MoveText text = answer.moves().get(index);
      List<Integer> moves = text.fitting(position, previous());
      Graded best = null;
      for (int move : moves) {
        best = Graded.better(best, after(move, index + 1));
      }
      return best == null ? Unfit.of(text, position, played) : best;
    }

    private Graded after(int move, int next) {
      position.play(move);
      played.add(move);
      int ply = played.size();
      boolean allowed = asked.play().allows(position, ply);
      Graded found = allowed ? at(next) : graded(Grade.WRONG, Why.NO_CHECK, ply);
      played.remove(ply - 1);
      position.undo(move);
      return found;
    }

    private Graded end() {
      int plies = played.size();
      boolean reached = plies > 0 && asked.end().isReached(position);
      ReadError fault = answer.fault();
      if (fault != null && !(reached && answer.comment())) {
        return Graded.unreadable(fault, played);
      }
      if (!reached) {
        return length > 0 && plies >= length
            ? graded(Grade.WRONG, Why.ESCAPE, plies)
            : stopped(plies);
      }
      if (length == 0) {
        return graded(Grade.UNDECIDED, Why.LENGTH_OPEN, 0);
      }
      return plies > length
          ? graded(Grade.TOO_LONG, Why.LONGER, plies)
          : graded(Grade.RIGHT, Why.NONE, 0);
    }

    private Graded stopped(int plies) {
      boolean begun =
          solutions.stream()
              .anyMatch(line -> plies < line.size() && line.subList(0, plies).equals(played));
      Grade soFar = begun ? Grade.RIGHT : all ? Grade.WRONG : Grade.UNDECIDED;
      Why why = answer.rest() ? Why.REST : Why.STOPS;
      Graded graded = graded(Grade.INCOMPLETE, why, plies + 1);
      return graded.withSoFar(soFar);
    }

    private int previous() {
      return played.isEmpty() ? Move.NONE : played.get(played.size() - 1);
    }

    private Graded graded(Grade grade, Why why, int ply) {
      int move = ply > 0 && ply <= played.size() ? played.get(ply - 1) : Move.NONE;
      return Graded.of(grade, why, ply, move, List.of(), played);
    }
  }
}
