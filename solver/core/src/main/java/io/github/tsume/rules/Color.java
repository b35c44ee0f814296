package io.github.tsume.rules;

/** A side of the board: black (sente) moves up the diagram, white (gote) moves down. */
public enum Color {
  BLACK(0),
  WHITE(1);

  private final int side;

  Color(int side) {
    this.side = side;
  }

  /** The other side. */
  public Color opponent() {
    return this == BLACK ? WHITE : BLACK;
  }

  /** The number that stands for this colour where speed matters: 0 for black, 1 for white. */
  public int side() {
    return side;
  }
}
