package tsume.mate;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import tsume.board.Hand;
import tsume.dfpn.HandArithmetic;

/**
 * Counts the pieces that are left over at the end, among the lines that keep the length on both
 * sides: the attacker wants many, the defender few.
 */
final class LeftoverFinder {
  /** Answer when a question stayed open. */
  static final int OPEN = -1;

  private final Composer composer;
  private final OptimalReplies replies;
  private final Long2IntOpenHashMap known = new Long2IntOpenHashMap();

  LeftoverFinder(Composer composer) {
    this.composer = composer;
    this.replies = new OptimalReplies(composer);
    known.defaultReturnValue(OPEN);
  }

  /**
   * The leftover at the current attacker's node, whose length is {@code plies}; or {@link #OPEN}.
   */
  int atAttack(int plies) {
    long key = key();
    int most = known.get(key);
    if (most >= 0) {
      return most;
    }
    int[] moves = replies.attacks(plies);
    if (moves == null) {
      return OPEN;
    }
    for (int move : moves) {
      composer.play(move);
      int leftover = atDefence(plies - 1);
      composer.undo(move);
      if (leftover < 0) {
        return OPEN;
      }
      most = Math.max(most, leftover);
    }
    known.put(key, most);
    return most;
  }

  /**
   * The leftover at the current defender's node, whose length is {@code plies}; or {@link #OPEN}.
   */
  int atDefence(int plies) {
    if (plies == 0) {
      return Hand.size(composer.position().hand(composer.game().attacker()));
    }
    long key = key();
    int least = known.get(key);
    if (least >= 0) {
      return least;
    }
    int[] moves = replies.defences(plies);
    if (moves == null) {
      return OPEN;
    }
    least = Integer.MAX_VALUE;
    for (int i = 0; i < moves.length && least > 0; i++) {
      composer.play(moves[i]);
      int leftover = atAttack(plies - 1);
      composer.undo(moves[i]);
      if (leftover < 0) {
        return OPEN;
      }
      least = Math.min(least, leftover);
    }
    known.put(key, least);
    return least;
  }

  private long key() {
    return composer.position().boardKey()
        + HandArithmetic.spread(composer.position().hand(composer.game().attacker()));
  }
}
