package io.github.tsume.soundness;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.Session;
import io.github.tsume.moves.LegalMoves;
import java.util.List;

/** The way in which the defender gets out of a check that does not mate. */
public final class Escape {
  private Escape() {}

  /** A reply after which there is surely no mate any more; none if all are open. */
  public static List<Integer> from(Session session, SearchBudget budget) {
    for (int reply : LegalMoves.of(session.position())) {
      if (session.after(reply, () -> session.mates(budget).isDisproven())) {
        return List.of(reply);
      }
    }
    return List.of();
  }
}
