package io.github.tsume.dfpn.table;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The memory of a {@link TranspositionTable}: slots of four longs, each empty or with an entry.
 *
 * <p>All entries of one key lie in one run of slots, from the key's home on (linear probing). There
 * are few slots at first, and more when they are asked for: a search that stays small stays in the
 * caches, and does not wait until the system has cleared gigabytes for it.
 *
 * <p>Threads share the slots without locks. The checksum in the first word makes an entry that two
 * of them wrote at once look like somebody else's: a lost entry, never a wrong one (Hyatt and Mann
 * 2002). So every reader takes each word once, and checks what it took. To grow, or to close holes,
 * is for one thread alone.
 */
public final class Slots {
  /** The longs of one slot. */
  static final int WORDS = 4;

  /* A part is 64 MiB. */
  private static final int PART_BITS = 21;
  private static final int PART = 1 << PART_BITS;

  /* At first there is at most a MiB of them, and then four times as many each time. */
  private static final int FIRST = 1 << 15;
  private static final int GROWTH_BITS = 2;

  private final long[][] parts;
  private int most;
  private int count;

  /* There are most >> shift slots. */
  private int shift;

  /**
   * Empty slots.
   *
   * @param most how many there may be in the end
   * @throws OutOfMemoryError if the Java machine will never have room for that
   */
  Slots(int most) {
    if ((long) most * WORDS * Long.BYTES > Machine.mostMemory()) {
      throw new OutOfMemoryError("no room for a table of " + most + " entries");
    }
    this.most = most;
    begin();
    parts = new long[(most + PART - 1) >>> PART_BITS][];
    parts[0] = new long[count * WORDS];
    for (int i = 1; i < parts.length; i++) {
      parts[i] = new long[0];
    }
  }

  private void begin() {
    shift = 0;
    while (most >> shift > FIRST) {
      shift += GROWTH_BITS;
    }
    count = most >> shift;
  }

  /** How many slots there are now. */
  int count() {
    return count;
  }

  /** How many there may be. */
  int most() {
    return most;
  }

  /** Whether there may be more than there are. */
  boolean mayGrow() {
    return shift > 0;
  }

  /** Where the entries of a key begin. */
  int home(long key) {
    return (int) (((key >>> 32) * count) >>> 32);
  }

  /** The slot behind a slot; behind the last one is the first. */
  int next(int slot) {
    int n = slot + 1;
    return n == count ? 0 : n;
  }

  /** A word of a slot: the key's as it is stored (0), or one of those that the table chose. */
  long word(int slot, int word) {
    return Machine.get(parts[slot >>> PART_BITS], index(slot) + word);
  }

  private static int index(int slot) {
    return (slot & (PART - 1)) * WORDS;
  }

  /** The key of the entry with these words. */
  static long key(long word0, long w1, long w2, long last) {
    return word0 ^ checksum(w1, w2, last);
  }

  /**
   * A sum of three words in which differences of two entries do not cancel but by a chance of one
   * in 2^64, as in a plain XOR equal differences in two words would. The rotations are for the
   * highest bits, which a product does not mix.
   */
  public static long checksum(long w1, long w2, long last) {
    return w1 * 0x9E3779B97F4A7C15L
        ^ Long.rotateLeft(w2 * 0xD6E8FEB86659FD93L, 32)
        ^ Long.rotateLeft(last * 0xC2B2AE3D27D4EB4FL, 16);
  }

  /** Writes an entry. The last word is 0 for empty slots alone. */
  void put(int slot, long key, long w1, long w2, long last) {
    long[] part = parts[slot >>> PART_BITS];
    int index = index(slot);
    Machine.set(part, index + 1, w1);
    Machine.set(part, index + 2, w2);
    Machine.set(part, index + 3, last);
    Machine.set(part, index, key ^ checksum(w1, w2, last));
  }

  /** Makes a slot empty; that may leave a hole in a run, until {@link #closeHoles}. */
  void erase(int slot) {
    int index = index(slot);
    Arrays.fill(parts[slot >>> PART_BITS], index, index + WORDS, 0);
  }

  /** Empties all slots; there are few again. */
  void clear() {
    for (int slot = 0; slot < count; slot += PART) {
      int slots = Math.min(count - slot, PART);
      Arrays.fill(parts[slot >>> PART_BITS], 0, slots * WORDS, 0);
    }
    begin();
  }

  /** An empty slot, the last one. */
  int lastEmpty() {
    int slot = count - 1;
    while (word(slot, 3) != 0) {
      slot--;
    }
    return slot;
  }

  /** Makes four times as many slots, if there may be more; says whether there are. */
  boolean grow() {
    if (shift == 0) {
      return false;
    }
    int before = count;
    if (!allocate(most >> shift - GROWTH_BITS)) {
      most = count;
      shift = 0;
      return false;
    }
    shift -= GROWTH_BITS;
    count = most >> shift;
    // From the top down: most entries go up to where none is left that has yet to move. One that
    // comes to lie behind such an entry may be left with a hole before it.
    for (int slot = before - 1; slot >= 0; slot--) {
      move(slot);
    }
    // There are more new slots than entries: some are empty, and no run with a hole crosses those.
    int end = before;
    while (word(end, 3) != 0) {
      end++;
    }
    closeHoles(lastEmpty(), end);
    return true;
  }

  /**
   * Gets memory for so many slots; says whether there was enough. With all processors, as to clear
   * memory takes longer than anything else here, and whoever searches waits for it.
   */
  private boolean allocate(int slots) {
    AtomicBoolean enough = new AtomicBoolean(true);
    Machine.atOnce(
        1 + ((slots - 1) >>> PART_BITS),
        part -> {
          if (enough.get() && !extend(part, Math.min(slots - part * PART, PART) * WORDS)) {
            enough.set(false);
          }
        });
    return enough.get();
  }

  private boolean extend(int part, int length) {
    if (parts[part].length < length) {
      try {
        parts[part] = Arrays.copyOf(parts[part], length);
      } catch (OutOfMemoryError e) {
        return false;
      }
    }
    return true;
  }

  /**
   * Moves every entry back towards its home, so that no run has a hole before it.
   *
   * @param start an empty slot that no run crossed when there were no holes
   * @param end where to stop: {@code start} for all, or another slot like that
   */
  void closeHoles(int start, int end) {
    for (int slot = next(start); slot != end; slot = next(slot)) {
      move(slot);
    }
  }

  /** Moves an entry, if there is one, to the first slot that is free from its home on. */
  private void move(int slot) {
    long last = word(slot, 3);
    if (last == 0) {
      return;
    }
    long w1 = word(slot, 1);
    long w2 = word(slot, 2);
    long key = key(word(slot, 0), w1, w2, last);
    erase(slot);
    int to = home(key);
    while (word(to, 3) != 0) {
      to = next(to);
    }
    put(to, key, w1, w2, last);
  }

  /**
   * Brings the memory of the homes of several keys nearer at once. The sum of what was read is to
   * be kept, or the compiler would leave the reads out.
   */
  long touch(long[] keys, int begin, int end) {
    long sum = 0;
    for (int i = begin; i < end; i++) {
      int home = home(keys[i]);
      long[] part = parts[home >>> PART_BITS];
      int index = index(home);
      // A slot may lie in two lines of the cache.
      sum += part[index] + part[index + WORDS - 1];
    }
    return sum;
  }
}
