package io.github.tsume.helpmate;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntToLongFunction;

/**
 * The positions that were reached with one side to move, or with both, each once, numbered in the
 * order in which they were: those of a ply follow each other. Kept as they are packed, so that none
 * is taken for another.
 *
 * <p>They are found by a table of longs: the low half of each is the number plus one, the high half
 * of the hash, which saves most comparisons.
 */
final class Layers {
  private static final int PAGE_BITS = 13;
  private static final int PAGE = 1 << PAGE_BITS;
  private static final int FIRST_SLOTS = 1 << 10;

  private final int words;
  private final long most;
  private long[][] pages = new long[16][];
  private long[] slots = new long[FIRST_SLOTS];
  private int[] starts = new int[16];
  private int[] paths = new int[64];
  private int[] earlierPaths = new int[64];
  private int plies;
  private int base;
  private int size;
  private long bytes = FIRST_SLOTS * 8L;

  /**
   * No positions yet.
   *
   * @param words how many longs each takes
   * @param most how many bytes they may take
   */
  Layers(int words, long most) {
    this.words = words;
    this.most = most;
  }

  int size() {
    return size;
  }

  /** The number of the first in memory: those before it are elsewhere. */
  int base() {
    return base;
  }

  /** How many bytes they take. */
  long bytes() {
    return bytes;
  }

  /** How many plies have begun. */
  int plies() {
    return plies;
  }

  /** The first number of a ply; of the one that has not begun, the number of all positions. */
  int start(int ply) {
    return ply < plies ? starts[ply] : size;
  }

  /** Begins the next ply. */
  void begin() {
    int[] last = paths;
    paths = earlierPaths;
    earlierPaths = last;
    if (plies == starts.length) {
      starts = Arrays.copyOf(starts, 2 * plies);
    }
    starts[plies++] = size;
  }

  /** The longs of a position's page. */
  long[] page(int number) {
    return pages[number - base >>> PAGE_BITS];
  }

  /** Where in its page a position begins. */
  int offset(int number) {
    return (number - base & PAGE - 1) * words;
  }

  /** Whether there may be a position with that hash. */
  boolean mayHold(long hash) {
    int mask = slots.length - 1;
    int tag = (int) (hash >>> 32);
    int at = tag & mask;
    while (slots[at] != 0 && (int) (slots[at] >>> 32) != tag) {
      at = at + 1 & mask;
    }
    return slots[at] != 0;
  }

  /** The number of a position; where there is none, the place for it, as a negative number. */
  int find(long[] from, int offset, long hash) {
    int mask = slots.length - 1;
    int tag = (int) (hash >>> 32);
    int at = tag & mask;
    for (long slot = slots[at]; slot != 0; slot = slots[at]) {
      int number = (int) slot - 1;
      if ((int) (slot >>> 32) == tag && equal(from, offset, number)) {
        return number;
      }
      at = at + 1 & mask;
    }
    return ~at;
  }

  private boolean equal(long[] from, int offset, int number) {
    long[] page = page(number);
    int first = offset(number);
    for (int i = words - 1; i >= 0; i--) {
      if (page[first + i] != from[offset + i]) {
        return false;
      }
    }
    return true;
  }

  /**
   * Adds a position to the last ply unless it is there; a ply in which it was before stays its own.
   *
   * @param ways in how many ways it was reached now
   * @return whether there was memory for it
   */
  boolean reach(long[] from, int offset, long hash, int ways) {
    int found = find(from, offset, hash);
    if (found < 0) {
      return add(from, offset, hash, ~found, ways);
    }
    if (isLast(found)) {
      int inPly = found - starts[plies - 1];
      paths[inPly] = Math.min((int) Helpmate.MANY, paths[inPly] + ways);
    }
    return true;
  }

  private boolean add(long[] from, int offset, long hash, int slot, int ways) {
    int page = size - base >>> PAGE_BITS;
    int inPly = size - starts[plies - 1];
    if (offset(size) == 0 && !newPage(page)
        || offset(size) == pages[page].length
        || inPly == paths.length && !morePaths(page)) {
      return false;
    }
    paths[inPly] = ways;
    System.arraycopy(from, offset, pages[page], offset(size), words);
    slots[slot] = hash & 0xFFFFFFFF00000000L | size + 1;
    size++;
    return size - base < slots.length / 8 * 5 || grow();
  }

  /** The first place from that of a hash on that is free. */
  private int free(long hash) {
    int mask = slots.length - 1;
    int at = (int) (hash >>> 32) & mask;
    while (slots[at] != 0) {
      at = at + 1 & mask;
    }
    return at;
  }

  /** How many can be in memory without more of it. */
  int room() {
    int fit = 0;
    for (int page = 0; page < pages.length && pages[page] != null; page++) {
      fit += pages[page].length / words;
    }
    return Math.min(fit, slots.length / 8 * 5);
  }

  /** Takes back what the last ply holds; to be followed by {@link #drop}. */
  void emptyPly() {
    size = starts[plies - 1];
  }

  /** The last ply is another one, after which there are none. */
  void end(int number) {
    plies = number + 1;
  }

  /**
   * Forgets the plies before one and some positions more; numbers the others anew, in their order.
   *
   * @param more which more, counted from the first in memory
   */
  void drop(int ply, BitSet more, IntToLongFunction hashes) {
    Arrays.fill(slots, 0);
    int first = starts[ply] - base;
    int parents = starts[plies - 2] - base;
    int all = size - base;
    int next = plies - 1;
    while (next > 0 && starts[next - 1] >= base) {
      next--;
    }
    int dropped = 0;
    int kept = 0;
    for (int i = 0; i <= all; i++) {
      for (; next < plies && starts[next] == base + i; next++) {
        starts[next] = base + i - dropped;
      }
      if (i == all || more.get(i)) {
        dropped++;
      } else if (i >= first) {
        long hash = hashes.applyAsLong(base + i);
        System.arraycopy(
            page(base + i),
            offset(base + i),
            pages[kept >>> PAGE_BITS],
            kept % PAGE * words,
            words);
        slots[free(hash)] = hash & 0xFFFFFFFF00000000L | base + i - dropped + 1;
        kept++;
        if (i >= parents) {
          earlierPaths[base + i - dropped - starts[plies - 2]] = earlierPaths[i - parents];
        }
      }
    }
    base = starts[ply];
    size = base + kept;
  }

  /** Holds nothing in memory; the next position to be put there has this number. */
  void clear(int number) {
    Arrays.fill(slots, 0);
    base = number;
    size = number;
  }

  /** Puts the next position into memory, where there is {@link #room}. */
  void put(long[] from, int offset, long hash) {
    System.arraycopy(from, offset, page(size), offset(size), words);
    slots[free(hash)] = hash & 0xFFFFFFFF00000000L | size + 1;
    size++;
  }

  /** Whether a position is one of the last ply. */
  boolean isLast(int number) {
    return number >= starts[plies - 1];
  }

  /**
   * In how many ways a position of the ply before the last is reached, {@link Helpmate#MANY} at
   * most.
   */
  int ways(int number) {
    return earlierPaths[number - starts[plies - 2]];
  }

  private boolean morePaths(int page) {
    long more = paths.length * 4L;
    // Pages that are empty, since what they held went out of memory, make room for them.
    for (int last = pages.length - 1; last > page && bytes + more > most; last--) {
      bytes -= pages[last] == null ? 0 : pages[last].length * 8L;
      pages[last] = null;
    }
    if (bytes + more > most) {
      return false;
    }
    bytes += more;
    paths = Arrays.copyOf(paths, 2 * paths.length);
    return true;
  }

  private boolean newPage(int page) {
    if (page == pages.length) {
      pages = Arrays.copyOf(pages, 2 * page);
    }
    if (pages[page] == null) {
      int fit = (int) Math.min(PAGE, (most - bytes) / (8 * words));
      if (fit <= 0) {
        return false;
      }
      pages[page] = new long[fit * words];
      bytes += pages[page].length * 8L;
    }
    return true;
  }

  private boolean grow() {
    if (slots.length == 1 << 30 || bytes + slots.length * 16L > most) {
      return false;
    }
    bytes += slots.length * 8L;
    long[] old = slots;
    slots = new long[2 * old.length];
    for (long slot : old) {
      if (slot != 0) {
        slots[free(slot)] = slot;
      }
    }
    return true;
  }
}
