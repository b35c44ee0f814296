package io.github.tsume.dfpn;

import java.util.Arrays;

/**
 * The children of all the nodes on the path: a stack of blocks in flat arrays.
 *
 * <p>Numbers are seen from the side to move at the parent: {@code phi} is what he wants small (the
 * proof number at an OR node, the disproof number at an AND node), {@code delta} the other. A child
 * with phi 0 settles the parent for him, one with delta 0 is lost to him.
 */
final class Expansions {
  /**
   * A child that was first searched at a smaller depth: its numbers may come from our ancestors.
   */
  static final int OLD = 1;

  /** A child never searched before. */
  static final int FRESH = 2;

  /** A child never searched before whose numbers have not been estimated yet. */
  static final int UNRATED = 4;

  /**
   * A move that leads to a node to which others lead too: of all these the hardest counts, and
   * little of the others.
   */
  static final int SHARED = 8;

  int[] move = new int[0];
  long[] key = new long[0];
  int[] hand = new int[0];

  /** The hash of the path that ends with the child, where it may have failed on this path. */
  long[] pathHash = new long[0];

  /** The opponent's moves after a move, estimated; 0 if that was not done. */
  int[] mobility = new int[0];

  long[] phi = new long[0];
  long[] delta = new long[0];

  /** Of a settled child: the length of its proof or disproof in plies. */
  int[] length = new int[0];

  /** Of a settled child: its proof or disproof hand. */
  int[] resultHand = new int[0];

  /** Of a disproven child: the depth of the ancestor it depends on; NO_ANCESTOR if absolute. */
  int[] dependsOn = new int[0];

  int[] flags = new int[0];

  /** Of a child that was searched before and is not settled: what its entry names as its parent. */
  int[] parent = new int[0];

  /** The next child of the same chain, hidden until this one is settled; -1 if none. */
  int[] next = new int[0];

  /** Whether the child waits for an earlier one of its chain. */
  boolean[] hidden = new boolean[0];

  /** The first free place. */
  int top;

  /** Few places at first: most searches are short, and clear the memory anew each time. */
  Expansions() {
    ensure(1 << 11);
  }

  /** Makes sure that {@code count} more children fit. */
  void reserve(int count) {
    if (top + count > move.length) {
      ensure(Math.max(move.length * 2, top + count));
    }
  }

  private void ensure(int size) {
    move = Arrays.copyOf(move, size);
    key = Arrays.copyOf(key, size);
    hand = Arrays.copyOf(hand, size);
    pathHash = Arrays.copyOf(pathHash, size);
    mobility = Arrays.copyOf(mobility, size);
    phi = Arrays.copyOf(phi, size);
    delta = Arrays.copyOf(delta, size);
    length = Arrays.copyOf(length, size);
    resultHand = Arrays.copyOf(resultHand, size);
    dependsOn = Arrays.copyOf(dependsOn, size);
    flags = Arrays.copyOf(flags, size);
    parent = Arrays.copyOf(parent, size);
    next = Arrays.copyOf(next, size);
    hidden = Arrays.copyOf(hidden, size);
  }
}
