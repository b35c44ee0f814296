package tsume.mate;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import tsume.board.Hand;
import tsume.dfpn.HandArithmetic;

/**
 * Finds out whether pieces are left over at the end, among the lines that keep the length on both
 * sides: the attacker wants some, the defender none. Of the last move it counts only whether every
 * mate at once leaves some, so that several last moves never make a leftover.
 */
final class LeftoverFinder {
  private final Composer composer;
  private final OptimalMoves moves;
  private final Long2IntOpenHashMap known = new Long2IntOpenHashMap();

  LeftoverFinder(Composer composer) {
    this.composer = composer;
    this.moves = new OptimalMoves(composer);
  }

  /** Whether the attacker, who mates in {@code plies} from the current node, keeps pieces. */
  boolean atAttack(int plies) {
    if (isMoreThanCanBeDropped(plies)) {
      return true;
    }
    long key = key();
    if (known.containsKey(key)) {
      return known.get(key) > 0;
    }
    // At the last move he rather empties his hand: that he could also keep a piece is no leftover.
    boolean some =
        plies == 1
            ? !moves.stopsAtSomeAttack(1, move -> !atDefence(0))
            : moves.stopsAtSomeAttack(plies, move -> atDefence(plies - 1));
    known.put(key, some ? 1 : 0);
    return some;
  }

  /** The same at a defender's node. */
  boolean atDefence(int plies) {
    if (isMoreThanCanBeDropped(plies)) {
      return true;
    }
    if (plies == 0) {
      return false;
    }
    long key = key();
    if (known.containsKey(key)) {
      return known.get(key) > 0;
    }
    boolean none = moves.defences(plies, reply -> !atAttack(plies - 1)) != 0;
    known.put(key, none ? 0 : 1);
    return !none;
  }

  /** Whether the attacker holds more pieces than he has moves left. */
  private boolean isMoreThanCanBeDropped(int plies) {
    return Hand.size(hand()) > (plies + 1) / 2;
  }

  private int hand() {
    return composer.position().hand(composer.game().attacker());
  }

  private long key() {
    return composer.position().boardKey() + HandArithmetic.spread(hand());
  }
}
