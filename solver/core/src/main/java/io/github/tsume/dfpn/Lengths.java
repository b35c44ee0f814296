package io.github.tsume.dfpn;

/** The arithmetic of lengths and bounds, in plies. */
public final class Lengths {
  /**
   * The bound of a search for a mate of any length, and the length of a disproof for all lengths.
   */
  public static final int UNBOUNDED = 60_000;

  private Lengths() {}

  /** The bound that is left after a move that takes {@code cost} plies. */
  static int after(int bound, int cost) {
    return bound >= UNBOUNDED ? UNBOUNDED : bound - cost;
  }

  /** The length before a move that takes {@code cost} plies. */
  static int before(int length, int cost) {
    return length >= UNBOUNDED ? UNBOUNDED : Math.max(length + cost, 0);
  }
}
