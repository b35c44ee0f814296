package io.github.tsume.soundness;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.DualLine;
import io.github.tsume.mate.Session;
import io.github.tsume.moves.LegalMoves;
import java.util.List;
import java.util.Optional;

/** A test whether the rest of a mainline mates after a dual too. */
public final class DualContinuation {
  private DualContinuation() {}

  /**
   * Whether, after a dual at an inner node, where the session stands, the rest of the mainline can
   * be played, and mates: another last move beside it is a dual of its own.
   */
  public static boolean isMainlines(
      Mainline mainline, int dual, int node, Session session, SearchBudget budget) {
    Optional<List<Integer>> rest =
        DualLine.of(session.position(), mainline.from(node), dual, LegalMoves::of);
    return rest.isPresent() && session.after(rest.get(), () -> session.isMated(budget));
  }
}
