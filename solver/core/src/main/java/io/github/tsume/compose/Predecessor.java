package io.github.tsume.compose;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import java.util.ArrayList;
import java.util.List;

/**
 * A position two plies before another one, or one ply before a mate.
 *
 * @param setup the position
 * @param first the move there, a check unless the defender begins
 * @param second the other side's move, after which the other position is there; {@link Move#NONE}
 *     before a mate
 */
public record Predecessor(Setup setup, int first, int second) {
  /** A line of the other position, begun here. */
  public List<Integer> before(List<Integer> tail) {
    List<Integer> line = new ArrayList<>(List.of(first));
    if (second != Move.NONE) {
      line.add(second);
    }
    line.addAll(tail);
    return line;
  }
}
