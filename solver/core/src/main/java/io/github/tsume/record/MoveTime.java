package io.github.tsume.record;

/**
 * The time that a move took, in milliseconds.
 *
 * @param spent for this move
 * @param total for all moves of its side up to this one
 */
public record MoveTime(long spent, long total) {
  public MoveTime {
    if (spent < 0 || total < 0) {
      throw new IllegalArgumentException("negative time: " + spent + ", " + total);
    }
  }
}
