package io.github.tsume.game;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.dfpn.table.HandArithmetic;

/**
 * The hands of the attacker for which a result holds, at the current node of a game: a proof for
 * all that have what it needs (証明駒), a disproof for all that lack what would save it (反証駒). The
 * attacker is whoever wants something.
 */
final class ProofHands {
  /** How hands are packed, for the search. */
  static final HandArithmetic ARITHMETIC = arithmetic();

  private final Position position;
  private final int attacker;
  private final int defender;

  ProofHands(Position position, int attacker) {
    this.position = position;
    this.attacker = attacker;
    this.defender = 1 - attacker;
  }

  private static HandArithmetic arithmetic() {
    int[] fields = new int[7];
    for (int kind = 1; kind <= 7; kind++) {
      fields[kind - 1] = Hand.limit(kind) << Hand.shift(kind);
    }
    return new HandArithmetic(Hand.GUARDS, fields);
  }

  /** All that either side holds. */
  int full() {
    return position.hand(attacker) + position.hand(defender);
  }

  /** What a mate by the move needs, if one after it needs {@code handAfter}. */
  static int proofBefore(int move, int handAfter) {
    if (Claims.isClaim(move)) {
      return handAfter;
    }
    if (Move.isDrop(move)) {
      return Hand.add(handAfter, Move.kind(move));
    }
    int captured = Move.captured(move) & 7;
    return captured != 0 && Hand.count(handAfter, captured) > 0
        ? Hand.remove(handAfter, captured)
        : handAfter;
  }

  /**
   * A kind that the attacker holds alone must stay with him where the defender could use it.
   *
   * @param useful the kinds that are of use to the defender here, as bits
   */
  int widened(int hand, int useful) {
    int kinds = useful;
    int result = hand;
    int attackers = position.hand(attacker);
    int defenders = position.hand(defender);
    for (; kinds != 0; kinds &= kinds - 1) {
      int kind = Integer.numberOfTrailingZeros(kinds);
      if (Hand.count(defenders, kind) == 0) {
        result = Hand.with(result, kind, Hand.count(attackers, kind));
      }
    }
    return result;
  }

  /** Up to which hand the move fails, if the node after it fails up to {@code handAfter}. */
  static int disproofBefore(int move, int handAfter) {
    if (Claims.isClaim(move)) {
      return handAfter;
    }
    if (Move.isDrop(move)) {
      return Hand.add(handAfter, Move.kind(move));
    }
    int captured = Move.captured(move) & 7;
    return captured != 0 ? Hand.remove(handAfter, captured) : handAfter;
  }

  /**
   * A kind that the attacker lacks would give him new moves where he could use it.
   *
   * @param useful the kinds that are of use to him here, as bits
   */
  int narrowed(int hand, int useful) {
    int kinds = useful;
    int result = hand;
    int attackers = position.hand(attacker);
    for (; kinds != 0; kinds &= kinds - 1) {
      int kind = Integer.numberOfTrailingZeros(kinds);
      if (Hand.count(attackers, kind) == 0) {
        result = Hand.with(result, kind, 0);
      }
    }
    return result;
  }

  /** Up to which hand the reply refutes: what it drops, the defender must have. */
  int refutationBefore(int move, int handAfter) {
    int full = full();
    return Hand.intersection(
        handAfter, Move.isDrop(move) ? Hand.remove(full, Move.kind(move)) : full);
  }
}
