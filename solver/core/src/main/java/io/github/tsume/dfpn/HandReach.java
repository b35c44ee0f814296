package io.github.tsume.dfpn;

import io.github.tsume.dfpn.table.HandArithmetic;

/**
 * The reach of a result in the order of hands: of two nodes with the same key, the one whose hand
 * dominates is never worse for the attacker. So a proof holds for all hands that have what it needs
 * (証明駒), a disproof for all that lack what would save it (反証駒: Seo 1999, Nagai 2002).
 */
public interface HandReach {

  /** The least hand with which the current AND node would still have no moves. */
  int matedProofHand();

  /** The largest hand the attacker could have at the current node. */
  int fullHand();

  /** The hand needed at the current OR node when {@code move} wins with {@code handAfter}. */
  int proofHandBefore(int move, int handAfter);

  /**
   * Adds to {@code hand}, the union of the replies' proof hands at the current AND node, what keeps
   * further replies away from the defender.
   */
  int widenProofHand(int hand);

  /** The hand up to which {@code move} at the current OR node fails, if it fails with the given. */
  int disproofHandBefore(int move, int handAfter);

  /**
   * Takes from {@code hand}, up to which all the moves of the current OR node fail, what would give
   * the attacker further moves.
   */
  int narrowDisproofHand(int hand);

  /** The hand up to which the reply {@code move} at the current AND node refutes. */
  int refutationHandBefore(int move, int handAfter);

  /** How hands are packed. */
  HandArithmetic hands();
}
