package io.github.tsume.dfpn;

/**
 * An AND/OR graph to be searched, seen from one current node that {@link #play} and {@link #undo}
 * move about.
 *
 * <p>A node is identified by its {@link #key} and the attacker's {@link #hand}. The attacker (OR
 * nodes) wants to reach a node where the defender has no move; the defender (AND nodes) wants to
 * avoid that for ever. The hand is a vector of counters packed into an int (see {@link
 * HandArithmetic}); of two nodes with the same key, the one whose hand dominates is never worse for
 * the attacker. The proof and disproof methods say how far a result reaches in that order (証明駒,
 * 反証駒: Seo 1999, Nagai 2002).
 *
 * <p>Lengths are counted in plies. A move normally costs one ply; see {@link #cost}.
 */
public interface Game {

  /** A game of its own at the same node, for another thread; it cannot go back beyond that node. */
  Game copy();

  /** Whether the attacker is to move at the current node (an OR node). */
  boolean attackerToMove();

  /** The identity of the current node, apart from the attacker's hand. */
  long key();

  /** The attacker's packed hand at the current node. */
  int hand();

  /** Writes the moves of the current node to {@code buffer} from {@code at}; returns their end. */
  int generate(int[] buffer, int at);

  /** The key of the node that {@code move} leads to. */
  long keyAfter(int move);

  /**
   * The key under which the node that {@code move} leads to is found in a stricter game, or 0: a
   * proof there is a proof here, and a disproof for all lengths there is one here.
   */
  long stricterKeyAfter(int move);

  /** The key under which the current node is found in the stricter game, or 0. */
  long stricterKey();

  /**
   * The key under which the node that {@code move} leads to is found in a looser game, or 0: a
   * disproof there is a disproof here.
   */
  long looserKeyAfter(int move);

  /** The key under which the current node is found in the looser game, or 0. */
  long looserKey();

  /** Whether a proof in the looser game counts here too until it is retracted. */
  boolean trustsLooserProofs();

  /** The attacker's hand at the node that {@code move} leads to. */
  int handAfter(int move);

  /** Goes to the node that {@code move} leads to. */
  void play(int move);

  /** Returns from the node that {@code move} led to. */
  void undo(int move);

  /** The plies that {@code move} takes: 1, or less for a move that only claims a shorter way. */
  int cost(int move);

  /**
   * The chain of look-alike moves that {@code move} belongs to, or -1. Of one chain only the first
   * unsettled move is searched; the next one appears when it has been settled in the opponent's
   * favour.
   */
  int chain(int move);

  /**
   * How many moves the opponent seems to have after {@code move}; at least 1. The number that he
   * wants to keep from 0 starts with it at an unvisited node: pn after the attacker's move, dn
   * after the defender's. Where the move costs one ply it is the same for all moves that lead to
   * the node.
   */
  int mobilityAfter(int move);

  /** The largest {@link #guessedMobility}. */
  int MOST_GUESSED = 3;

  /**
   * A guess at {@link #mobilityAfter} a reply from its kind alone, from 1 to {@link #MOST_GUESSED}.
   */
  int guessedMobility(int reply);

  /**
   * One of the given moves of the current OR node that leaves the defender no move, or 0 if there
   * is none. Moves whose {@link #cost} is not 1 are left out.
   *
   * @param mobility where to write {@link #mobilityAfter} each move, at the move's own index, as
   *     long as no such move is found
   */
  int mateAmong(int[] moves, int begin, int end, int[] mobility);

  /** The same, without the numbers: quicker. */
  int mateAmong(int[] moves, int begin, int end);

  /**
   * Whether no move of the current OR node leaves the defender no move or has another {@link #cost}
   * than 1.
   */
  boolean failsAtOnce();

  /** Whether some of the given moves of the current OR node have a {@link #cost} other than 1. */
  boolean hasClaims(int[] moves, int begin, int end);

  /**
   * The bound in plies up to which the attacker is known, from outside the search, to fail at a
   * defender's node; -1 if nothing is known.
   */
  int failsUpTo(long key, int hand);

  /**
   * Whether the attacker does not win within two plies from the current AND node, for a reason that
   * its moves, already generated, do not show by themselves. Asked only where two plies or fewer
   * are left.
   */
  boolean failsWithinTwo(int[] moves, int begin, int end);

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

  /**
   * A key of what a proof of the current OR node is likely to rest on: of two nodes with the same
   * one, the move that proves the one may well prove the other. The attacker's hand is not in it.
   */
  long likeness();

  /** How hands are packed. */
  HandArithmetic hands();
}
