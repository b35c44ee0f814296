package io.github.tsume.game;

import io.github.tsume.dfpn.table.HandArithmetic;

/**
 * The checks of the attacker's nodes that were rated last: a reply is rated by how many checks
 * follow it, and if it is searched then, which often is soon, the same checks are wanted again.
 *
 * <p>Each node has one place, and of two nodes with the same place the later one stays. What is
 * forgotten has to be generated again.
 */
final class RememberedChecks {
  /** So few nodes are remembered, 70 KiB, because with more nothing is gained. */
  private static final int BITS = 9;

  /** Nodes with more checks than that are not remembered. */
  static final int MOST = 32;

  private final long[] nodes = new long[1 << BITS];
  private final int[] counts = new int[1 << BITS];
  private final int[] checks = new int[MOST << BITS];

  /**
   * Remembers the checks of a node.
   *
   * @param boardKey the node's board
   * @param hand what the attacker holds there
   * @param moves its checks
   */
  void put(long boardKey, int hand, int[] moves, int count) {
    if (count > MOST) {
      return;
    }
    long node = node(boardKey, hand);
    int place = place(node);
    nodes[place] = node;
    counts[place] = count;
    System.arraycopy(moves, 0, checks, place * MOST, count);
  }

  /** Writes the checks of a node into a buffer; returns the end, -1 if they are forgotten. */
  int get(long boardKey, int hand, int[] buffer, int at) {
    long node = node(boardKey, hand);
    int place = place(node);
    if (nodes[place] != node) {
      return -1;
    }
    System.arraycopy(checks, place * MOST, buffer, at, counts[place]);
    return at + counts[place];
  }

  private static long node(long boardKey, int hand) {
    return boardKey + HandArithmetic.spread(hand);
  }

  private static int place(long node) {
    return (int) (node >>> Long.SIZE - BITS);
  }
}
