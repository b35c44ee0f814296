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
  /* Small at first: most searches are short, and there is one for each question off the mainline. */
  private static final int FIRST = 1 << 10;
  private static final int GROWTH = 4;

  private final int most;
  private long[] slots = new long[2 * FIRST];
  private int mask = FIRST - 1;
  private int used;

  /** A table of at most {@code 1 << bits} entries of 16 bytes. */
  RepetitionTable(int bits) {
    most = 1 << bits;
  }

  void put(long pathHash, int dependsOn, int length) {
    int i = index(pathHash);
    if (slots[i] == 0 && 2 * ++used > mask && mask + 1 < most) {
      grow();
      i = index(pathHash);
    }
    slots[i] = pathHash;
    slots[i + 1] = ((long) length << 32) | (dependsOn & 0xFFFFFFFFL);
  }

  /** Makes room; of two entries in different places none comes to lie where the other does. */
  private void grow() {
    long[] old = slots;
    int size = Math.min((mask + 1) * GROWTH, most);
    slots = new long[2 * size];
    mask = size - 1;
    for (int from = 0; from < old.length; from += 2) {
      if (old[from] != 0) {
        int to = index(old[from]);
        slots[to] = old[from];
        slots[to + 1] = old[from + 1];
      }
    }
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
