package io.github.tsume.record;

import java.util.List;
import java.util.Locale;

/**
 * Something in a source that was read otherwise than it is written there, or not at all, though the
 * problem could be read.
 *
 * @param code a stable ASCII code such as "ignored-text"
 * @param english what it is, in one English sentence without a full stop
 * @param japanese the same in Japanese
 * @param arguments what is put into the sentence, in order
 * @param line the line, 1 for the first
 * @param column the column in characters, 1 for the first
 */
public record Warning(
    String code, String english, String japanese, List<String> arguments, int line, int column) {

  public Warning {
    arguments = List.copyOf(arguments);
  }

  /** The same at another place. */
  public Warning at(int otherLine, int otherColumn) {
    return new Warning(code, english, japanese, arguments, otherLine, otherColumn);
  }

  /** What it is, in the language. */
  public String message(Locale locale) {
    return locale.getLanguage().equals("ja") ? japanese : english;
  }

  /** Place, code and text in one line. */
  @Override
  public String toString() {
    return line + ":" + column + ": " + code + ": " + english;
  }
}
