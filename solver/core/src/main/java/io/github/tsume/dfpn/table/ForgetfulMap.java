package io.github.tsume.dfpn.table;

/**
 * A map from hashes to numbers that forgets some of what it was told.
 *
 * <p>Each hash has one place, and of two hashes with the same place the later one stays. Most
 * searches are short, and there is one for each question off the mainline: until there are more
 * than a few entries, they lie in a small array, behind one another where their places are not; it
 * remembers and forgets the same as the large one.
 */
public final class ForgetfulMap {
  private static final int SMALL = 1 << 10;

  /* Two longs an entry. */
  private final int places;
  private long[] slots = new long[2 * SMALL];
  private boolean small = true;
  private int used;

  /** A map of {@code 1 << bits} entries of 16 bytes. */
  public ForgetfulMap(int bits) {
    places = 1 << bits;
  }

  /** Puts a value in the place of a hash; what stood there may be forgotten. */
  public void put(long hash, long value) {
    int i = index(hash);
    if (small && slots[i] == 0 && ++used > SMALL / 2) {
      enlarge();
      i = index(hash);
    }
    slots[i] = hash;
    slots[i + 1] = value;
  }

  /** What was put for a hash last, or {@code absent} if nothing was or it is forgotten. */
  public long get(long hash, long absent) {
    int i = index(hash);
    return slots[i] == hash ? slots[i + 1] : absent;
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
   * Brings the memory of several hashes nearer at once. The sum of what was read is to be kept, or
   * the compiler would leave the reads out.
   */
  long touch(long[] hashes, int begin, int end) {
    long sum = 0;
    if (!small) {
      for (int i = begin; i < end; i++) {
        sum += slots[place(hashes[i]) << 1];
      }
    }
    return sum;
  }

  private int index(long hash) {
    int place = place(hash);
    if (!small) {
      return place << 1;
    }
    int i = (place & SMALL - 1) << 1;
    while (slots[i] != 0 && place(slots[i]) != place) {
      i = i + 2 & 2 * SMALL - 1;
    }
    return i;
  }

  private int place(long hash) {
    return (int) (hash >>> 20) & places - 1;
  }
}
