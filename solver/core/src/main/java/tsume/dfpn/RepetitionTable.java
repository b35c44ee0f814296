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
  /*
   * Each hash has one place, and of two hashes with the same place the later one stays. Two longs
   * an entry. Most searches are short, and there is one for each question off the mainline: until
   * there are more than a few entries, they lie in a small array, behind one another where their
   * places are not; it remembers and forgets the same as the large one.
   */
  private static final int SMALL = 1 << 10;

  private final int places;
  private long[] slots = new long[2 * SMALL];
  private boolean small = true;
  private int used;

  /** A table of {@code 1 << bits} entries of 16 bytes. */
  RepetitionTable(int bits) {
    places = 1 << bits;
  }

  void put(long pathHash, int dependsOn, int length) {
    int i = index(pathHash);
    if (small && slots[i] == 0 && ++used > SMALL / 2) {
      enlarge();
      i = index(pathHash);
    }
    slots[i] = pathHash;
    slots[i + 1] = ((long) length << 32) | (dependsOn & 0xFFFFFFFFL);
  }

  private void enlarge() {
    long[] before = slots;
    slots = new long[2 * places];
    small = false;
    for (int from = 0; from < before.length; from += 2) {
      if (before[from] != 0) {
        int to = index(before[from]);
        slots[to] = before[from];
        slots[to + 1] = before[from + 1];
      }
    }
  }

  /**
   * Brings the memory of several paths nearer at once. The sum of what was read is to be kept, or
   * the compiler would leave the reads out.
   */
  long touch(long[] pathHashes, int begin, int end) {
    long sum = 0;
    if (!small) {
      for (int i = begin; i < end; i++) {
        sum += slots[place(pathHashes[i]) << 1];
      }
    }
    return sum;
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
    int place = place(pathHash);
    if (!small) {
      return place << 1;
    }
    int i = (place & SMALL - 1) << 1;
    while (slots[i] != 0 && place(slots[i]) != place) {
      i = i + 2 & 2 * SMALL - 1;
    }
    return i;
  }

  private int place(long pathHash) {
    return (int) (pathHash >>> 20) & places - 1;
  }
}
