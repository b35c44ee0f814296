package io.github.tsume.verify;

import io.github.tsume.board.position.Position;

/** A stage that knows how far from its first position a walk is. */
final class DeepStage implements Stage {
  private final Position position;
  private final Stage plain;
  private int depth;

  DeepStage(Position position) {
    this.position = position;
    this.plain = Stage.of(position);
  }

  /** How many moves are played, captures that were given back among them. */
  int depth() {
    return depth;
  }

  @Override
  public Position position() {
    return position;
  }

  @Override
  public void play(int move) {
    depth++;
    plain.play(move);
  }

  @Override
  public void undo(int move) {
    depth--;
    plain.undo(move);
  }

  @Override
  public void giveBack(int interposition, int capture) {
    depth++;
    plain.giveBack(interposition, capture);
  }

  @Override
  public void takeBack(int interposition, int capture) {
    depth--;
    plain.takeBack(interposition, capture);
  }
}
