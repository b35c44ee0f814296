package io.github.tsume.dfpn;

/** What a {@link TranspositionTable} says of one node; a reusable holder, to avoid allocation. */
final class TableEntry {
  /** The node was never stored. */
  static final int UNSEEN = 0;

  /** The node was searched without a result for the bound asked for. */
  static final int UNKNOWN = 1;

  /** The attacker wins within the bound. */
  static final int PROVEN = 2;

  /** The attacker does not win within the bound, on any path. */
  static final int DISPROVEN = 3;

  int status;

  /* The numbers of an unsettled node with its own hand. */
  long pn;
  long dn;

  /**
   * The largest proof number of an entry with the node's hand or a better one; 0 if there is none.
   * With less in hand a mate is at least as hard to prove.
   */
  long leastPn;

  /** The largest disproof number of an entry with the node's hand or a worse one, or 0. */
  long leastDn;

  /** The hand of the entry that proves or disproves. */
  int hand;

  /** The length in plies of the proof, or for which the disproof holds. */
  int length;

  /** The least depth at which the node was searched. */
  int minDepth;

  /** The key of an entry that was found by its name as a parent. */
  long key;

  /** What the entry names as the node's parent; only of unsettled nodes and of parents found. */
  int parent;

  /** The move that was best when the node was stored, 0 if none. */
  int move;

  /* Where a store found its place, and what was in it. */
  int slot;
  long word1;
  long word2;
  long word3;

  /** Says the same of a proved node. */
  void set(TableEntry proven) {
    status = proven.status;
    hand = proven.hand;
    length = proven.length;
    move = proven.move;
  }

  void set(int place, long w1, long w2, long w3) {
    slot = place;
    word1 = w1;
    word2 = w2;
    word3 = w3;
  }
}
