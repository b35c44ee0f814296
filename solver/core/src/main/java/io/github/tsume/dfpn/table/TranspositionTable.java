package io.github.tsume.dfpn.table;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * A hash table from nodes to what is known of them: proof and disproof numbers, lengths, a move.
 *
 * <p>An entry of hand h says: with h or more the attacker wins within {@code proven} plies; with h
 * or less he does not win within {@code disproven} plies; with exactly h the numbers are (pn, dn).
 */
public final class TranspositionTable {
  /*
   * Four longs an entry, no objects (EntryWords). All hands of one key lie in one run of slots, so
   * that one probe sees them all and dominance costs no second look-up.
   *
   * A full table drops the entries that took the least effort (LeastEffort). Nothing else is ever
   * overwritten, so a run never has holes. To drop and to grow is for one thread alone: while
   * several share the table it only says that it is full, and they meet (Team).
   */
  private static final int MAX_ENTRIES = (1 << 29) - 2;
  private static final int NO_SLOT = -1;

  /* How full the slots may be before there must be more of them, or before entries are dropped. */
  private static final double GROW = 0.4;
  private static final double FULL = 0.8;

  /* While several threads share the table, how full it may get until all have heard of it. */
  private static final double LAST_RESORT = 0.95;

  /** {@link #keep}: the entry is kept already, and what it rests on. */
  public static final long KEPT_BEFORE = -1;

  /** {@link #keep}: there is no such entry. */
  public static final long NOT_THERE = -2;

  /** The bytes that one entry takes. */
  public static final int ENTRY_BYTES = Long.BYTES * Slots.WORDS;

  /** One remembered look, of half the size, for so many entries: a 64th of the memory. */
  private static final int ENTRIES_PER_LOOK = 32;

  private final Slots slots;
  private final ParentLookup parents;
  private final SimilarProofs similar;
  private final AtomicInteger used = new AtomicInteger();
  private int collections;
  private boolean shared;
  private RootsToKeep rootsToKeep = RootsToKeep.OF_NOTHING;
  private final TableEntry keptEntry = new TableEntry();
  private int kept;
  private volatile boolean full;

  /**
   * An empty table. It takes little memory at first, and more with what is stored.
   *
   * @param bytes its size in bytes; at least 64 KiB and at most 16 GiB are used
   * @throws OutOfMemoryError if the Java machine will never have room for that
   */
  public TranspositionTable(long bytes) {
    slots = new Slots((int) Math.min(Math.max(bytes, 1 << 16) / ENTRY_BYTES, MAX_ENTRIES));
    parents = new ParentLookup(slots);
    similar = new SimilarProofs(slots.most() / ENTRIES_PER_LOOK);
  }

  /** What proved the nodes of the table that look alike. */
  public SimilarProofs similar() {
    return similar;
  }

  /** The number of entries that fit. */
  public int capacity() {
    return slots.most();
  }

  /** The number of entries in use. */
  public int used() {
    return used.get();
  }

  /** How often the table was full and dropped entries. */
  public int collections() {
    return collections;
  }

  /**
   * The number of entries that the last collection kept because its {@link RootsToKeep} said so.
   */
  public int kept() {
    return kept;
  }

  /** Forgets everything. */
  public void clear() {
    slots.clear();
    similar.clear();
    used.set(0);
    collections = 0;
    full = false;
  }

  /** Chooses who says, whenever the table is full, what it must not drop. */
  public void setRootsToKeep(RootsToKeep owner) {
    rootsToKeep = owner;
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
    if (at.status != TableEntry.PROVEN || kept >= mostKept() || !find(key, at.hand, at.hand, at)) {
      return NOT_THERE;
    }
    if ((at.word3 & EntryWords.KEPT) != 0) {
      return KEPT_BEFORE;
    }
    kept++;
    slots.put(at.slot, key, at.word1, at.word2, at.word3 | EntryWords.KEPT);
    return (long) at.length << 32 | at.move & 0xFFFFFFFFL;
  }

  private int mostKept() {
    return (int) (slots.count() * 0.4);
  }

  /** From now on several threads use the table, or again one alone; said while only one does. */
  public void setShared(boolean several) {
    shared = several;
  }

  /** Whether a shared table wants its users to stop for {@link #makeRoom}. */
  public boolean isFull() {
    return full;
  }

  /** Brings the memory of several nodes nearer, as {@link Slots#touch}. */
  public long touch(long[] keys, int begin, int end) {
    return slots.touch(keys, begin, end);
  }

  /** Looks up what is known of a node for a mate within {@code bound} plies. */
  public void lookup(HandArithmetic hands, long key, int hand, int bound, TableEntry out) {
    out.status = TableEntry.UNSEEN;
    out.length = EntryWords.NO_PROOF;
    out.leastPn = 0;
    out.leastDn = 0;
    for (int slot = slots.home(key); ; slot = slots.next(slot)) {
      long last = slots.word(slot, 3);
      if (last == 0) {
        return;
      }
      long w1 = slots.word(slot, 1);
      long w2 = slots.word(slot, 2);
      if (Slots.key(slots.word(slot, 0), w1, w2, last) != key) {
        continue;
      }
      int h = (int) (w1 >>> 32);
      int proven = (int) (w2 >>> 48);
      if (proven <= bound && proven <= out.length && hands.dominates(hand, h)) {
        if (proven < out.length || out.status != TableEntry.PROVEN || h < out.hand) {
          out.status = TableEntry.PROVEN;
          out.length = proven;
          out.hand = h;
          out.move = (int) last;
        }
        continue;
      }
      if (out.status == TableEntry.PROVEN) {
        continue;
      }
      int disproven = (int) (w2 >>> 32 & 0xFFFF) - 1;
      if (disproven >= bound && hands.dominates(h, hand)) {
        if (out.status != TableEntry.DISPROVEN
            || disproven > out.length
            || (disproven == out.length && h > out.hand)) {
          out.status = TableEntry.DISPROVEN;
          out.length = disproven;
          out.hand = h;
        }
        continue;
      }
      if (out.status == TableEntry.DISPROVEN) {
        continue;
      }
      long pn = EntryWords.pn(w1);
      long dn = EntryWords.dn(w1);
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
        out.parent = EntryWords.parent(last);
        out.move = (int) last;
      }
    }
  }

  /** Where nodes are looked up by their names as parents. */
  public ParentLookup parents() {
    return parents;
  }

  /**
   * Stores the numbers of a node that is not settled.
   *
   * @param pn the proof number, {@linkplain Numbers packed}; as is the disproof number
   * @param parent the {@linkplain ParentNames name} of the node from which it was searched
   */
  public void storeUnknown(
      long key,
      int hand,
      int pn,
      int dn,
      int depth,
      long effort,
      int move,
      int parent,
      TableEntry at) {
    if (!find(key, hand, hand, at)) {
      return;
    }
    long w2 = at.word2;
    int minDepth = Math.min(depth, (int) (w2 >>> 16 & 0xFFFF));
    // The move of a proof stays: the proof would be worth nothing with another one.
    boolean proven = (w2 >>> 48) != EntryWords.NO_PROOF;
    write(
        at.slot,
        key,
        EntryWords.word1(hand, pn, dn),
        w2 & 0xFFFFFFFF_00000000L | (long) minDepth << 16 | EntryWords.moreEffort(w2, effort),
        parent,
        proven ? (int) at.word3 : move);
  }

  /**
   * Stores that the attacker wins within {@code length} plies with {@code proofHand} or more.
   *
   * @param hand the hand with which the node was searched
   */
  public void storeProven(
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
        EntryWords.word1(proofHand, 1, 1),
        (long) length << 48 | kept | EntryWords.moreEffort(w2, effort),
        EntryWords.parent(at.word3),
        move);
  }

  /** Stores that the attacker does not win within {@code length} plies with the hand or less. */
  public void storeDisproven(
      long key, int hand, int disproofHand, int length, long effort, TableEntry at) {
    if (!find(key, disproofHand, hand, at)) {
      return;
    }
    long w2 = at.word2;
    boolean same = (int) (at.word1 >>> 32) == disproofHand;
    if (same && length + 1 <= (w2 >>> 32 & 0xFFFF)) {
      return;
    }
    long kept = same ? w2 & 0xFFFF0000_FFFF0000L : EntryWords.EMPTY_WORD2;
    write(
        at.slot,
        key,
        EntryWords.word1(disproofHand, 1, 1),
        kept | (long) (length + 1) << 32 | EntryWords.moreEffort(w2, effort),
        EntryWords.parent(at.word3),
        (int) at.word3);
  }

  /**
   * Makes a node one that was searched and is not proved, whatever the hand of the proof was.
   *
   * @param hand the hand with which the node was searched
   */
  public void dropProofs(long key, int hand, TableEntry at) {
    for (int slot = slots.home(key); ; slot = slots.next(slot)) {
      long last = slots.word(slot, 3);
      if (last == 0) {
        break;
      }
      long w1 = slots.word(slot, 1);
      long w2 = slots.word(slot, 2);
      if (Slots.key(slots.word(slot, 0), w1, w2, last) == key
          && (w2 >>> 48) != EntryWords.NO_PROOF) {
        write(
            slot,
            key,
            EntryWords.word1((int) (w1 >>> 32), 1, 1),
            w2 | (long) EntryWords.NO_PROOF << 48,
            ParentNames.NONE,
            (int) last);
      }
    }
    storeUnknown(key, hand, 1, 1, 0xFFFF, 1, 0, ParentNames.NONE, at);
  }

  private void write(int slot, long key, long w1, long w2, int parent, int move) {
    slots.put(
        slot,
        key,
        w1,
        w2,
        EntryWords.OCCUPIED | (long) parent << Integer.SIZE | (move & 0xFFFFFFFFL));
  }

  /**
   * Finds the slot to write for {@code wanted}, and what is in it: its own; else that of {@code
   * searched} if it holds no result that would be lost; else a new one. Says whether there is one.
   */
  private boolean find(long key, int wanted, int searched, TableEntry at) {
    at.slot = NO_SLOT;
    int slot = slots.home(key);
    for (; ; slot = slots.next(slot)) {
      long last = slots.word(slot, 3);
      if (last == 0) {
        break;
      }
      long w1 = slots.word(slot, 1);
      long w2 = slots.word(slot, 2);
      if (Slots.key(slots.word(slot, 0), w1, w2, last) != key) {
        continue;
      }
      int h = (int) (w1 >>> 32);
      if (h == wanted) {
        at.set(slot, w1, w2, last);
        return true;
      }
      if (h == searched && EntryWords.isUnsettled(w2)) {
        at.set(slot, w1, w2, last);
      }
    }
    if (at.slot != NO_SLOT) {
      return true;
    }
    if (used.get() >= limit()) {
      if (!shared) {
        makeRoom();
        return find(key, wanted, searched, at);
      }
      full = true;
      if (used.get() >= slots.count() * LAST_RESORT) {
        return false;
      }
    }
    used.getAndIncrement();
    at.set(slot, EntryWords.word1(wanted, 1, 1), EntryWords.EMPTY_WORD2, 0);
    return true;
  }

  /** Whoever enters more than that must make room first. */
  private double limit() {
    return slots.count() * (slots.mayGrow() ? GROW : FULL);
  }

  /** Makes the table larger or drops entries; nobody else may look on. */
  public void makeRoom() {
    if (!slots.grow()) {
      collect();
    }
    full = false;
  }

  /** Drops about half of the entries, those that took the least effort. */
  private void collect() {
    collections++;
    kept = 0;
    rootsToKeep.keepAll(this);
    used.set(new LeastEffort(slots).drop());
  }
}
