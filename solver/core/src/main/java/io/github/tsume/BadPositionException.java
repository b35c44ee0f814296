package io.github.tsume;

import io.github.tsume.notation.common.ReadError;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Thrown where a text is no legal position, or not one alone. The message tells the place, all that
 * is wrong, and what was expected.
 */
public final class BadPositionException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String code;
  private final int line;
  private final int column;
  private final String expected;

  BadPositionException(List<ReadError> errors) {
    this(
        errors.get(0).code(),
        errors.stream().map(ReadError::english).distinct().collect(Collectors.joining("; ")),
        errors.get(0).line(),
        errors.get(0).column(),
        errors.get(0).expected());
  }

  BadPositionException(String code, String reason, int line, int column, String expected) {
    super(
        "line "
            + line
            + ", column "
            + column
            + ": "
            + reason
            + (expected.isEmpty() ? "" : "; expected " + expected));
    this.code = code;
    this.line = line;
    this.column = column;
    this.expected = expected;
  }

  /** The stable name of what is wrong first, such as "bad-hand". */
  public String code() {
    return code;
  }

  /** The line of the text, 1 for the first. */
  public int line() {
    return line;
  }

  /** The column in characters, 1 for the first. */
  public int column() {
    return column;
  }

  /** What would have been right there, in symbols of the format; may be empty. */
  public String expected() {
    return expected;
  }
}
