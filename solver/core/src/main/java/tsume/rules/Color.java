package tsume.rules;

/** A side of the board: black (sente) moves up the diagram, white (gote) moves down. */
public enum Color {
  BLACK,
  WHITE;

  /** The other side. */
  public Color opponent() {
    return this == BLACK ? WHITE : BLACK;
  }
}
