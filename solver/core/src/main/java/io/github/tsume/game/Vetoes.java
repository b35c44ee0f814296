package io.github.tsume.game;

import io.github.tsume.dfpn.table.HandArithmetic;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * Defender's nodes that take longer by the exact rule of futile interpositions than the bounded
 * form takes them for; each with the plies within which it is no mate. Only the composer's game has
 * any.
 *
 * <p>By the exact rule a better hand does not always mate sooner, because the defender then lacks a
 * piece whose interposition would count. So from the first veto on nothing new is concluded from
 * one hand to another: the hand becomes part of the key.
 */
final class Vetoes {
  private final Long2IntOpenHashMap plies = new Long2IntOpenHashMap();
  private boolean composing;

  /** Whether lengths leave out futile interpositions from now on; in the raw game none counts. */
  void setComposing(boolean on) {
    composing = on;
  }

  void addAll(Vetoes others) {
    plies.putAll(others.plies);
  }

  /** Whether there are any in the mode that is on. */
  boolean inForce() {
    return composing && !plies.isEmpty();
  }

  void add(long key, int hand, int bound) {
    plies.put(state(key, hand), bound);
  }

  /** The bound of a node; -1 if it has none. */
  int boundOf(long key, int hand) {
    return inForce() ? plies.getOrDefault(state(key, hand), -1) : -1;
  }

  /** The identity of a node with its hand, whatever vetoes there are. */
  long state(long key, int hand) {
    return (key ^ salt(hand)) + HandArithmetic.spread(hand);
  }

  /** What they add to the key of a node. */
  long salt(int hand) {
    return !inForce() ? 0 : (HandArithmetic.spread(hand) + 1) * 0x9E3779B97F4A7C15L;
  }
}
