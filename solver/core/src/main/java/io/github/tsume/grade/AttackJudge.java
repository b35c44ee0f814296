package io.github.tsume.grade;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.Session;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.OtherWay;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A judge of which kind a legal move of the attacker is, along a line of best play or off it.
 *
 * @param authored whether lines are an author's, who may have missed a better reply
 */
record AttackJudge(Session session, boolean authored, CheckOptions options, SearchBudget budget) {
  /** What a move is. */
  enum Kind {
    /** The line's own. */
    NEXT,
    /** Another way off the line that mates, of a known class. */
    WAY,
    /** It mates; of what class it is, is open or, off the line, does not matter. */
    MATES,
    /** Whether it mates is open. */
    OPEN,
    /** It gives no check. */
    NO_CHECK,
    /** A check that does not mate. */
    ESCAPES
  }

  /**
   * What was found out.
   *
   * @param way the other way, where it is one
   */
  record Judged(Kind kind, @Nullable Defect way) {
    Defect theWay() {
      return Objects.requireNonNull(way);
    }
  }

  /**
   * What a legal move is where the session stands.
   *
   * @param line the line from the first position to the mate; empty if it has been left
   * @param played the moves from the first position to here
   */
  Judged judge(List<Integer> line, List<Integer> played, int move) {
    int ply = played.size() + 1;
    if (ply <= line.size() && line.get(ply - 1) == move) {
      return new Judged(Kind.NEXT, null);
    }
    if (!session.after(move, () -> session.position().inCheck())) {
      return new Judged(Kind.NO_CHECK, null);
    }
    if (!line.isEmpty()) {
      OtherWay way =
          atStart(played, () -> OtherWay.of(session, line, authored, ply, move, options, budget));
      if (way.kind() == OtherWay.Kind.MATES && way.defect() != null) {
        return new Judged(Kind.WAY, way.defect());
      }
    }
    Answer mates = session.after(move, () -> session.mates(budget));
    return new Judged(
        switch (mates.kind()) {
          case PROVEN -> Kind.MATES;
          case UNKNOWN -> Kind.OPEN;
          case DISPROVEN -> Kind.ESCAPES;
        },
        null);
  }

  private <T> T atStart(List<Integer> played, Supplier<T> work) {
    session.undoAll(played);
    T found = work.get();
    played.forEach(session::play);
    return found;
  }
}
