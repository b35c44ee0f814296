package io.github.tsume.compose;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import java.util.ArrayList;
import java.util.List;

/**
 * A position two plies before another one, or one ply before a mate.
 *
 * @param setup the position, with the attacker to move
 * @param check his move
 * @param reply the defender's reply, after which the other position is there; {@link Move#NONE}
 *     before a mate
 */
public record Predecessor(Setup setup, int check, int reply) {
  /** A line of the other position, begun here. */
  public List<Integer> before(List<Integer> tail) {
    List<Integer> line = new ArrayList<>(List.of(check));
    if (reply != Move.NONE) {
      line.add(reply);
    }
    line.addAll(tail);
    return line;
  }
}
