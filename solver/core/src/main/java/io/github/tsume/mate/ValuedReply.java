package io.github.tsume.mate;

import io.github.tsume.board.Move;
import io.github.tsume.verify.Worth;
import java.util.List;

/**
 * A reply to check with its value, seen from the defender's node.
 *
 * @param move the reply
 * @param length the plies to mate from the node if it is played; {@link #LONGER} if more than was
 *     looked for
 * @param counts whether it counts: it is no futile interposition
 * @param leftover what the attacker keeps to the end then; only told if it counts
 * @param others the length of the longest reply that counts before it, against which it was judged
 *     if it is an interposition
 */
public record ValuedReply(int move, int length, boolean counts, Leftover leftover, int others) {
  /** Stands for a length beyond what was looked for. */
  public static final int LONGER = Integer.MAX_VALUE;

  /**
   * What drops of several kinds on one square share if they are one entry of a list: the square,
   * and what they are worth.
   */
  public List<Object> sharedByDrops() {
    return List.of(Move.to(move), counts, length, leftover);
  }

  /** What the position after it is worth. */
  public int worth() {
    return isLonger() ? Worth.NO_MATE : Worth.of(length - 1, leftover.kept());
  }

  /** Whether its length is beyond what was looked for. */
  public boolean isLonger() {
    return length == LONGER;
  }
}
