package io.github.tsume.rules;

/** One of the eight neighbouring squares, as black sees the diagram: north is forward. */
enum Compass {
  N(0, -1),
  NE(1, -1),
  E(1, 0),
  SE(1, 1),
  S(0, 1),
  SW(-1, 1),
  W(-1, 0),
  NW(-1, -1);

  final int dx;
  final int dy;

  Compass(int dx, int dy) {
    this.dx = dx;
    this.dy = dy;
  }
}
