package io.github.tsume.dfpn;

/**
 * An AND/OR graph to be searched, seen from one current node that {@link #play} and {@link #undo}
 * move about.
 *
 * <p>A node is identified by its {@link #key} and the attacker's {@link #hand}. The attacker (OR
 * nodes) wants to reach a node where the defender has no move; the defender (AND nodes) wants to
 * avoid that for ever. The hand is a vector of counters packed into an int ({@code
 * HandArithmetic}).
 *
 * <p>Here is what every search needs. {@link HandReach} says for which hands a result holds, {@link
 * Foresight} what can be seen ahead, {@link RelatedGames} what only a game has that stands beside
 * others.
 *
 * <p>Lengths are counted in plies. A move normally costs one ply; see {@link #cost}.
 */
public interface Game extends HandReach, Foresight, RelatedGames {

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

  /** The attacker's hand at the node that {@code move} leads to. */
  int handAfter(int move);

  /** Goes to the node that {@code move} leads to. */
  void play(int move);

  /** Returns from the node that {@code move} led to. */
  void undo(int move);

  /** The plies that {@code move} takes: 1, or less for a move that only claims a shorter way. */
  int cost(int move);
}
