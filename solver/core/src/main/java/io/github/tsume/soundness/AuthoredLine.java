package io.github.tsume.soundness;

import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.mate.Efforts;
import io.github.tsume.mate.FutileRule;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Session;
import io.github.tsume.moves.LegalMoves;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The author's moves, followed as far as they make sense, and completed to a mate where they stop.
 *
 * <p>They make sense as long as they are legal, the attacker's give check and keep the mate, and
 * the defender's are no futile interpositions. What stops them is noted: a move that is illegal or
 * no check, an interposition that does not count, the end. From there the mainline of the position
 * reached goes on. A move after which the defender escapes ends all: there is no such line then.
 */
final class AuthoredLine {
  private final Session session;
  private final Efforts efforts;
  private final List<Integer> given;
  private final SearchBudget budget;
  private final List<Note> notes = new ArrayList<>();
  private final List<Integer> line = new ArrayList<>();
  private List<Integer> refutation = List.of();
  private boolean complete;
  private int failingPly;
  private int openPly;

  AuthoredLine(Session session, List<Integer> given, SearchBudget budget) {
    this.session = session;
    this.efforts = session.efforts();
    this.given = given;
    this.budget = budget;
  }

  /** The moves as the author gave them. */
  List<Integer> given() {
    return given;
  }

  /** The line to the mate; null if there is none or it was not found out. */
  @Nullable List<Integer> line() {
    return complete ? line : null;
  }

  List<Note> notes() {
    return notes;
  }

  /** The ply of the author's move after which the defender escapes; 0 if there is none. */
  int failingPly() {
    return failingPly;
  }

  /** The replies, one if any, by which the defender escapes then. */
  List<Integer> refutation() {
    return refutation;
  }

  /** The ply from which on it is not known whether and how the line mates; 0 if there is none. */
  int openPly() {
    return openPly;
  }

  /** Follows the moves from the session's position; leaves the session there. */
  void walk() {
    follow();
    boolean decided = failingPly == 0 && openPly == 0;
    if (!complete && decided && !line.isEmpty()) {
      finish();
    }
    for (int i = line.size() - 1; i >= 0; i--) {
      session.undo(line.get(i));
    }
  }

  private void follow() {
    for (int move : given) {
      int ply = line.size() + 1;
      if (!LegalMoves.isLegal(session.position(), move)) {
        notes.add(Note.of("authored-line-illegal", ply, move, "illegal"));
        return;
      }
      boolean goesOn = session.attackerToMove() ? attack(move, ply) : defend(move, ply);
      if (!goesOn) {
        return;
      }
    }
    notes.add(Note.of("authored-line-stops", line.size() + 1, Move.NONE, "stops"));
  }

  private boolean attack(int move, int ply) {
    session.play(move);
    if (!session.position().inCheck()) {
      session.undo(move);
      notes.add(Note.of("authored-line-no-check", ply, move, "no-check"));
      return false;
    }
    Answer answer = session.mates(budget);
    if (answer.isDisproven()) {
      refutation = escape();
      failingPly = ply;
      openPly = refutation.isEmpty() ? ply : openPly;
    } else if (answer.isUnknown()) {
      openPly = ply;
    }
    if (!answer.isProven()) {
      session.undo(move);
      return false;
    }
    line.add(move);
    complete = session.isMated(budget);
    if (complete && ply < given.size()) {
      notes.add(Note.of("authored-line-goes-on", ply + 1, given.get(ply), "mated-already"));
    }
    return !complete;
  }

  /** A reply by which the defender escapes from the current check. */
  private List<Integer> escape() {
    int[] replies = new int[Position.MAX_MOVES];
    int end = LegalMoves.generate(session.position(), replies, 0);
    for (int reply : Arrays.copyOf(replies, end)) {
      session.play(reply);
      boolean escapes = session.mates(budget).isDisproven();
      session.undo(reply);
      if (escapes) {
        return List.of(reply);
      }
    }
    return List.of();
  }

  private boolean defend(int move, int ply) {
    if (isFutile(move, ply)) {
      notes.add(Note.of("authored-line-futile", ply, move, "futile"));
      return false;
    }
    session.play(move);
    line.add(move);
    return true;
  }

  /**
   * Whether an interposition is surely futile. One that the attacker does not capture in the
   * author's line counts, as far as that line goes.
   */
  private boolean isFutile(int move, int next) {
    boolean captured = next < given.size() && Move.to(given.get(next)) == Move.to(move);
    Answer bound = captured ? session.mates(budget) : null;
    if (bound == null
        || !bound.isProven()
        || !FutileRule.isInterposition(move)
        || session.surelyCounts(
            move,
            session.question(
                bound.length(),
                budget.slice(efforts.nodes(SoundnessEffort.AUTHORED_INTERPOSITION))))) {
      return false;
    }
    return session
        .exactLength(session.question(bound.length(), budget))
        .then(length -> session.replies(session.question(length, budget)))
        .map(replies -> replies.stream().anyMatch(reply -> reply.move() == move && !reply.counts()))
        .orElse(false);
  }

  /** Goes on with best play from where the author's moves stop. */
  private void finish() {
    Known<List<Integer>> rest =
        session
            .bound(budget)
            .then(bound -> session.exactLength(session.question(bound, budget)))
            .then(length -> session.line(session.question(length, budget)));
    if (rest.isOpen()) {
      openPly = line.size() + 1;
      return;
    }
    for (int move : rest.get()) {
      session.play(move);
      line.add(move);
    }
    complete = true;
  }
}
