package tsume.mate;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import tsume.dfpn.DfPn;

/**
 * What was found out by the exact rule about nodes of a game: facts, whatever is vetoed later.
 *
 * <p>Lengths are kept by the node's {@link TsumeGame#state}. Proofs that were audited are kept with
 * their moves too, so that the table can have them again when a veto changes all keys: a long mate
 * would hardly be found a second time.
 */
final class KnownLengths {
  private static final int MOST = 1 << 21;

  private final Long2IntOpenHashMap atMost = new Long2IntOpenHashMap();
  private final Long2IntOpenHashMap moreThan = new Long2IntOpenHashMap();

  /* Audited proofs, one after the other: the node's lasting key; hand and length; move. */
  private final LongArrayList keys = new LongArrayList();
  private final IntArrayList hands = new IntArrayList();
  private final IntArrayList lengths = new IntArrayList();
  private final IntArrayList moves = new IntArrayList();

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

  /** Records an audited proof of the game's current attacker's node. */
  void putProof(TsumeGame game, int length, int move) {
    put(game.state(), length, true);
    if (keys.size() < MOST) {
      keys.add(game.lastingKey());
      hands.add(game.hand());
      lengths.add(length);
      moves.add(move);
    }
  }

  /** Enters all audited proofs into the table under the keys that hold now. */
  void enterProofs(TsumeGame game, DfPn search) {
    for (int i = 0; i < keys.size(); i++) {
      int hand = hands.getInt(i);
      long key = game.keyNow(keys.getLong(i), hand);
      search.enterProof(key, hand, lengths.getInt(i), moves.getInt(i));
    }
  }
}
