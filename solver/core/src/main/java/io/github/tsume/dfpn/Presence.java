package io.github.tsume.dfpn;

import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * The number of threads at or below each node: counters found by a hash of the node.
 *
 * <p>Two nodes may share a counter. Then one of them seems to be taken when it is not, which costs
 * a detour, never a wrong answer.
 */
final class Presence {
  private static final int BITS = 16;

  private final AtomicIntegerArray counts = new AtomicIntegerArray(1 << BITS);

  private static int index(long key, int hand) {
    return (int) ((key + hand * 0x9E3779B97F4A7C15L) * 0xBF58476D1CE4E5B9L >>> (64 - BITS));
  }

  void enter(long key, int hand) {
    counts.getAndIncrement(index(key, hand));
  }

  void leave(long key, int hand) {
    counts.getAndDecrement(index(key, hand));
  }

  /** How many threads seem to be at the node or below. */
  int at(long key, int hand) {
    return counts.getOpaque(index(key, hand));
  }
}
