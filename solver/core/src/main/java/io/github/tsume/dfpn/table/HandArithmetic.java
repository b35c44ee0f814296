package io.github.tsume.dfpn.table;

/**
 * The layout of packed hands: counters side by side in an int, each below a guard bit that is zero.
 *
 * <p>The guard bits make a comparison of all counters one subtraction: borrow never crosses them.
 */
public final class HandArithmetic {
  private final int guards;
  private final int[] fields;

  /**
   * A layout.
   *
   * @param guards the guard bits, one directly above each counter
   * @param fields the masks of the counters
   */
  public HandArithmetic(int guards, int... fields) {
    this.guards = guards;
    this.fields = fields.clone();
  }

  /** A well mixed 64-bit value of a packed hand. */
  public static long spread(int hand) {
    long z = (hand + 1L) * 0x9E3779B97F4A7C15L;
    return z ^ (z >>> 29);
  }

  /** Whether every counter of {@code a} is at least that of {@code b}. */
  public boolean dominates(int a, int b) {
    return (a - b & guards) == 0;
  }

  /** The greater of each pair of counters. */
  public int union(int a, int b) {
    int result = 0;
    for (int field : fields) {
      result |= Math.max(a & field, b & field);
    }
    return result;
  }

  /** The lesser of each pair of counters. */
  public int intersection(int a, int b) {
    int result = 0;
    for (int field : fields) {
      result |= Math.min(a & field, b & field);
    }
    return result;
  }
}
