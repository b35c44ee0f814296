package io.github.tsume.dfpn;

import io.github.tsume.dfpn.table.HandArithmetic;
import io.github.tsume.dfpn.table.ParentNames;
import io.github.tsume.dfpn.table.TranspositionTable;
import java.util.Arrays;

/**
 * The nodes from the root to the current one, to recognise repetitions.
 *
 * <p>A node repeats an ancestor if the key is the same and the attacker's hand is no better. Nodes
 * put in before the root (the moves that led to it, or nodes that a question forbids) are ancestors
 * like any other.
 *
 * <p>Open addressing; because nodes leave in the reverse order of their coming, removal is simply
 * clearing the slot that was filled last.
 */
final class Path {
  private static final int NONE = -1;

  private long[] keys;
  private int[] hands;
  private int[] slotOfDepth;
  private long[] hashes;
  private int[] depthInSlot;
  private int mask;
  private int depth;
  private final HandArithmetic arithmetic;

  Path(HandArithmetic arithmetic) {
    this.arithmetic = arithmetic;
    keys = new long[1024];
    hands = new int[1024];
    slotOfDepth = new int[1024];
    hashes = new long[1025];
    depthInSlot = new int[4096];
    Arrays.fill(depthInSlot, NONE);
    mask = depthInSlot.length - 1;
  }

  /** How many nodes are on the path; the next one gets this depth. */
  int depth() {
    return depth;
  }

  /** The key of the node at a depth. */
  long keyAt(int at) {
    return keys[at];
  }

  /** A hash of the nodes on the path and their order. */
  long hash() {
    return hashes[depth];
  }

  /** The hash the path would have with one more node. */
  long hashWith(long key, int hand) {
    return hashWith(hashes[depth], key, hand);
  }

  /** The hash of a path with that hash and one more node. */
  static long hashWith(long hash, long key, int hand) {
    return (hash + key) * 0x9E3779B97F4A7C15L + hand;
  }

  void push(long key, int hand) {
    if (depth == keys.length) {
      grow();
    }
    keys[depth] = key;
    hands[depth] = hand;
    hashes[depth + 1] = hashWith(key, hand);
    insert(depth);
    depth++;
  }

  void pop() {
    depth--;
    depthInSlot[slotOfDepth[depth]] = NONE;
  }

  /** Makes the path empty. */
  void clear() {
    while (depth > 0) {
      pop();
    }
  }

  /* The first 24 bits of a key decide, so that a name has the same home as the key. */
  private int home(long key) {
    return (int) (key >>> 40) & mask;
  }

  /** The deepest ancestor that a node would repeat, as its depth; -1 if it repeats none. */
  int repeated(long key, int hand) {
    int found = NONE;
    for (int slot = home(key); depthInSlot[slot] != NONE; slot = (slot + 1) & mask) {
      int d = depthInSlot[slot];
      if (keys[d] == key && d > found && arithmetic.dominates(hands[d], hand)) {
        found = d;
      }
    }
    return found;
  }

  /** Whether one of the first {@code count} nodes has a key, whatever the hand. */
  boolean isAmongFirst(int count, long key) {
    for (int slot = home(key); depthInSlot[slot] != NONE; slot = (slot + 1) & mask) {
      int d = depthInSlot[slot];
      if (keys[d] == key && d < count) {
        return true;
      }
    }
    return false;
  }

  /** The depth of a node on the path, -1 if it is not on it. */
  int depthOf(long key, int hand) {
    for (int slot = home(key); depthInSlot[slot] != NONE; slot = (slot + 1) & mask) {
      int d = depthInSlot[slot];
      if (keys[d] == key && hands[d] == hand) {
        return d;
      }
    }
    return NONE;
  }

  /**
   * The depth of a node that entries {@linkplain TranspositionTable#parentName name} as a parent,
   * -1 if it is not on the path.
   *
   * @param hand its hand, if {@code same}; else any hand will do
   */
  int depthOfParent(int name, int hand, boolean same) {
    for (int slot = home(ParentNames.leastKey(name));
        depthInSlot[slot] != NONE;
        slot = slot + 1 & mask) {
      int d = depthInSlot[slot];
      if (ParentNames.of(keys[d]) == name && (!same || hands[d] == hand)) {
        return d;
      }
    }
    return NONE;
  }

  /** Makes the path the same as another. */
  void copyFrom(Path other) {
    clear();
    for (int d = 0; d < other.depth; d++) {
      push(other.keys[d], other.hands[d]);
    }
  }

  private void insert(int d) {
    int slot = home(keys[d]);
    while (depthInSlot[slot] != NONE) {
      slot = (slot + 1) & mask;
    }
    depthInSlot[slot] = d;
    slotOfDepth[d] = slot;
  }

  private void grow() {
    keys = Arrays.copyOf(keys, keys.length * 2);
    hands = Arrays.copyOf(hands, keys.length);
    slotOfDepth = Arrays.copyOf(slotOfDepth, keys.length);
    hashes = Arrays.copyOf(hashes, keys.length + 1);
    depthInSlot = new int[keys.length * 4];
    mask = depthInSlot.length - 1;
    Arrays.fill(depthInSlot, NONE);
    for (int d = 0; d < depth; d++) {
      insert(d);
    }
  }
}
