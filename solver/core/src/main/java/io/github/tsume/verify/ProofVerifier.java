package io.github.tsume.verify;

import io.github.tsume.board.position.Position;

/**
 * A replay of a proof of mate by the rules alone, without the search and its table.
 *
 * <p>A mate with some pieces in hand is one with more, as the defender then has fewer: that is all
 * it takes for granted. It uses the general move generator, not the ones for checks and evasions
 * that the search uses.
 */
public final class ProofVerifier {
  private final Position position;
  private final ProofTree tree;
  private final ProofTree seen;
  private final Replies replies = new Replies();

  private ProofVerifier(Position position, ProofTree tree, ProofTree seen) {
    this.position = position;
    this.tree = tree;
    this.seen = seen;
  }

  /**
   * Whether the proof shows a mate; leaves the position as it was. The attacker is the side for
   * which the proof has a move here, else the side that gives check.
   */
  public static boolean verify(Position position, ProofTree tree) {
    return verify(position, tree, new ProofTree());
  }

  /**
   * The same for a proof that grows: what was verified before is not replayed again.
   *
   * @param seen what was verified of this proof so far; added to. Worthless once the answer was no
   */
  public static boolean verify(Position position, ProofTree tree, ProofTree seen) {
    ProofVerifier verifier = new ProofVerifier(position, tree, seen);
    return tree.move(position) != 0
        ? verifier.attack(Integer.MAX_VALUE)
        : position.inCheck() && verifier.defend(Integer.MAX_VALUE);
  }

  private boolean attack(int below) {
    int place = tree.covering(position);
    if (place == ProofTree.NONE || tree.lengthAt(place) >= below) {
      return false;
    }
    // What the attacker has above what the proof needs, the defender may have as well.
    int attacker = position.side();
    int surplus = position.hand(attacker) - tree.handAt(place);
    position.handOver(attacker, surplus);
    boolean mates = mates(tree.moveAt(place), tree.lengthAt(place));
    position.handOver(attacker, -surplus);
    return mates;
  }

  /** Whether a move mates with just the pieces in hand that the proof needs. */
  private boolean mates(int move, int length) {
    // What is on the way takes longer, so that this one was replayed to its end.
    if (seen.lengthUpTo(length, position) != ProofTree.NONE) {
      return true;
    }
    if (!PlainMoves.isLegal(position, move)) {
      return false;
    }
    seen.put(position, move, length);
    position.play(move);
    boolean mates = position.inCheck() && defend(length);
    position.undo(move);
    return mates;
  }

  private boolean defend(int below) {
    int begin = replies.top();
    int end = PlainMoves.generate(position, replies.withRoom(), begin);
    replies.setTop(end);
    boolean mates = true;
    for (int i = begin; i < end && mates; i++) {
      int reply = replies.get(i);
      position.play(reply);
      mates = attack(below);
      position.undo(reply);
    }
    replies.setTop(begin);
    return mates;
  }
}
