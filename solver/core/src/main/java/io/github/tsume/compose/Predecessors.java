package io.github.tsume.compose;

import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.board.Setup;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.moves.Unmoves;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All positions from which a check and a reply lead to a position with the attacker to move. Hands
 * follow from the moves, so that the defender holds the rest before if he does after.
 *
 * <p>Moves are taken back by {@link Unmoves}, the reply first; what comes of it is made sure of
 * forwards, by the legal moves.
 */
final class Predecessors {
  private final Position position;
  private final int attacker;
  private final Map<Place, Predecessor> found = new LinkedHashMap<>();

  /** What tells positions of one origin apart. */
  private record Place(long key, long key2, int hand) {}

  private Predecessors(Position position) {
    this.position = position;
    attacker = position.side();
  }

  /** All predecessors of a position, each once, in a fixed order. */
  static List<Predecessor> of(Setup setup) {
    // Numbers of moves are no part of a problem; two before the first there is none.
    Position position = Position.of(setup.toBuilder().ply(3).build());
    Predecessors all = new Predecessors(position);
    Unmoves.each(position, all::takeBackReply);
    return new ArrayList<>(all.found.values());
  }

  private void takeBackReply(int reply) {
    position.undo(reply);
    // The check is what the defender answered; his answer left his king out of check.
    if (position.inCheck() && LegalMoves.isLegal(position, reply)) {
      Unmoves.each(position, check -> takeBackCheck(check, reply));
    }
    position.play(reply);
  }

  private void takeBackCheck(int check, int reply) {
    position.undo(check);
    int king = position.king(attacker ^ 1);
    if (!position.isAttacked(king, attacker)) {
      Place place = new Place(position.boardKey(), position.boardKey2(), position.hand(attacker));
      Predecessor known = found.get(place);
      // Of two ways to the same the one that promotes is the usual.
      boolean better = known == null || (!Move.promotes(known.check()) && Move.promotes(check));
      if (better && LegalMoves.isLegal(position, check)) {
        found.put(place, new Predecessor(position.toSetup(), check, reply));
      }
    }
    position.play(check);
  }
}
