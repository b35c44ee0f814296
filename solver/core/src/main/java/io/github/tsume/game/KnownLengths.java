package io.github.tsume.game;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * The known lengths of nodes of a game by the exact rule: facts, whatever is vetoed later. A node
 * is told by its {@link TsumeGame#state}.
 */
public final class KnownLengths {
  private static final int MOST = 1 << 21;

  private final KnownMates mates;

  /* Only for one game: the search must learn of each by the veto or by the disproof behind it. */
  private final Long2IntOpenHashMap moreThan = new Long2IntOpenHashMap();

  KnownLengths(KnownMates mates) {
    this.mates = mates;
    moreThan.defaultReturnValue(-1);
  }

  /** Whether a node is known to be mated within some plies. */
  public boolean isWithin(long state, int plies) {
    return atMost(state) <= plies;
  }

  /** The least number of plies within which a node is known to be mated. */
  public int atMost(long state) {
    return mates.atMost(state);
  }

  /** Whether {@link #atMost} rests on a claim that the interposition just made is futile. */
  public boolean isClaimed(long state) {
    return mates.isClaimed(state);
  }

  /** Whether a node is known to take longer than some plies. */
  public boolean isLonger(long state, int plies) {
    return moreThan.get(state) >= plies;
  }

  /** Records that a node is mated within some plies. */
  public void putWithin(long state, int plies, boolean claimed) {
    mates.put(state, plies, claimed);
  }

  /** Records that a node takes longer than some plies. */
  public void putLonger(long state, int plies) {
    if (moreThan.size() >= MOST) {
      moreThan.clear();
    }
    moreThan.mergeInt(state, plies, Math::max);
  }
}
