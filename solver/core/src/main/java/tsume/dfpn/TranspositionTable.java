package tsume.dfpn;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A hash table from nodes to what is known of them: proof and disproof numbers, lengths, a move.
 *
 * <p>An entry of hand h says: with h or more the attacker wins within {@code proven} plies; with h
 * or less he does not win within {@code disproven} plies; with exactly h the numbers are (pn, dn).
 */
public final class TranspositionTable {
  /*
   * Four longs an entry, no objects:
   *
   *   word 0   key, XORed with a checksum of words 1 to 3
   *   word 1   hand 32 | pn 16 | dn 16
   *   word 2   proven 16 | disproven + 1: 16 | least depth 16 | effort 16
   *   word 3   occupied 1 | kept 1 | unused 30 | move 32
   *
   * All hands of one key lie in one run of slots (linear probing from the key's home), so that one
   * probe sees them all and dominance costs no second look-up.
   *
   * Threads share the table without locks. The checksum makes an entry that two of them wrote at
   * once look like somebody else's: a lost entry, never a wrong one (Hyatt and Mann 2002). A plain
   * XOR of the words would let equal differences in two words cancel; see checksum(). So every
   * reader takes each word once, and checks what it took.
   *
   * A full table drops the entries that took the least effort (Nagai 1999: SmallTreeGC), but not
   * those of the proof that its owner wants to keep (Keeper). Nothing else is ever
   * overwritten, so a run never has holes. Dropping is for one thread alone: while several share
   * the table it only says that it is full, and they meet (Team).
   */
  private static final int WORDS = 4;
  private static final long OCCUPIED = 1L << 63;
  private static final long KEPT = 1L << 62;
  private static final int NO_PROOF = 0xFFFF;
  private static final int MAX_ENTRIES = (1 << 29) - 2;
  private static final int NO_SLOT = -1;
  private static final long EMPTY_WORD2 = (long) NO_PROOF << 48 | 0xFFFF0000L;
  private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

  /** {@link #keep}: the entry is kept already, and what it rests on. */
  public static final long KEPT_BEFORE = -1;

  /** {@link #keep}: there is no such entry. */
  public static final long NOT_THERE = -2;

  /** The largest proof or disproof number that is told from larger ones. */
  static final int MAX_NUMBER = 1_000_000;

  /* Numbers are stored exactly up to here, beyond in steps of 32. */
  private static final int LAST_EXACT = 0x7FFF;
  private static final int STEP_BITS = 5;

  /** The bytes that one entry takes. */
  public static final int ENTRY_BYTES = 8 * WORDS;

  private final long[] words;
  private final int capacity;
  private final int limit;
  private final int lastResort;
  private final AtomicInteger used = new AtomicInteger();
  private int collections;
  private boolean shared;
  private Keeper keeper = Keeper.OF_NOTHING;
  private final TableEntry keptEntry = new TableEntry();
  private final int mostKept;
  private int kept;
  private volatile boolean full;

  /**
   * An empty table.
   *
   * @param bytes its size in bytes; at least 64 KiB and at most 16 GiB are used
   */
  public TranspositionTable(long bytes) {
    capacity = (int) Math.min(Math.max(bytes, 1 << 16) / ENTRY_BYTES, MAX_ENTRIES);
    limit = (int) (capacity * 0.8);
    lastResort = (int) (capacity * 0.95);
    mostKept = (int) (capacity * 0.4);
    words = new long[capacity * WORDS];
  }

  /** The number of entries that fit. */
  public int capacity() {
    return capacity;
  }

  /** The number of entries in use. */
  public int used() {
    return used.get();
  }

  /** How often the table was full and dropped entries. */
  public int collections() {
    return collections;
  }

  /** The number of entries that the last collection kept because its {@link Keeper} said so. */
  public int kept() {
    return kept;
  }

  /** Forgets everything. */
  public void clear() {
    Arrays.fill(words, 0);
    used.set(0);
    collections = 0;
    full = false;
  }

  /** Chooses who says, whenever the table is full, what it must not drop. */
  public void setKeeper(Keeper owner) {
    keeper = owner;
  }

  /**
   * Keeps the entry that proves a node from being dropped by the collection that is going on.
   *
   * @return its length in plies shifted left by 32, and its move; {@link #KEPT_BEFORE}, or {@link
   *     #NOT_THERE}, also if too much is kept already
   */
  public long keep(HandArithmetic hands, long key, int hand, int bound) {
    TableEntry at = keptEntry;
    lookup(hands, key, hand, bound, at);
    if (at.status != TableEntry.PROVEN || kept >= mostKept || !find(key, at.hand, at.hand, at)) {
      return NOT_THERE;
    }
    if ((at.word3 & KEPT) != 0) {
      return KEPT_BEFORE;
    }
    kept++;
    setWord3(at.slot, key, at.word1, at.word2, at.word3 | KEPT);
    return (long) at.length << 32 | at.move & 0xFFFFFFFFL;
  }

  private void setWord3(int slot, long key, long w1, long w2, long w3) {
    words[slot + 3] = w3;
    words[slot] = key ^ checksum(w1, w2, w3);
  }

  /** From now on several threads use the table, or again one alone; said while only one does. */
  void setShared(boolean several) {
    shared = several;
  }

  /** Whether a shared table wants its users to stop for {@link #collect}. */
  boolean isFull() {
    return full;
  }

  private int home(long key) {
    return (int) (((key >>> 32) * capacity) >>> 32) * WORDS;
  }

  private int next(int slot) {
    int n = slot + WORDS;
    return n == words.length ? 0 : n;
  }

  private long word(int index) {
    return (long) LONGS.getOpaque(words, index);
  }

  /**
   * A sum of three words in which differences of two entries do not cancel but by a chance of one
   * in 2^64. The rotations are for the highest bits, which a product does not mix.
   */
  static long checksum(long w1, long w2, long last) {
    return w1 * 0x9E3779B97F4A7C15L
        ^ Long.rotateLeft(w2 * 0xD6E8FEB86659FD93L, 32)
        ^ Long.rotateLeft(last * 0xC2B2AE3D27D4EB4FL, 16);
  }

  /**
   * Brings the memory of several nodes nearer at once. The sum of what was read is to be kept, or
   * the compiler would leave the reads out.
   */
  long touch(long[] keys, int begin, int end) {
    long sum = 0;
    for (int i = begin; i < end; i++) {
      sum += words[home(keys[i])];
    }
    return sum;
  }

  /** Looks up what is known of a node for a mate within {@code bound} plies. */
  void lookup(HandArithmetic hands, long key, int hand, int bound, TableEntry out) {
    out.status = TableEntry.UNSEEN;
    out.length = NO_PROOF;
    out.leastPn = 0;
    out.leastDn = 0;
    for (int slot = home(key); ; slot = next(slot)) {
      long last = word(slot + 3);
      if (last == 0) {
        return;
      }
      long w1 = word(slot + 1);
      long w2 = word(slot + 2);
      if ((word(slot) ^ checksum(w1, w2, last)) != key) {
        continue;
      }
      int h = (int) (w1 >>> 32);
      int proven = (int) (w2 >>> 48);
      if (proven <= bound && proven < out.length && hands.dominates(hand, h)) {
        out.status = TableEntry.PROVEN;
        out.length = proven;
        out.hand = h;
        out.move = (int) last;
        continue;
      }
      if (out.status == TableEntry.PROVEN) {
        continue;
      }
      int disproven = (int) (w2 >>> 32 & 0xFFFF) - 1;
      if (disproven >= bound && hands.dominates(h, hand)) {
        out.status = TableEntry.DISPROVEN;
        out.length = disproven;
        out.hand = h;
        return;
      }
      int pn = unpacked((int) (w1 >>> 16 & 0xFFFF));
      int dn = unpacked((int) (w1 & 0xFFFF));
      if (pn > out.leastPn && hands.dominates(h, hand)) {
        out.leastPn = pn;
      }
      if (dn > out.leastDn && hands.dominates(hand, h)) {
        out.leastDn = dn;
      }
      if (h == hand) {
        out.status = TableEntry.UNKNOWN;
        out.pn = pn;
        out.dn = dn;
        out.minDepth = (int) (w2 >>> 16 & 0xFFFF);
        out.move = (int) last;
      }
    }
  }

  /** Stores the numbers of a node that is not settled. */
  void storeUnknown(
      long key, int hand, int pn, int dn, int depth, long effort, int move, TableEntry at) {
    if (!find(key, hand, hand, at)) {
      return;
    }
    long w2 = at.word2;
    int minDepth = Math.min(depth, (int) (w2 >>> 16 & 0xFFFF));
    // The move of a proof stays: the proof would be worth nothing with another one.
    boolean proven = (w2 >>> 48) != NO_PROOF;
    write(
        at.slot,
        key,
        word1(hand, pn, dn),
        w2 & 0xFFFFFFFF_00000000L | (long) minDepth << 16 | moreEffort(w2, effort),
        proven ? (int) at.word3 : move);
  }

  /**
   * Stores that the attacker wins within {@code length} plies with {@code proofHand} or more.
   *
   * @param hand the hand with which the node was searched
   */
  void storeProven(
      long key, int hand, int proofHand, int length, long effort, int move, TableEntry at) {
    if (!find(key, proofHand, hand, at)) {
      return;
    }
    long w2 = at.word2;
    if (length >= (w2 >>> 48)) {
      return;
    }
    long kept = (int) (at.word1 >>> 32) == proofHand ? w2 & 0x0000FFFF_FFFF0000L : 0xFFFF0000L;
    write(
        at.slot,
        key,
        word1(proofHand, 1, 1),
        (long) length << 48 | kept | moreEffort(w2, effort),
        move);
  }

  /** Stores that the attacker does not win within {@code length} plies with the hand or less. */
  void storeDisproven(
      long key, int hand, int disproofHand, int length, long effort, TableEntry at) {
    if (!find(key, disproofHand, hand, at)) {
      return;
    }
    long w2 = at.word2;
    boolean same = (int) (at.word1 >>> 32) == disproofHand;
    if (same && length + 1 <= (w2 >>> 32 & 0xFFFF)) {
      return;
    }
    long kept = same ? w2 & 0xFFFF0000_FFFF0000L : EMPTY_WORD2;
    write(
        at.slot,
        key,
        word1(disproofHand, 1, 1),
        kept | (long) (length + 1) << 32 | moreEffort(w2, effort),
        (int) at.word3);
  }

  /**
   * Makes a node one that was searched and is not proved, whatever the hand of the proof was.
   *
   * @param hand the hand with which the node was searched
   */
  void dropProofs(long key, int hand, TableEntry at) {
    for (int slot = home(key); ; slot = next(slot)) {
      long last = word(slot + 3);
      if (last == 0) {
        break;
      }
      long w1 = word(slot + 1);
      long w2 = word(slot + 2);
      if ((word(slot) ^ checksum(w1, w2, last)) == key && (w2 >>> 48) != NO_PROOF) {
        write(slot, key, word1((int) (w1 >>> 32), 1, 1), w2 | (long) NO_PROOF << 48, (int) last);
      }
    }
    storeUnknown(key, hand, 1, 1, 0xFFFF, 1, 0, at);
  }

  private static long word1(int hand, int pn, int dn) {
    return (long) hand << 32 | (long) packed(pn) << 16 | packed(dn);
  }

  /** A proof or disproof number in 16 bits. */
  static int packed(int number) {
    return number <= LAST_EXACT
        ? number
        : LAST_EXACT + 1 + ((Math.min(number, MAX_NUMBER) - LAST_EXACT - 1) >> STEP_BITS);
  }

  /** The number that was packed, or up to 31 less. */
  static int unpacked(int bits) {
    return bits <= LAST_EXACT ? bits : LAST_EXACT + 1 + (bits - LAST_EXACT - 1 << STEP_BITS);
  }

  private static long moreEffort(long w2, long effort) {
    return Math.min((w2 & 0xFFFF) + effort, 0xFFFF);
  }

  private void write(int slot, long key, long w1, long w2, int move) {
    long last = OCCUPIED | (move & 0xFFFFFFFFL);
    LONGS.setOpaque(words, slot + 1, w1);
    LONGS.setOpaque(words, slot + 2, w2);
    LONGS.setOpaque(words, slot + 3, last);
    LONGS.setOpaque(words, slot, key ^ checksum(w1, w2, last));
  }

  /**
   * Finds the slot to write for {@code wanted}, and what is in it: its own; else that of {@code
   * searched} if it holds no result that would be lost; else a new one. Says whether there is one.
   */
  private boolean find(long key, int wanted, int searched, TableEntry at) {
    at.slot = NO_SLOT;
    int slot = home(key);
    for (; ; slot = next(slot)) {
      long last = word(slot + 3);
      if (last == 0) {
        break;
      }
      long w1 = word(slot + 1);
      long w2 = word(slot + 2);
      if ((word(slot) ^ checksum(w1, w2, last)) != key) {
        continue;
      }
      int h = (int) (w1 >>> 32);
      if (h == wanted) {
        at.set(slot, w1, w2, last);
        return true;
      }
      if (h == searched && (w2 >>> 32) == (long) NO_PROOF << 16) {
        at.set(slot, w1, w2, last);
      }
    }
    if (at.slot != NO_SLOT) {
      return true;
    }
    if (used.get() >= limit) {
      if (!shared) {
        collect();
        return find(key, wanted, searched, at);
      }
      full = true;
      if (used.get() >= lastResort) {
        return false;
      }
    }
    used.getAndIncrement();
    at.set(slot, word1(wanted, 1, 1), EMPTY_WORD2, 0);
    return true;
  }

  /** Drops about half of the entries, those that took the least effort; nobody else may look on. */
  void collect() {
    collections++;
    kept = 0;
    keeper.keepAll(this);
    int threshold = medianEffort();
    int left = kept;
    int dropAtThreshold = 0;
    for (int slot = 0; slot < words.length; slot += WORDS) {
      long last = words[slot + 3];
      if (last == 0) {
        continue;
      }
      if ((last & KEPT) != 0) {
        long w1 = words[slot + 1];
        long w2 = words[slot + 2];
        setWord3(slot, words[slot] ^ checksum(w1, w2, last), w1, w2, last & ~KEPT);
        continue;
      }
      int effort = weight(words[slot + 2]);
      // Of those just at the threshold every second one goes, lest all entries be alike.
      if (effort < threshold || (effort == threshold && (dropAtThreshold++ & 1) == 0)) {
        words[slot] = 0;
        words[slot + 1] = 0;
        words[slot + 2] = 0;
        words[slot + 3] = 0;
      } else {
        left++;
      }
    }
    used.set(left);
    closeHoles();
    full = false;
  }

  /** Results count for more than numbers: they cost a whole subtree to find again. */
  private static int weight(long w2) {
    int effort = (int) (w2 & 0xFFFF);
    boolean unknown = (w2 >>> 32) == (long) NO_PROOF << 16;
    return unknown ? effort : Math.min(2 * effort + 1, 0xFFFF);
  }

  private int medianEffort() {
    int[] histogram = new int[0x10000];
    int total = 0;
    for (int slot = 0; slot < words.length; slot += WORDS) {
      long last = words[slot + 3];
      if (last != 0 && (last & KEPT) == 0) {
        histogram[weight(words[slot + 2])]++;
        total++;
      }
    }
    int seen = 0;
    int effort = 0;
    while (effort < 0xFFFF && seen + histogram[effort] < total / 2) {
      seen += histogram[effort++];
    }
    return effort;
  }

  /** Moves every entry back towards its home, so that no run has a hole before it. */
  private void closeHoles() {
    int start = 0;
    while (words[start + 3] != 0) {
      start = next(start);
    }
    for (int slot = next(start); slot != start; slot = next(slot)) {
      long last = words[slot + 3];
      if (last == 0) {
        continue;
      }
      long w0 = words[slot];
      long w1 = words[slot + 1];
      long w2 = words[slot + 2];
      words[slot + 3] = 0;
      int to = home(w0 ^ checksum(w1, w2, last));
      while (words[to + 3] != 0) {
        to = next(to);
      }
      if (to != slot) {
        words[slot] = 0;
        words[slot + 1] = 0;
        words[slot + 2] = 0;
      }
      words[to] = w0;
      words[to + 1] = w1;
      words[to + 2] = w2;
      words[to + 3] = last;
    }
  }
}
