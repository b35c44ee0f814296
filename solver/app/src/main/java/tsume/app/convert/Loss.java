package tsume.app.convert;

/**
 * Something that a problem has and its conversion has not.
 *
 * @param kind what it is
 * @param detail how many or which
 */
public record Loss(Kind kind, String detail) {
  /** What can be lost. */
  public enum Kind {
    POSITION,
    MOVES,
    VARIATIONS,
    COMMENTS,
    METADATA,
    CHARACTERS
  }
}
