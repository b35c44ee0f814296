package io.github.tsume.mate;

import io.github.tsume.board.position.Position;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;
import java.util.Arrays;

/** The replies to a check, those first that leave the attacker few checks: they refute soonest. */
final class RepliesByChecks {
  private RepliesByChecks() {}

  /** The legal replies, in that order; the position is left as it was. */
  static int[] of(Position position) {
    int[] replies = new int[Position.MAX_MOVES];
    int[] checks = new int[Position.MAX_MOVES];
    int end = Evasions.generate(position, replies, 0);
    long[] order = new long[end];
    for (int i = 0; i < end; i++) {
      position.play(replies[i]);
      order[i] = (long) CheckMoves.generate(position, checks, 0) << 32 | replies[i];
      position.undo(replies[i]);
    }
    Arrays.sort(order);
    return Arrays.stream(order).mapToInt(each -> (int) each).toArray();
  }
}
