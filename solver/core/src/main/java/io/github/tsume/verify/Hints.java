package io.github.tsume.verify;

/**
 * The choices that a walk is told. Whatever it is told, it shows nothing that is not so: a wrong
 * hint only ends it. Moves are told by their place among {@link CanonicalMoves}.
 *
 * <p>Whoever follows a certificate reads these numbers, whoever writes one finds them out.
 */
public interface Hints {
  /** Of a mate: the number of what the attacker can do without ({@link HandNumbers}). */
  int spare();

  /** Of a mate: his move. */
  int mate();

  /** The defender's reply after which no check mates. */
  int refutation();

  /** The attacker's move that keeps a value at most {@code worth}. */
  int attack(int worth);

  /**
   * How an interposition, not played yet, stays within a value: 0 if it is as short as the others;
   * else it is futile, and one more than half the plies of the mate after its capture.
   */
  int interposition(int reply, int worth);

  /** Which of the captures by the checking piece mates within some plies. */
  int capture(int[] captures, int plies);

  /**
   * The reply that lasts so many plies, so that interpositions are futile; beyond all replies, one
   * that needs the others too; beyond twice as many, the same where the interpositions are to be
   * shown to last longer than what is asked about.
   *
   * @param counted which replies are as short as the others, so that they may be that one
   * @param plain whether only one that is no interposition can do without that
   */
  int witness(int[] replies, boolean[] counted, int plies, boolean plain);

  /**
   * The reply because of which an interposition is futile: one that is no interposition and lasts
   * so many plies; beyond all replies, an interposition that lasts exactly so long, and less than
   * that one; beyond twice as many, one of these that needs the others too.
   */
  int outlasting(int[] replies, int reply, int plies);

  /**
   * How the defender reaches a value: 0 if he is never mated; else one more than the reply that
   * reaches it, which is the whole reason; and beyond all replies, one that needs the others too.
   */
  int defence(int[] replies, int worth);

  /** Half the plies within which the replies end that are judged before an interposition. */
  int before(int reply, int worth);

  /**
   * Whether an interposition, not played yet, is judged before that one (0), lasts longer (1), or
   * is futile as its capture mates so soon (2).
   */
  int side(int reply, int before, int worth);
}
