package io.github.tsume.mate;

import java.util.List;

/**
 * Replies that keep the value of a defender's node.
 *
 * @param leftover what of the value is left over
 * @param moves the replies in the order of ties
 */
public record BestReplies(Leftover leftover, List<Integer> moves) {
  /** Replies with a copied list. */
  public BestReplies {
    moves = List.copyOf(moves);
  }
}
