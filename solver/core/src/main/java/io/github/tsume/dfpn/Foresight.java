package io.github.tsume.dfpn;

/**
 * The estimate of a node before it is searched: moves that are alike, how many moves the opponent
 * seems to have, mates and failures at once. Apart from these last it is guesses, which change the
 * order of work and never an answer.
 */
public interface Foresight {

  /**
   * The chain of look-alike moves that {@code move} belongs to, or -1. Of one chain only the first
   * unsettled move is searched; the next one appears when it has been settled in the opponent's
   * favour.
   */
  int chain(int move);

  /**
   * How many moves the opponent seems to have after {@code move}. The numbers of a node that was
   * never searched start from it ({@link FirstNumbers}). Where the move costs one ply it is the
   * same for all moves that lead to the node.
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
   * is none. Moves whose {@link Game#cost} is not 1 are left out.
   *
   * @param mobility where to write {@link #mobilityAfter} each move, at the move's own index, as
   *     long as no such move is found
   */
  int mateAmong(int[] moves, int begin, int end, int[] mobility);

  /** The same, without the numbers: quicker. */
  int mateAmong(int[] moves, int begin, int end);

  /**
   * Whether no move of the current OR node leaves the defender no move or has another {@link
   * Game#cost} than 1.
   */
  boolean failsAtOnce();

  /**
   * A key of what a proof of the current OR node is likely to rest on: of two nodes with the same
   * one, the move that proves the one may well prove the other. The attacker's hand is not in it.
   */
  long likeness();
}
