package tsume.mate;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * Lengths by the exact rule that were found out about nodes of a game: facts, whatever is vetoed
 * later.
 */
final class KnownLengths {
  private static final int MOST = 1 << 21;

  private final Long2IntOpenHashMap atMost = new Long2IntOpenHashMap();
  private final Long2IntOpenHashMap moreThan = new Long2IntOpenHashMap();

  KnownLengths() {
    atMost.defaultReturnValue(Integer.MAX_VALUE);
    moreThan.defaultReturnValue(-1);
  }

  /** Whether a node is known to be mated within some plies. */
  boolean isWithin(long state, int plies) {
    return atMost.get(state) <= plies;
  }

  /** Whether a node is known to take longer than some plies. */
  boolean isLonger(long state, int plies) {
    return moreThan.get(state) >= plies;
  }

  /** Records whether a node is mated within some plies. */
  void put(long state, int plies, boolean within) {
    if (atMost.size() + moreThan.size() >= MOST) {
      atMost.clear();
      moreThan.clear();
    }
    (within ? atMost : moreThan).put(state, plies);
  }
}
