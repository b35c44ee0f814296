package io.github.tsume.query;

/**
 * A number of a problem as far as it is known: between two others, both included.
 *
 * @param low the least that it can be
 * @param high the most that it can be; below {@code low} if there is no such number
 */
public record Quantity(int low, int high) {
  /** A number about which nothing is known. */
  public static final Quantity UNKNOWN = new Quantity(0, Integer.MAX_VALUE);

  /** What is known not to be there, such as the length where nothing mates. */
  public static final Quantity NONE = new Quantity(0, -1);

  /** A number that is known. */
  public static Quantity of(int value) {
    return new Quantity(value, value);
  }

  /** Whether it is there and equals another. */
  Truth equal(int value) {
    return value < low || value > high ? Truth.NO : low == high ? Truth.YES : Truth.UNKNOWN;
  }

  /** Whether it is there and less than another. */
  Truth less(long value) {
    return isNone() || low >= value ? Truth.NO : high < value ? Truth.YES : Truth.UNKNOWN;
  }

  /** Whether it is there and more than another. */
  Truth more(long value) {
    return isNone() || high <= value ? Truth.NO : low > value ? Truth.YES : Truth.UNKNOWN;
  }

  private boolean isNone() {
    return high < low;
  }
}
