package io.github.tsume.dfpn.table;

/**
 * The content of a {@link TranspositionTable} of one node; a reusable holder, to avoid allocation.
 */
public final class TableEntry {
  /** The node was never stored. */
  public static final int UNSEEN = 0;

  /** The node was searched without a result for the bound asked for. */
  public static final int UNKNOWN = 1;

  /** The attacker wins within the bound. */
  public static final int PROVEN = 2;

  /** The attacker does not win within the bound, on any path. */
  public static final int DISPROVEN = 3;

  /** Unknown, {@link #PROVEN} or {@link #DISPROVEN}. */
  public int status;

  /** The proof number of an unsettled node with its own hand. */
  public long pn;

  /** Its disproof number. */
  public long dn;

  /**
   * The largest proof number of an entry with the node's hand or a better one; 0 if there is none.
   * With less in hand a mate is at least as hard to prove.
   */
  public long leastPn;

  /** The largest disproof number of an entry with the node's hand or a worse one, or 0. */
  public long leastDn;

  /** The hand of the entry that proves or disproves. */
  public int hand;

  /** The length in plies of the proof, or for which the disproof holds. */
  public int length;

  /** The least depth at which the node was searched. */
  public int minDepth;

  /** The key of an entry that was found by its name as a parent. */
  public long key;

  /** What the entry names as the node's parent; only of unsettled nodes and of parents found. */
  public int parent;

  /** The move that was best when the node was stored, 0 if none. */
  public int move;

  /* Where a store found its place, and what was in it. */
  int slot;
  long word1;
  long word2;
  long word3;

  /** Says the same of a proved node. */
  public void set(TableEntry proven) {
    status = proven.status;
    hand = proven.hand;
    length = proven.length;
    move = proven.move;
  }

  /** The place and the words of a slot, as a look found them. */
  public void set(int place, long w1, long w2, long w3) {
    slot = place;
    word1 = w1;
    word2 = w2;
    word3 = w3;
  }
}
