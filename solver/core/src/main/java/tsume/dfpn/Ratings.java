package tsume.dfpn;

/**
 * The first numbers of nodes that were rated not long ago.
 *
 * <p>A child that is never searched is not in the table, and is rated again whenever its parent is
 * expanded: every fourth or fifth rating is one of the last few thousand. What is remembered is
 * small on purpose, for a larger memory is slower than rating anew.
 */
final class Ratings {
  private static final int PLACES = 1 << 12;

  /* An entry is a node's identity but for its low bits, and there the rating. */
  private static final int RATING = 0x3FF;

  private final long[] entries = new long[PLACES];

  /** What was put for a node, or 0 if that was nothing or is forgotten. */
  int get(long key, int hand) {
    long identity = identity(key, hand);
    long entry = entries[place(identity)];
    return ((entry ^ identity) & ~RATING) == 0 ? (int) entry & RATING : 0;
  }

  /**
   * Remembers a rating.
   *
   * @param rating at least 1 and at most 1023
   */
  void put(long key, int hand, int rating) {
    long identity = identity(key, hand);
    entries[place(identity)] = identity & ~RATING | rating;
  }

  private static long identity(long key, int hand) {
    return key + HandArithmetic.spread(hand);
  }

  private static int place(long identity) {
    return (int) (identity >>> 40) & PLACES - 1;
  }
}
