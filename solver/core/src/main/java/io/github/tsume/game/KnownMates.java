package io.github.tsume.game;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * Within how many plies nodes are mated by the exact rule: facts about positions, for all games of
 * one solver. A node is told by its {@link TsumeGame#state}.
 *
 * <p>Up to two million nodes are kept; then it begins anew.
 */
public final class KnownMates {
  private static final int MOST = 1 << 21;

  /* Twice the length, and one more if the proof begins with a claim. */
  private final Long2IntOpenHashMap atMost = new Long2IntOpenHashMap();

  public KnownMates() {
    atMost.defaultReturnValue(Integer.MAX_VALUE - 1);
  }

  /** The least number of plies within which a node is known to be mated. */
  int atMost(long state) {
    return atMost.get(state) >> 1;
  }

  /** Whether {@link #atMost} rests on a claim that the interposition just made is futile. */
  boolean isClaimed(long state) {
    return (atMost.get(state) & 1) != 0;
  }

  /** Records that a node is mated within some plies. */
  void put(long state, int plies, boolean claimed) {
    if (atMost.size() >= MOST) {
      atMost.clear();
    }
    atMost.mergeInt(state, 2 * plies + (claimed ? 1 : 0), Math::min);
  }

  /** Forgets everything. */
  public void clear() {
    atMost.clear();
    atMost.trim(1);
  }
}
