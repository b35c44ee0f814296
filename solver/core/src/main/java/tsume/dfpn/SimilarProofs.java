package tsume.dfpn;

import java.util.Arrays;

/**
 * Remembers by which moves, and with which hands, nodes were proved that looked alike ({@link
 * Game#likeness}).
 *
 * <p>These are hints, and never results: a look may be forgotten, and threads that write at once
 * may mix what they write. There are few places at first, and more when they are asked for.
 */
final class SimilarProofs {
  /** No proof: no move is 0. */
  static final long NONE = 0;

  /* Two longs an entry, the look and the proof; the newest of each set comes first. */
  private static final int SET = 4;
  private static final int ENTRY = 2;
  private static final int LOOK = 0;
  private static final int PROOF = 1;
  private static final int FIRST = 1 << 10;
  private static final int MOST = 1 << 22;
  private static final int GROWTH = 4;

  private final int most;
  private volatile long[] entries = new long[ENTRY * FIRST];
  private int used;

  /**
   * Nothing yet.
   *
   * @param entries how many there may be in the end, each of 16 bytes; it is rounded down to a
   *     power of two
   */
  SimilarProofs(int entries) {
    most = Integer.highestOneBit(Math.min(Math.max(entries, FIRST), MOST));
  }

  /** Forgets everything. */
  void clear() {
    entries = new long[ENTRY * FIRST];
    used = 0;
  }

  /** A proof: a node was won by a move, with this hand or a better one. */
  static long proof(int hand, int move) {
    return (long) hand << 32 | move & 0xFFFFFFFFL;
  }

  static int hand(long proof) {
    return (int) (proof >>> 32);
  }

  static int move(long proof) {
    return (int) proof;
  }

  /** Remembers a proof as the newest one of a look. */
  void put(long look, long proof) {
    long[] all = entries;
    if (used > all.length / ENTRY / 2 && all.length < ENTRY * most) {
      all = grown(all, Math.min(all.length * GROWTH, ENTRY * most));
      entries = all;
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

  private static long[] grown(long[] before, int length) {
    long[] after = new long[length];
    // What was newer in its set is put later, and is newer again.
    for (int at = before.length - ENTRY; at >= 0; at -= ENTRY) {
      if (before[at + PROOF] != NONE) {
        put(after, before[at + LOOK], before[at + PROOF]);
      }
    }
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
  void find(long look, long[] out) {
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
  static long[] space() {
    return new long[SET];
  }
}
