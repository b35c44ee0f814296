package tsume.dfpn;

/**
 * Disproofs that hold on one path only, found by the hash of the whole path.
 *
 * <p>A node that fails because of a repetition fails only below the ancestor that it repeats
 * (graph-history interaction; Kishimoto and Müller 2004). Such a result must not go into the shared
 * table as final; here it is kept for the path on which it was found. A forgotten entry costs a
 * repeated search, never a wrong answer.
 */
final class RepetitionTable {
  private final long[] slots;
  private final int mask;

  /** A table of {@code 1 << bits} entries of 16 bytes. */
  RepetitionTable(int bits) {
    slots = new long[2 << bits];
    mask = (1 << bits) - 1;
  }

  void put(long pathHash, int dependsOn, int length) {
    int i = index(pathHash);
    slots[i] = pathHash;
    slots[i + 1] = ((long) length << 32) | (dependsOn & 0xFFFFFFFFL);
  }

  /**
   * The depth of the ancestor that the disproof of the node at the end of the path depends on, or
   * {@link Integer#MIN_VALUE} if no disproof for at least {@code bound} plies is known.
   */
  int dependsOn(long pathHash, int bound) {
    int i = index(pathHash);
    return slots[i] == pathHash && (slots[i + 1] >>> 32) >= bound
        ? (int) slots[i + 1]
        : Integer.MIN_VALUE;
  }

  /** The number of plies for which the disproof found by {@link #dependsOn} holds. */
  int length(long pathHash) {
    return (int) (slots[index(pathHash) + 1] >>> 32);
  }

  private int index(long pathHash) {
    return ((int) (pathHash >>> 20) & mask) << 1;
  }
}
