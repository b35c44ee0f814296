package io.github.tsume.soundness;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Defect.LineFailure;
import io.github.tsume.judgement.Standards.LineEnd;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Question;
import io.github.tsume.mate.Session;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Severity;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The author's moves: whether they are on a line of mate, and the line to examine that they make.
 *
 * <p>All of them are asked about, whatever comes between: each must be legal, and each of the
 * attacker's must give check and keep the mate. The first that does not ends it: his line is no
 * mate then, and there is no such line to examine. The line to examine follows the author up to the
 * mate, or to what does not count, a futile interposition, or to his end; from there the mainline
 * of the position reached goes on.
 */
final class AuthoredLine {
  private final Session session;
  private final Efforts efforts;
  private final List<Integer> given;
  private final LineEnd end;
  private final SearchBudget budget;
  private final List<Note> notes = new ArrayList<>();
  private final List<Integer> line = new ArrayList<>();
  private @Nullable WrongEnd wrongEnd;

  /** Whether the line to examine still follows the author. */
  private boolean following = true;

  /** Whether a move of the author's mates, by the rule in force. */
  private boolean mated;

  private boolean complete;
  private int openPly;

  AuthoredLine(Session session, List<Integer> given, LineEnd end, SearchBudget budget) {
    this.session = session;
    this.efforts = session.efforts();
    this.given = given;
    this.end = end;
    this.budget = budget;
  }

  /** The line to the mate; null if there is none or it was not found out. */
  @Nullable List<Integer> line() {
    return complete ? line : null;
  }

  List<Note> notes() {
    return notes;
  }

  /** Where the author's line is wrong, or stops; null if it does not, as far as that is known. */
  @Nullable WrongEnd defect() {
    return wrongEnd;
  }

  /** The ply from which on it is not known whether and how the line mates; 0 if there is none. */
  int openPly() {
    return openPly;
  }

  /** The moves of his that a line to examine has to begin with. */
  List<Integer> followed() {
    return line;
  }

  /** Whether his line is wrong, and does not only stop. */
  boolean fails() {
    return wrongEnd != null && wrongEnd.failure() != null;
  }

  /** Follows the moves from the session's position; leaves the session there. */
  void walk() {
    int played = follow();
    if (!fails()) {
      judgeEnd();
    }
    for (int i = played - 1; i >= 0; i--) {
      session.undo(given.get(i));
    }
    if (fails() || openPly > 0) {
      complete = false;
    } else if (!complete) {
      finish();
    }
  }

  /** Plays the author's moves up to one that is wrong; returns how many were played. */
  private int follow() {
    for (int i = 0; i < given.size(); i++) {
      int move = given.get(i);
      if (!LegalMoves.isLegal(session.position(), move)) {
        wrongEnd = new WrongEnd(i + 1, move, LineFailure.ILLEGAL, List.of());
        return i;
      }
      if (session.attackerToMove() ? !attack(move, i + 1) : !defend(move, i + 1)) {
        return i;
      }
    }
    return given.size();
  }

  private boolean attack(int move, int ply) {
    session.play(move);
    LineFailure failure = null;
    List<Integer> shown = new ArrayList<>(List.of(move));
    if (!session.position().inCheck()) {
      failure = LineFailure.NO_CHECK;
    } else {
      Answer answer = session.mates(budget);
      if (answer.isDisproven()) {
        failure = LineFailure.ESCAPE;
        shown.addAll(Escape.from(session, budget));
      } else if (answer.isUnknown() && openPly == 0) {
        // A later move may still show that the line fails, whatever comes out here.
        openPly = ply;
      }
    }
    if (failure != null) {
      session.undo(move);
      wrongEnd = new WrongEnd(ply, move, failure, shown);
      return false;
    }
    mated |= session.isMated(budget);
    if (following) {
      line.add(move);
      complete = mated;
      following = !mated;
      if (complete && ply < given.size()) {
        notes.add(Note.of(Remark.AUTHORED_LINE_GOES_ON, ply + 1, given.get(ply), "mated-already"));
      }
    }
    return true;
  }

  private boolean defend(int move, int ply) {
    following =
        following
            && Known.decide(
                isFutile(move, ply),
                () -> {
                  notes.add(Note.of(Remark.AUTHORED_LINE_FUTILE, ply, move, "futile"));
                  return false;
                },
                () -> true,
                why -> {
                  // It is followed, as the author means it.
                  notes.add(Note.of(Remark.FUTILE_OPEN, ply, move, "not-examined"));
                  return true;
                });
    session.play(move);
    if (following) {
      line.add(move);
    }
    return true;
  }

  /** What stands after the author's legal moves, all of which are played. */
  private void judgeEnd() {
    int ply = given.size() + 1;
    if (end.isIllegal()) {
      wrongEnd = new WrongEnd(ply, end.illegal(), LineFailure.ILLEGAL, List.of());
    } else if (!mated && end.mate()) {
      // Whatever is open of the moves before: it is said to be mate, and it is not.
      wrongEnd = noMate();
    } else if (!mated && openPly == 0) {
      wrongEnd = WrongEnd.stops(ply);
    }
  }

  /** The end of a line that says that it is mate; of one without moves the first one is missing. */
  private WrongEnd noMate() {
    if (given.isEmpty()) {
      return new WrongEnd(1, Move.NONE, LineFailure.NO_MATE, List.of());
    }
    int last = given.get(given.size() - 1);
    List<Integer> shown = new ArrayList<>(List.of(last));
    if (openPly == 0) {
      bestPlay().orElse(List.of()).stream().limit(1).forEach(shown::add);
    }
    return new WrongEnd(given.size(), last, LineFailure.NO_MATE, shown);
  }

  /**
   * Whether an interposition is futile. One that the attacker does not capture in the author's line
   * counts, as far as that line goes.
   */
  private Known<Boolean> isFutile(int move, int next) {
    boolean captured = next < given.size() && Move.to(given.get(next)) == Move.to(move);
    if (!captured || !FutileRule.isInterposition(move)) {
      return Known.of(false);
    }
    return session.bound(budget).then(bound -> isFutile(move, session.question(bound, budget)));
  }

  private Known<Boolean> isFutile(int move, Question within) {
    SearchBudget quick = budget.slice(efforts.nodes(EffortTable.AUTHORED_INTERPOSITION));
    if (session.surelyCounts(move, session.question(within.plies(), quick))) {
      return Known.of(false);
    }
    return session
        .exactLength(within)
        .then(length -> session.replies(session.question(length, budget)))
        .map(
            replies -> replies.stream().anyMatch(reply -> reply.move() == move && !reply.counts()));
  }

  /** Goes on with best play from where the line to examine leaves the author's moves. */
  private void finish() {
    Known<List<Integer>> rest = session.after(line, this::bestPlay);
    if (rest.isOpen()) {
      openPly = line.size() + 1;
      return;
    }
    line.addAll(rest.get());
    complete = true;
  }

  /** The best play of both sides from where the session stands. */
  private Known<List<Integer>> bestPlay() {
    return session
        .bound(budget)
        .then(bound -> session.exactLength(session.question(bound, budget)))
        .then(length -> session.line(session.question(length, budget)));
  }

  /**
   * Where and why an author's line is no mate, or where it stops though it is on the way to one.
   *
   * @param ply the ply of the author's line: of the move that is wrong, or after which it ends too
   *     early; if it only stops, of the first move that is missing
   * @param move that move, {@link Move#NONE} if it is missing
   * @param failure why it is no mate; null if it only stops
   * @param line the move and what shows that it is wrong; empty if it cannot be played
   */
  record WrongEnd(int ply, int move, @Nullable LineFailure failure, List<Integer> line) {
    /** A line that stops before a ply. */
    static WrongEnd stops(int ply) {
      return new WrongEnd(ply, Move.NONE, null, List.of());
    }

    /** The defect that this is in a solution of so many plies. */
    Defect with(Profile profile, int plies) {
      DefectClass kind = failure == null ? DefectClass.LINE_STOPS : DefectClass.LINE_FAILS;
      Severity severity = kind.severity(profile, plies);
      return new Defect(kind, severity, ply, move, PlyCount.UNKNOWN, line, Hand.EMPTY, failure);
    }
  }
}
