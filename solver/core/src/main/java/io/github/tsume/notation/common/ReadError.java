package io.github.tsume.notation.common;

import io.github.tsume.board.SetupFault;
import io.github.tsume.record.LocatedFault;
import java.util.List;
import java.util.Locale;

/**
 * The reason why an input, or a part of it, could not be read.
 *
 * @param code a stable ASCII code such as "bad-hand"
 * @param english the reason in one English sentence without a full stop
 * @param japanese the reason in one Japanese sentence without a full stop
 * @param arguments what is put into the sentence, in order; may be empty
 * @param source the name of the input
 * @param line the line, 1 for the first
 * @param column the column in characters, 1 for the first
 * @param expected what would have been right there, in symbols of the format; may be empty
 */
public record ReadError(
    String code,
    String english,
    String japanese,
    List<String> arguments,
    String source,
    int line,
    int column,
    String expected) {

  public ReadError {
    arguments = List.copyOf(arguments);
  }

  public static ReadError of(
      ErrorCode code, String source, int line, int column, String expected, Object... arguments) {
    return new ReadError(
        code.code(),
        code.english(arguments),
        code.japanese(arguments),
        ErrorCode.told(arguments),
        source,
        line,
        column,
        expected);
  }

  /** The fault of a position as an error, for callers that need a legal one. */
  public static ReadError of(LocatedFault located, String source) {
    SetupFault fault = located.fault();
    return new ReadError(
        fault.code().name().toLowerCase(Locale.ROOT).replace('_', '-'),
        fault.message(),
        fault.messageJapanese(),
        fault.arguments(),
        source,
        located.line(),
        located.column(),
        fault.expected());
  }

  /** The same error at another place of the same input. */
  public ReadError at(int otherLine, int otherColumn) {
    return new ReadError(
        code, english, japanese, arguments, source, otherLine, otherColumn, expected);
  }

  /** The reason in the language. */
  public String message(Locale locale) {
    return locale.getLanguage().equals("ja") ? japanese : english;
  }

  /** What would have been right there, in the language; symbols of formats are the same in all. */
  public String expected(Locale locale) {
    return locale.getLanguage().equals("ja") ? ExpectedWords.japanese(expected) : expected;
  }

  /** Place, code, reason and expectation in one line. */
  @Override
  public String toString() {
    return source
        + ":"
        + line
        + ":"
        + column
        + ": "
        + code
        + ": "
        + english
        + (expected.isEmpty() ? "" : "; expected " + expected);
  }
}
