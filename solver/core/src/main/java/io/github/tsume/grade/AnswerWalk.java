package io.github.tsume.grade;

import io.github.tsume.board.Move;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.grade.Grade.Why;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Session;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.notation.answer.AnswerText;
import io.github.tsume.notation.answer.MoveText;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.soundness.Escape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A walk along an answer from the first position, in all ways in which its text can be read, and
 * grades the best of them.
 *
 * <p>As long as it follows best play, both sides' moves are compared with that. Once the attacker
 * has taken another way, it only matters whether each of his moves keeps the mate, and whether the
 * answer comes to one: whatever the defender replies.
 */
final class AnswerWalk {
  /** So many moves are tried before it is said that there are too many readings. */
  private static final int MOST = 2_000;

  private final Problem problem;
  private final AnswerText answer;
  private final boolean bothSides;
  private final SearchBudget budget;
  private final Session session;
  private final ReplyJudge replies;
  private final AttackJudge attacks;
  private final List<Integer> played = new ArrayList<>();
  private int tried;

  /**
   * A walk along an answer.
   *
   * @param bothSides whether the answer gives the defender's moves too
   */
  AnswerWalk(Problem problem, AnswerText answer, boolean bothSides, SearchBudget budget) {
    this.problem = problem;
    this.answer = answer;
    this.bothSides = bothSides;
    this.budget = budget;
    this.session = problem.session();
    this.replies = new ReplyJudge(session, budget);
    this.attacks = new AttackJudge(session, problem.isAuthored(), problem.options(), budget);
  }

  Graded grade() {
    return at(0, problem.line().isEmpty() ? Course.unknown() : Course.along(problem.line()));
  }

  /** The grade of what goes on with a move of the text, from where the session stands. */
  private Graded at(int index, Course before) {
    tried++;
    if (tried > MOST) {
      return graded(Grade.UNDECIDED, Why.READINGS, 0, Move.NONE, List.of());
    }
    Course course = before;
    if (!session.attackerToMove() && !course.mated() && isMate(course)) {
      course = course.atMate();
    }
    if (index == answer.moves().size()) {
      return end(course);
    }
    MoveText text = answer.moves().get(index);
    if (session.attackerToMove()) {
      return attack(index, text, course);
    }
    return bothSides ? reply(index, text, course) : anyReply(index, text, course);
  }

  private boolean isMate(Course course) {
    boolean lineEnds = course.isOnLine() && played.size() == course.line().size();
    return lineEnds || session.isMated(budget);
  }

  private Graded end(Course course) {
    boolean finished = !session.attackerToMove() && course.mated();
    ReadError fault = answer.fault();
    if (fault != null && !(finished && answer.comment())) {
      return Graded.unreadable(fault, played);
    }
    if (!finished) {
      boolean doubtful = !problem.isLengthKnown();
      Why why = answer.rest() ? Why.REST : Why.STOPS;
      return new Graded(
          Grade.INCOMPLETE,
          doubtful ? Grade.UNDECIDED : course.grade(),
          why,
          played.size() + 1,
          course.move(),
          List.of(),
          course.kind(),
          course.known(),
          played,
          null);
    }
    // What leaves a line that may not be the solution may be the solution itself.
    boolean open = !problem.isLengthKnown() && course.grade() != Grade.UNDECIDED;
    Grade grade = open ? Grade.UNDECIDED : course.grade();
    return new Graded(
        grade,
        grade,
        open ? Why.LENGTH_OPEN : course.why(),
        course.ply(),
        course.move(),
        List.of(),
        course.kind(),
        course.known(),
        played,
        null);
  }

  private Graded attack(int index, MoveText text, Course course) {
    List<Integer> moves = text.fitting(session.position(), previous());
    Graded best = moves.isEmpty() ? Unfit.of(text, session.position(), played) : null;
    for (int move : moves) {
      best = Graded.better(best, attack(index, move, course));
    }
    return known(best);
  }

  private Graded attack(int index, int move, Course course) {
    if (course.mated()) {
      return after(move, index + 1, course);
    }
    int ply = played.size() + 1;
    AttackJudge.Judged judged = attacks.judge(course.line(), played, move);
    return switch (judged.kind()) {
      case NEXT -> after(move, index + 1, course);
      case WAY -> after(move, index + 1, other(course, judged.theWay()));
      case MATES -> {
        boolean kindOpen = course.isOnLine();
        Course kept = kindOpen ? away(course, Why.KIND_OPEN, ply, move) : course;
        yield after(move, index + 1, kept);
      }
      case OPEN -> {
        // The first that is open is told.
        boolean first = course.isOnLine() || course.grade() != Grade.UNDECIDED || course.ply() == 0;
        Course open = first ? away(course, Why.MATE_OPEN, ply, move) : course;
        yield after(move, index + 1, open);
      }
      case NO_CHECK -> graded(Grade.WRONG, Why.NO_CHECK, ply, move, List.of());
      case ESCAPES ->
          graded(
              Grade.WRONG,
              Why.ESCAPE,
              ply,
              move,
              session.after(move, () -> Escape.from(session, budget)));
    };
  }

  private static Course away(Course course, Why why, int ply, int move) {
    return course.away(Grade.UNDECIDED, why, ply, move);
  }

  /** The course after the attacker has left the line by a way that mates. */
  private Course other(Course course, Defect way) {
    boolean listed = problem.lists(way, played);
    if (way.kind().isAnotherSolution(course.line().size())) {
      return course.away(Grade.COOK, Why.NONE, way, listed);
    }
    return switch (way.kind()) {
      case DETOUR, FINAL_MOVE_LONGER -> course.away(Grade.TOO_LONG, Why.DETOUR, way, listed);
      default ->
          onward(way.move())
              .map(line -> course.dual(line, way, listed))
              .orElse(course.away(Grade.UNDECIDED, Why.REPLY_OPEN, way.ply(), way.move()));
    };
  }

  private Graded reply(int index, MoveText text, Course course) {
    List<Integer> moves = text.fitting(session.position(), previous());
    Graded best = moves.isEmpty() ? Unfit.of(text, session.position(), played) : null;
    for (int move : moves) {
      best = Graded.better(best, reply(index + 1, move, course));
    }
    return known(best);
  }

  /** The grade of what goes on after a reply. */
  private Graded reply(int next, int move, Course course) {
    if (!course.isOnLine() || course.mated() || isNext(course, move)) {
      return after(move, next, course);
    }
    int ply = played.size() + 1;
    int better = course.line().get(played.size());
    return switch (replies.rank(move, better, course.line().size() - played.size())) {
      case EQUAL ->
          after(
              move,
              next,
              onward(move)
                  .map(line -> course.equal(line, ply, move))
                  .orElse(course.away(Grade.UNDECIDED, Why.REPLY_OPEN, ply, move)));
      case FUTILE -> after(move, next, course.away(Grade.TOO_LONG, Why.FUTILE, ply, move));
      case OPEN -> after(move, next, course.away(Grade.UNDECIDED, Why.REPLY_OPEN, ply, move));
      case WEAK ->
          problem.isLengthKnown()
              ? graded(Grade.WRONG, Why.WEAK_REPLY, ply, move, List.of(better))
              : after(move, next, course.away(Grade.UNDECIDED, Why.LENGTH_OPEN, ply, move));
    };
  }

  /** The reply that the answer leaves out: each after which the text can go on. */
  private Graded anyReply(int index, MoveText text, Course course) {
    if (!course.isOnLine() || course.mated()) {
      return best(index, text, legal(), course);
    }
    Known<List<Integer>> others = replies.best();
    Set<Integer> good = new LinkedHashSet<>(List.of(course.line().get(played.size())));
    good.addAll(others.orElse(List.of()));
    Graded best = best(index, text, List.copyOf(good), course);
    if (best.grade().isRight()) {
      return best;
    }
    if (others.isOpen()) {
      int reply = course.line().get(played.size());
      return graded(Grade.UNDECIDED, Why.REPLY_OPEN, played.size() + 1, reply, List.of());
    }
    boolean stuck = good.stream().noneMatch(reply -> goesOn(reply, text));
    if (!stuck) {
      return best;
    }
    // Perhaps the solver had a weaker reply in mind.
    for (int reply : legal()) {
      if (goesOn(reply, text)) {
        return reply(index, reply, course);
      }
    }
    return best;
  }

  private Graded best(int index, MoveText text, List<Integer> candidates, Course course) {
    Graded best = null;
    for (int reply : candidates) {
      if (best == null || !best.grade().isRight()) {
        Graded next =
            goesOn(reply, text)
                ? reply(index, reply, course)
                : Graded.unreadable(AnswerText.impossible(text, "a move that can be made"), played);
        best = Graded.better(best, next);
      }
    }
    return best == null ? Unfit.unreadable(text, session.position(), played) : best;
  }

  private boolean goesOn(int reply, MoveText text) {
    return session.after(reply, () -> !text.fitting(session.position(), reply).isEmpty());
  }

  private List<Integer> legal() {
    return Arrays.stream(LegalMoves.of(session.position())).boxed().toList();
  }

  private boolean isNext(Course course, int move) {
    return played.size() < course.line().size() && course.line().get(played.size()) == move;
  }

  /** The line that has been played, a move more, and best play from there. */
  private Known<List<Integer>> onward(int move) {
    return session
        .after(move, replies::play)
        .map(
            rest -> {
              List<Integer> line = new ArrayList<>(played);
              line.add(move);
              line.addAll(rest);
              return line;
            });
  }

  private Graded after(int move, int next, Course course) {
    session.play(move);
    played.add(move);
    Graded found = at(next, course);
    played.remove(played.size() - 1);
    session.undo(move);
    return found;
  }

  private int previous() {
    return played.isEmpty() ? Move.NONE : played.get(played.size() - 1);
  }

  private Graded graded(Grade grade, Why why, int ply, int move, List<Integer> better) {
    List<Integer> line = new ArrayList<>(played);
    if (move != Move.NONE) {
      line.add(move);
    }
    return Graded.of(grade, why, ply, move, better, line);
  }

  private static Graded known(@Nullable Graded graded) {
    if (graded == null) {
      throw new IllegalStateException("no reading was tried");
    }
    return graded;
  }
}
