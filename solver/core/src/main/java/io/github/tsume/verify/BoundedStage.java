package io.github.tsume.verify;

import io.github.tsume.board.position.Position;

/**
 * A stage for claims that strangers wrote: positions may be gone through as often as the bytes of
 * the claims allow, so that a small file is soon read, whatever it says.
 */
final class BoundedStage extends Stage.Plain {
  /** How many positions are free. */
  static final long FREE = 100_000;

  /** How many more for each byte of a claim. */
  static final int PER_BYTE = 200;

  /** How many in all, however large the file. */
  static final long MOST = 50_000_000;

  private long most = FREE;
  private long looked;

  BoundedStage(Position position) {
    super(position);
  }

  /** Allows everything: no claims follow. */
  void allowAll() {
    most = Long.MAX_VALUE;
  }

  /** Allows for claims of so many bytes, all together. */
  void allow(long bytes) {
    most = Math.min(FREE + PER_BYTE * bytes, MOST);
  }

  @Override
  public void look(int positions) {
    looked += positions;
    if (looked > most) {
      throw new TooMuchWorkException();
    }
  }
}
