package io.github.tsume.moves;

import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Geometry;
import io.github.tsume.rules.Piece;

/** A generator of checks by a piece that steps out of the way of a slider behind it. */
final class DiscoveredChecks {
  private static final int NONE = -1;

  private DiscoveredChecks() {}

  /** The piece of the slider's own side that alone keeps it from attacking the king, or -1. */
  static int screen(Position position, int slider, int king) {
    Geometry geometry = position.geometry();
    int relation = geometry.relation(slider, king);
    int piece = position.piece(slider);
    if ((position.tables().blockable(piece) >>> relation & 1) == 0) {
      return NONE;
    }
    long lo = geometry.between(slider, relation, king, 0) & position.occupied(0);
    long hi = geometry.between(slider, relation, king, 1) & position.occupied(1);
    if (Long.bitCount(lo) + Long.bitCount(hi) != 1) {
      return NONE;
    }
    int screen = lo != 0 ? Long.numberOfTrailingZeros(lo) : 64 + Long.numberOfTrailingZeros(hi);
    return Piece.side(position.piece(screen)) == Piece.side(piece) ? screen : NONE;
  }

  /**
   * Writes the checks of a screen: all its moves that leave the line, and those along the line that
   * check by themselves.
   */
  static int generate(
      Position position,
      int from,
      int slider,
      int king,
      long allowedLo,
      long allowedHi,
      int[] buffer,
      int at) {
    Geometry geometry = position.geometry();
    int relation = geometry.relation(slider, king);
    // Only up to the slider: a jump over it leaves the line too.
    long lineLo = geometry.between(slider, relation, king, 0);
    long lineHi = geometry.between(slider, relation, king, 1);
    if (MoveWriter.isKing(position.piece(from))) {
      return KingMoves.generate(position, lineLo, lineHi, buffer, at);
    }
    Reach.pseudoTargets(position, from);
    long targetsLo = position.scratch()[0] & allowedLo & Reach.pinMask(position, from, 0);
    long targetsHi = position.scratch()[1] & allowedHi & Reach.pinMask(position, from, 1);
    int end = at;
    for (int half = 0; half < 2; half++) {
      long targets = half == 0 ? targetsLo : targetsHi;
      long line = half == 0 ? lineLo : lineHi;
      while (targets != 0) {
        int to = (half << 6) + Long.numberOfTrailingZeros(targets);
        targets &= targets - 1;
        end =
            (line >>> to & 1) == 0
                ? MoveWriter.moves(position, from, to, buffer, end)
                : DirectChecks.writeIfCheck(position, from, to, king, buffer, end);
      }
    }
    return end;
  }
}
