package io.github.tsume.dfpn.table;

/**
 * Proof and disproof numbers: how large they may become, and how the table stores them in 16 bits.
 *
 * <p>Numbers up to 2,047 are stored exactly, larger ones as 11 significant bits and an exponent.
 * What does not fit is rounded up or down at random, in proportion to what is nearer, so that it is
 * right on average: if it was always cut off, a node that is left and entered again would forget
 * each time what it had found out since, where that is less than a thousandth of its number.
 */
public final class Numbers {
  /** Larger than any number of an unsettled node. */
  public static final long INFINITE = 1L << 61;

  /** The largest number that is told from larger ones. */
  public static final long LARGEST = 1L << 58;

  /**
   * Of the numbers from here on, those of one node are not added up, only the largest counts. So no
   * sum comes near {@link #INFINITE}.
   */
  public static final long SUMMED_BELOW = 1L << 50;

  private static final int FRACTION_BITS = 10;
  private static final int LAST_EXACT = (1 << FRACTION_BITS + 1) - 1;
  private static final int FRACTION = (1 << FRACTION_BITS) - 1;

  private Numbers() {}

  /**
   * A number in 16 bits.
   *
   * @param number at least 0
   * @param random any bits, which say whether it is rounded up
   */
  public static int packed(long number, long random) {
    if (number <= LAST_EXACT) {
      return (int) number;
    }
    if (number >= LARGEST) {
      return packed(LARGEST);
    }
    int lost = Long.SIZE - FRACTION_BITS - 1 - Long.numberOfLeadingZeros(number);
    return packed(number + (random >>> Long.SIZE - lost));
  }

  /** The same, rounded down. */
  private static int packed(long number) {
    int lost = Long.SIZE - FRACTION_BITS - 1 - Long.numberOfLeadingZeros(number);
    return lost + 1 << FRACTION_BITS | (int) (number >>> lost) & FRACTION;
  }

  /** The number that was packed. */
  static long unpacked(int bits) {
    if (bits <= LAST_EXACT) {
      return bits;
    }
    int lost = (bits >>> FRACTION_BITS) - 1;
    return (long) (bits & FRACTION | FRACTION + 1) << lost;
  }
}
