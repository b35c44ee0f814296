package io.github.tsume.moves;

import io.github.tsume.board.position.Position;
import io.github.tsume.rules.AttackTables;
import io.github.tsume.rules.Geometry;
import io.github.tsume.rules.Piece;

/** The pieces that look through another at a king. */
final class Pins {
  static final int NONE = -1;

  private Pins() {}

  /**
   * The slider of a side that would attack {@code king} if {@code square} were empty, and that the
   * piece on {@code square} alone keeps from it; or {@link #NONE}.
   */
  static int sliderBehind(Position position, int king, int square, int bySide) {
    Geometry geometry = position.geometry();
    int relation = geometry.relation(king, square);
    if (relation < 0 || relation >= Geometry.KNIGHT_JUMP) {
      return NONE;
    }
    int direction = relation & 7;
    if ((geometry.ray(direction, square, 0) & position.sliders(bySide, 0)
            | geometry.ray(direction, square, 1) & position.sliders(bySide, 1))
        == 0) {
      return NONE;
    }
    long lo = position.occupied(0);
    long hi = position.occupied(1);
    if (relation >= Geometry.DISTANCE_TWO && !geometry.isClear(king, relation, square, lo, hi)) {
      return NONE;
    }
    int slider = geometry.firstOn(direction, square, lo, hi);
    int piece = position.piece(slider);
    if (Piece.side(piece) != bySide) {
      return NONE;
    }
    AttackTables tables = position.tables();
    boolean slides = (tables.blockable(piece) >>> geometry.relation(slider, king) & 1) != 0;
    return slides ? slider : NONE;
  }
}
