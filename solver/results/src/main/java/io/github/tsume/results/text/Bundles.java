package io.github.tsume.results.text;

import java.text.MessageFormat;
import java.text.ParsePosition;
import java.util.Locale;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/**
 * The source of texts, and the way in which arguments get into them. In a browser, where that would
 * take half of the program's size, a twin takes its place.
 */
final class Bundles {
  private static final String RESULTS = "io.github.tsume.results.text.messages";
  private static final String COMMANDS = "io.github.tsume.results.text.commands";
  private static final String JAPANESE = "_ja";

  private Bundles() {}

  /** All that is said in a language: of results and, besides, what only commands say. */
  static ResourceBundle all(Locale locale) {
    Texts english = Texts.of(RESULTS, Texts.of(COMMANDS, null));
    return locale.equals(Locale.JAPANESE)
        ? Texts.of(RESULTS + JAPANESE, Texts.of(COMMANDS + JAPANESE, english))
        : english;
  }

  /** A bundle in that very language, whatever the machine's own is. */
  static ResourceBundle of(String name, Locale locale) {
    // In a module the usual way would fall back to the machine's own language.
    Texts english = Texts.of(name, null);
    return locale.equals(Locale.JAPANESE) ? Texts.of(name + JAPANESE, english) : english;
  }

  /** The pattern with arguments put in. */
  static String put(String pattern, Locale locale, Object... arguments) {
    return format(pattern, locale).format(arguments);
  }

  /** The format of a pattern, in which an apostrophe is nothing but one. */
  private static MessageFormat format(String pattern, Locale locale) {
    return new MessageFormat(pattern.replace("'", "''"), locale);
  }

  /** The arguments with which the pattern becomes the text; null if it does not. */
  static Object @Nullable [] taken(String pattern, Locale locale, String text) {
    ParsePosition at = new ParsePosition(0);
    Object[] found = format(pattern, locale).parse(text, at);
    return found != null && at.getIndex() == text.length() ? found : null;
  }
}
