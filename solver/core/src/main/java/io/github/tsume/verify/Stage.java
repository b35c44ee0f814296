package io.github.tsume.verify;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;

/**
 * The place at which a walk through proofs stands. Who writes a certificate has one that knows
 * more.
 */
public interface Stage {
  /** The position, which the stage alone changes, but for hands. */
  Position position();

  /** Plays a legal move. */
  void play(int move);

  /** Takes it back. */
  void undo(int move);

  /**
   * Tells that positions are gone through: all moves of each. The stage of whoever reads what
   * strangers wrote bounds how many.
   */
  default void look(int positions) {}

  /** All legal moves, which are gone through. */
  default int[] moves() {
    look(1);
    return CanonicalMoves.of(position());
  }

  /**
   * After an interposition: captures it and gives it back as if it had never been there; a dropped
   * piece to the defender's hand, a moved one out of the game.
   */
  default void giveBack(int interposition, int capture) {
    Position position = position();
    int attacker = position.side();
    int kind = Move.captured(capture) & 7;
    position.play(capture);
    position.changeHand(attacker, kind, -1);
    if (Move.isDrop(interposition)) {
      position.changeHand(1 - attacker, kind, 1);
    }
  }

  /** Takes that back. */
  default void takeBack(int interposition, int capture) {
    Position position = position();
    int defender = position.side();
    int kind = Move.captured(capture) & 7;
    if (Move.isDrop(interposition)) {
      position.changeHand(defender, kind, -1);
    }
    position.changeHand(1 - defender, kind, 1);
    position.undo(capture);
  }

  /** A stage that is but a position. */
  static Stage of(Position position) {
    return new Plain(position);
  }

  /** A stage that plays on a position, and no more. */
  class Plain implements Stage {
    private final Position position;

    Plain(Position position) {
      this.position = position;
    }

    @Override
    public final Position position() {
      return position;
    }

    @Override
    public final void play(int move) {
      position.play(move);
    }

    @Override
    public final void undo(int move) {
      position.undo(move);
    }
  }
}
