package io.github.tsume.dfpn;

/**
 * The needs of a game that counts lengths in several ways, or forbids nodes: other games whose
 * results hold in this one too, and what is known of it from outside the search. A game that stands
 * alone has none of it, and need say nothing.
 *
 * <p>Tsume-shogi as composers count it is such a game: a mate of the raw game, where every
 * interposition counts, is one of theirs too, and stricter; before any veto their game was looser.
 */
public interface RelatedGames {

  /**
   * The key under which the node that {@code move} leads to is found in a stricter game, or 0: a
   * proof there is a proof here, and a disproof for all lengths there is one here.
   */
  default long stricterKeyAfter(int move) {
    return 0;
  }

  /** The key under which the current node is found in the stricter game, or 0. */
  default long stricterKey() {
    return 0;
  }

  /**
   * The key under which the node that {@code move} leads to is found in a looser game, or 0: a
   * disproof there is a disproof here.
   */
  default long looserKeyAfter(int move) {
    return 0;
  }

  /** The key under which the current node is found in the looser game, or 0. */
  default long looserKey() {
    return 0;
  }

  /** Whether a proof in the looser game counts here too until it is retracted. */
  default boolean trustsLooserProofs() {
    return false;
  }

  /**
   * The bound in plies up to which the attacker is known, from outside the search, to fail at a
   * defender's node; -1 if nothing is known.
   */
  default int failsUpTo(long key, int hand) {
    return -1;
  }

  /**
   * Whether the attacker does not win within two plies from the current AND node, for a reason that
   * its moves, already generated, do not show by themselves. Asked only where two plies or fewer
   * are left.
   */
  default boolean failsWithinTwo(int[] moves, int begin, int end) {
    return false;
  }

  /**
   * Whether some of the given moves of the current OR node have a {@link Game#cost} other than 1.
   */
  default boolean hasClaims(int[] moves, int begin, int end) {
    return false;
  }
}
