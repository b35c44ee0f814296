package io.github.tsume.dfpn.table;

/**
 * A rule that drops the entries of a full table that took the least effort, but not those that are
 * marked as kept (Nagai 1999: SmallTreeGC).
 */
final class LeastEffort {
  private static final int MOST = 0xFFFF;

  private final Slots slots;

  /** The entries of a table. */
  LeastEffort(Slots slots) {
    this.slots = slots;
  }

  /** Drops about half of those that are not kept, takes the marks away, and says how many stay. */
  int drop() {
    int threshold = medianEffort();
    int left = 0;
    int dropAtThreshold = 0;
    int start = slots.lastEmpty();
    for (int slot = 0; slot < slots.count(); slot++) {
      long last = slots.word(slot, 3);
      if (last == 0) {
        continue;
      }
      long w2 = slots.word(slot, 2);
      if ((last & EntryWords.KEPT) != 0) {
        long w1 = slots.word(slot, 1);
        long key = Slots.key(slots.word(slot, 0), w1, w2, last);
        slots.put(slot, key, w1, w2, last & ~EntryWords.KEPT);
        left++;
        continue;
      }
      int effort = weight(w2);
      // Of those just at the threshold every second one goes, lest all entries be alike.
      if (effort < threshold || (effort == threshold && (dropAtThreshold++ & 1) == 0)) {
        slots.erase(slot);
      } else {
        left++;
      }
    }
    slots.closeHoles(start, start);
    return left;
  }

  /** Results count for more than numbers: they cost a whole subtree to find again. */
  private static int weight(long w2) {
    int effort = (int) (w2 & MOST);
    return EntryWords.isUnsettled(w2) ? effort : Math.min(2 * effort + 1, MOST);
  }

  private int medianEffort() {
    int[] histogram = new int[MOST + 1];
    int total = 0;
    for (int slot = 0; slot < slots.count(); slot++) {
      long last = slots.word(slot, 3);
      if (last != 0 && (last & EntryWords.KEPT) == 0) {
        histogram[weight(slots.word(slot, 2))]++;
        total++;
      }
    }
    int seen = 0;
    int effort = 0;
    while (effort < MOST && seen + histogram[effort] < total / 2) {
      seen += histogram[effort++];
    }
    return effort;
  }
}
