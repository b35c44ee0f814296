package tsume.mate;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * What was found out by the exact rule about nodes of a game: facts, whatever is vetoed later. A
 * node is told by its {@link TsumeGame#state}.
 */
final class KnownLengths {
  private static final int MOST = 1 << 21;

  /* Twice the length, and one more if the proof begins with a claim. */
  private final Long2IntOpenHashMap atMost = new Long2IntOpenHashMap();
  private final Long2IntOpenHashMap moreThan = new Long2IntOpenHashMap();

  KnownLengths() {
    atMost.defaultReturnValue(Integer.MAX_VALUE - 1);
    moreThan.defaultReturnValue(-1);
  }

  /** Whether a node is known to be mated within some plies. */
  boolean isWithin(long state, int plies) {
    return atMost(state) <= plies;
  }

  /** The least number of plies within which a node is known to be mated. */
  int atMost(long state) {
    return atMost.get(state) >> 1;
  }

  /** Whether {@link #atMost} rests on a claim that the interposition just made is futile. */
  boolean isClaimed(long state) {
    return (atMost.get(state) & 1) != 0;
  }

  /** Whether a node is known to take longer than some plies. */
  boolean isLonger(long state, int plies) {
    return moreThan.get(state) >= plies;
  }

  /** Records that a node is mated within some plies. */
  void putWithin(long state, int plies, boolean claimed) {
    makeRoom();
    atMost.mergeInt(state, 2 * plies + (claimed ? 1 : 0), Math::min);
  }

  /** Records that a node takes longer than some plies. */
  void putLonger(long state, int plies) {
    makeRoom();
    moreThan.mergeInt(state, plies, Math::max);
  }

  private void makeRoom() {
    if (atMost.size() + moreThan.size() >= MOST) {
      atMost.clear();
      moreThan.clear();
    }
  }
}
