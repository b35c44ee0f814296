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

  /**
   * Within how many plies nodes are mated by the exact rule: facts about positions, for all games
   * of one solver. A node is told by its {@link TsumeGame#state}.
   *
   * <p>Up to two million nodes are kept; then it begins anew.
   */
  public static final class KnownMates {
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
}
