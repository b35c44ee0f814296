package io.github.tsume.judgement;

import io.github.tsume.verify.Worth;

/**
 * An interval of {@link Worth} in which a position's value lies.
 *
 * @param least the least that it can be
 * @param most the greatest; {@link Worth#NO_MATE} if there is no bound
 */
public record Bounds(int least, int most) {
  /** Nothing is known. */
  public static final Bounds OPEN = new Bounds(0, Worth.NO_MATE);

  /** A value that is known. */
  public static Bounds exactly(int worth) {
    return new Bounds(worth, worth);
  }

  /** Whether the value is known. */
  public boolean isExact() {
    return least == most;
  }

  /** Whether the value may be one of another interval, both included. */
  public boolean meets(Bounds other) {
    return least <= other.most && other.least <= most;
  }

  /** Whether the value is of so many plies. */
  boolean isOf(int plies) {
    return least >= Worth.of(plies, Worth.ALWAYS) && most <= Worth.of(plies, Worth.NONE);
  }
}
