package io.github.tsume.soundness;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.DualLine;
import io.github.tsume.mate.Session;
import io.github.tsume.moves.LegalMoves;
import java.util.Arrays;
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
        DualLine.of(session.position(), mainline.from(node), dual, DualContinuation::legal);
    if (rest.isEmpty()) {
      return false;
    }
    rest.get().forEach(session::play);
    boolean mates = session.isMated(budget);
    for (int i = rest.get().size() - 1; i >= 0; i--) {
      session.undo(rest.get().get(i));
    }
    return mates;
  }

  private static int[] legal(Position position) {
    int[] moves = new int[Position.MAX_MOVES];
    int end = LegalMoves.generate(position, moves, 0);
    return Arrays.copyOf(moves, end);
  }
}
