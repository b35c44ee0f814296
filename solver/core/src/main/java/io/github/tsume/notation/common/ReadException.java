package io.github.tsume.notation.common;

import io.github.tsume.record.Metadata;
import io.github.tsume.record.Warning;
import java.util.List;

/**
 * An exception that ends the reading of one problem; readers turn it into an entry of their result.
 */
public final class ReadException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient ErrorCode code;
  private final int line;
  private final int column;
  private final String expected;
  private final transient Object[] arguments;
  private transient List<Warning> beside = List.of();
  private transient Metadata metadata = Metadata.EMPTY;

  public ReadException(ErrorCode code, int line, int column, String expected, Object... arguments) {
    super(code.english(arguments), null, false, false);
    this.code = code;
    this.line = line;
    this.column = column;
    this.expected = expected;
    this.arguments = arguments;
  }

  /** The same, with what was said of the text, some of which may be why, and what that tells. */
  public ReadException beside(Warnings warnings, Metadata told) {
    beside = warnings.toList();
    metadata = told;
    return this;
  }

  /** The entry of a result that tells it. */
  public ReadResult.Failed entry(String source) {
    return new ReadResult.Failed(error(source), beside, metadata);
  }

  public ReadError error(String source) {
    return ReadError.of(code, source, line, column, expected, arguments);
  }
}
