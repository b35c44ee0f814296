package io.github.tsume.twins;

import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Color;
import java.util.List;

/** Which positions are no better for the attacker than others, square by square. */
public final class SlowCover {
  private SlowCover() {}

  /** Whether a position is one of some, the attacker holding the same pieces or fewer. */
  public static boolean isCovered(Position at, List<Position> some) {
    Color attacker = at.sideToMove();
    for (Position node : some) {
      boolean same = node.side() == at.side();
      for (int square = 0; square < at.rules().squares(); square++) {
        same &= node.piece(square) == at.piece(square);
      }
      for (int kind = 1; kind < at.rules().kindLimit(); kind++) {
        same &= at.handCount(attacker, kind) <= node.handCount(attacker, kind);
      }
      if (same) {
        return true;
      }
    }
    return false;
  }
}
