package io.github.tsume.compose;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.moves.Unmoves;
import java.util.ArrayList;
import java.util.List;

/**
 * All positions from which a check and a reply lead to a position with the attacker to move, or a
 * reply and a check to one with the defender to move. Hands follow from the moves, so that the
 * defender holds the rest before if he does after.
 *
 * <p>Moves are taken back by {@link Unmoves}, the last one first; what comes of it is made sure of
 * forwards, by the legal moves.
 */
public final class Predecessors {
  private final Position position;
  private final int attacker;
  private final List<Predecessor> found = new ArrayList<>();

  private Predecessors(Position position, int attacker) {
    this.position = position;
    this.attacker = attacker;
  }

  /**
   * All predecessors of a position, each once for every check that leads on from it, in a fixed
   * order: of a move with promotion and one without, either may be the one that mates.
   */
  public static List<Predecessor> of(Setup setup) {
    // Numbers of moves are no part of a problem; two before the first there is none.
    Position position = Position.of(setup.toBuilder().ply(3).build());
    Predecessors all = new Predecessors(position, setup.attacker().side());
    if (position.side() == all.attacker) {
      Unmoves.each(position, all::takeBackReply);
    } else if (position.inCheck()) {
      Unmoves.each(position, all::takeBackLastCheck);
    }
    return all.found;
  }

  /** All positions from which a check leads to a mate, in which the defender is to move. */
  static List<Predecessor> ofMate(Position position) {
    Predecessors all = new Predecessors(position, position.side() ^ 1);
    Unmoves.each(position, check -> all.takeBackCheck(check, Move.NONE));
    return all.found;
  }

  private void takeBackReply(int reply) {
    position.undo(reply);
    // The check is what the defender answered; his answer left his king out of check.
    if (position.inCheck() && LegalMoves.isLegal(position, reply)) {
      Unmoves.each(position, check -> takeBackCheck(check, reply));
    }
    position.play(reply);
  }

  private void takeBackLastCheck(int check) {
    position.undo(check);
    if (isQuiet(attacker ^ 1) && LegalMoves.isLegal(position, check)) {
      Unmoves.each(
          position,
          first -> {
            position.undo(first);
            if (isQuiet(attacker) && LegalMoves.isLegal(position, first)) {
              Setup setup = position.toSetup().toBuilder().defenderBegins(true).build();
              found.add(new Predecessor(setup, first, check));
            }
            position.play(first);
          });
    }
    position.play(check);
  }

  /** Whether a side has no king that is attacked. */
  private boolean isQuiet(int side) {
    int king = position.king(side);
    return king < 0 || !position.isAttacked(king, side ^ 1);
  }

  private void takeBackCheck(int check, int reply) {
    position.undo(check);
    if (isQuiet(attacker ^ 1) && LegalMoves.isLegal(position, check)) {
      found.add(new Predecessor(position.toSetup(), check, reply));
    }
    position.play(check);
  }
}
