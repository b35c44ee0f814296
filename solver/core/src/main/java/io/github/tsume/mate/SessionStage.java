package io.github.tsume.mate;

import io.github.tsume.board.position.Position;
import io.github.tsume.game.Claims;
import io.github.tsume.game.TsumeGame;
import io.github.tsume.verify.Stage;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/** A game as a stage: what is played there is played in the game, so that it can be asked. */
final class SessionStage implements Stage {
  private final TsumeGame game;
  private final IntArrayList played = new IntArrayList();

  SessionStage(TsumeGame game) {
    this.game = game;
  }

  @Override
  public Position position() {
    return game.position();
  }

  @Override
  public void play(int move) {
    game.play(move);
    game.withdrawClaims();
    played.add(move);
  }

  /** The last move that was played and not taken back. */
  int lastMove() {
    return played.getInt(played.size() - 1);
  }

  /** Forgets all moves: whoever played them took them back in another way. */
  void clear() {
    played.clear();
  }

  @Override
  public void undo(int move) {
    game.undo(move);
    played.removeInt(played.size() - 1);
  }

  @Override
  public void giveBack(int interposition, int capture) {
    // Once more, with claims on offer.
    game.undo(interposition);
    game.play(interposition);
    game.play(Claims.claimOf(capture));
  }

  @Override
  public void takeBack(int interposition, int capture) {
    game.undo(Claims.claimOf(capture));
    game.withdrawClaims();
  }
}
