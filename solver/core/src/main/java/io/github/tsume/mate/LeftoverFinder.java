package io.github.tsume.mate;

import io.github.tsume.board.Hand;
import io.github.tsume.dfpn.table.HandArithmetic;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * A search that tells whether pieces are left over at the end, among the lines that keep the length
 * on both sides: the attacker wants some, the defender none. Of the last move it counts whether
 * some mates at once leave some, or all.
 */
final class LeftoverFinder {
  private final Inquiry inquiry;
  private final OptimalMoves moves;

  /* Whether it is some at least, and whether always. */
  private final Long2IntOpenHashMap some = new Long2IntOpenHashMap();
  private final Long2IntOpenHashMap always = new Long2IntOpenHashMap();

  LeftoverFinder(Inquiry inquiry) {
    this.inquiry = inquiry;
    this.moves = new OptimalMoves(inquiry);
  }

  /** What the attacker keeps, who mates in {@code plies} from the current node. */
  Leftover atAttack(int plies) {
    return isAtLeastAtAttack(Leftover.BY_CHOICE, plies)
        ? isAtLeastAtAttack(Leftover.ALWAYS, plies) ? Leftover.ALWAYS : Leftover.BY_CHOICE
        : Leftover.NONE;
  }

  /** The same at a defender's node. */
  Leftover atDefence(int plies) {
    return isAtLeastAtDefence(Leftover.BY_CHOICE, plies)
        ? isAtLeastAtDefence(Leftover.ALWAYS, plies) ? Leftover.ALWAYS : Leftover.BY_CHOICE
        : Leftover.NONE;
  }

  /** Whether the attacker, who mates in {@code plies} from the current node, keeps that much. */
  boolean isAtLeastAtAttack(Leftover level, int plies) {
    if (level == Leftover.NONE || isMoreThanCanBeDropped(plies)) {
      return true;
    }
    Long2IntOpenHashMap answers = known(level);
    long key = key();
    if (answers.containsKey(key)) {
      return answers.get(key) > 0;
    }
    boolean keeps;
    if (plies > 1) {
      keeps = moves.stopsAtSomeAttack(plies, move -> isAtLeastAtDefence(level, plies - 1));
    } else if (level == Leftover.ALWAYS) {
      keeps = !moves.stopsAtSomeAttack(1, move -> hand() == Hand.EMPTY);
    } else {
      keeps = moves.stopsAtSomeAttack(1, move -> hand() != Hand.EMPTY);
    }
    answers.put(key, keeps ? 1 : 0);
    return keeps;
  }

  /** The same at a defender's node. */
  boolean isAtLeastAtDefence(Leftover level, int plies) {
    if (level == Leftover.NONE || isMoreThanCanBeDropped(plies)) {
      return true;
    }
    if (plies == 0) {
      return false;
    }
    Long2IntOpenHashMap answers = known(level);
    long key = key();
    if (answers.containsKey(key)) {
      return answers.get(key) > 0;
    }
    boolean keeps = moves.defences(plies, reply -> !isAtLeastAtAttack(level, plies - 1)) == 0;
    answers.put(key, keeps ? 1 : 0);
    return keeps;
  }

  private Long2IntOpenHashMap known(Leftover level) {
    return level == Leftover.ALWAYS ? always : some;
  }

  /** Whether the attacker holds more pieces than he has moves left. */
  private boolean isMoreThanCanBeDropped(int plies) {
    return Hand.size(hand()) > (plies + 1) / 2;
  }

  private int hand() {
    return inquiry.position().hand(inquiry.game().attacker());
  }

  private long key() {
    return inquiry.position().boardKey() + HandArithmetic.spread(hand());
  }
}
