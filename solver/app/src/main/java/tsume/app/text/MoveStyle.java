package tsume.app.text;

/** How moves are written for people. */
public enum MoveStyle {
  USI,
  JA,
  WESTERN
}
