package io.github.tsume.dfpn.table;

import java.util.Arrays;

/**
 * A memory of by which moves, and with which hands, nodes were proved that looked alike ({@link
 * Game#likeness}).
 *
 * <p>These are hints, and never results: a look may be forgotten, and threads that write at once
 * may mix what they write. There are few places at first, and more when they are asked for.
 */
public final class SimilarProofs {
  /** No proof: no move is 0. */
  public static final long NONE = 0;

  /* Two longs an entry, the look and the proof; the newest of each set comes first. */
  private static final int SET = 4;
  private static final int ENTRY = 2;
  private static final int LOOK = 0;
  private static final int PROOF = 1;
  private static final int FIRST = 1 << 10;
  private static final int MOST = 1 << 22;
  private static final int GROWTH_BITS = 2;

  /** An array for each size; they are kept, so that a second search allocates nothing. */
  private final long[][] sizes;

  private volatile long[] entries;
  private final int largest;
  private int size;
  private int used;

  /**
   * Nothing yet.
   *
   * @param entries how many there may be in the end, each of 16 bytes; it is rounded down to a
   *     power of two
   */
  SimilarProofs(int entries) {
    int most = Integer.highestOneBit(Math.min(Math.max(entries, FIRST), MOST));
    int steps = 0;
    while (most > FIRST << steps * GROWTH_BITS) {
      steps++;
    }
    sizes = new long[1 + steps][0];
    sizes[0] = new long[ENTRY * FIRST];
    largest = ENTRY * most;
    this.entries = sizes[0];
  }

  /** Forgets everything. */
  void clear() {
    Arrays.fill(sizes[0], 0);
    entries = sizes[0];
    size = 0;
    used = 0;
  }

  /** A proof: a node was won by a move, with this hand or a better one. */
  public static long proof(int hand, int move) {
    return (long) hand << 32 | move & 0xFFFFFFFFL;
  }

  /** The hand of a proof. */
  public static int hand(long proof) {
    return (int) (proof >>> 32);
  }

  /** The move of a proof. */
  public static int move(long proof) {
    return (int) proof;
  }

  /** Remembers a proof as the newest one of a look. */
  public void put(long look, long proof) {
    long[] all = entries;
    if (used > all.length / ENTRY / 2 && all.length < largest) {
      all = grow(all);
    }
    if (put(all, look, proof)) {
      used++;
    }
  }

  /** Says whether the proof took a place that was free. */
  private static boolean put(long[] all, long look, long proof) {
    int first = first(all, look);
    int at = first;
    int last = first + ENTRY * (SET - 1);
    while (at < last && all[at + PROOF] != NONE && !isSame(all, at, look, proof)) {
      at += ENTRY;
    }
    boolean free = all[at + PROOF] == NONE;
    System.arraycopy(all, first, all, first + ENTRY, at - first);
    all[first + LOOK] = look;
    all[first + PROOF] = proof;
    return free;
  }

  /* Of one look and hand only one proof is kept. */
  private static boolean isSame(long[] all, int at, long look, long proof) {
    return all[at + LOOK] == look && hand(all[at + PROOF]) == hand(proof);
  }

  /* One thread at a time; another one may lose what it enters meanwhile. */
  private synchronized long[] grow(long[] before) {
    if (before != entries) {
      return entries;
    }
    int length = Math.min(before.length << GROWTH_BITS, largest);
    size++;
    if (sizes[size].length == length) {
      Arrays.fill(sizes[size], 0);
    } else {
      sizes[size] = new long[length];
    }
    long[] after = sizes[size];
    // What was newer in its set is put later, and is newer again.
    for (int at = before.length - ENTRY; at >= 0; at -= ENTRY) {
      if (before[at + PROOF] != NONE) {
        put(after, before[at + LOOK], before[at + PROOF]);
      }
    }
    entries = after;
    return after;
  }

  private static int first(long[] all, long look) {
    int sets = all.length / (ENTRY * SET);
    return ((int) (look >>> 20) & sets - 1) * ENTRY * SET;
  }

  /**
   * The newest proofs of a look.
   *
   * @param out gets the proofs, and {@link #NONE} behind the last one; its length is {@link #SET}
   */
  public void find(long look, long[] out) {
    long[] all = entries;
    int first = first(all, look);
    int found = 0;
    for (int at = first; at < first + ENTRY * SET; at += ENTRY) {
      if (all[at + LOOK] == look) {
        out[found++] = all[at + PROOF];
      }
    }
    Arrays.fill(out, found, SET, NONE);
  }

  /** Space for {@link #find}. */
  public static long[] space() {
    return new long[SET];
  }
}
