package io.github.tsume.results.text;

import java.util.regex.Pattern;

/** Texts of a given width on a terminal, where Japanese characters take two columns. */
public final class Columns {
  private Columns() {}

  /** What a terminal would obey, or what would show the rest of a line in another order. */
  private static final Pattern OBEYED =
      Pattern.compile("[\\p{Cntrl}\\x80-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]");

  /** The same, but for what lays out a text of several lines. */
  private static final Pattern OBEYED_IN_LINES =
      Pattern.compile("(?![\\n\\t]|\\r\\n)(?:" + OBEYED + ")");

  /** The text of a stranger on one line, and without what a terminal would obey. */
  public static String plain(String text) {
    return oneLine(text).replace(Style.MARK, '\ufffd');
  }

  /** The text on one line, and without what a terminal would obey, but for our own colours. */
  public static String oneLine(String text) {
    return OBEYED.matcher(text).replaceAll("\ufffd");
  }

  /** Lines without what a terminal would obey, but with the marks of {@link Style}. */
  public static String plainLines(String text) {
    return OBEYED_IN_LINES.matcher(text).replaceAll("\ufffd");
  }

  /** How many columns a text takes. */
  public static int width(String text) {
    return text.codePoints().map(Columns::width).sum();
  }

  private static int width(int c) {
    boolean wide =
        (c >= 0x1100 && c <= 0x115f)
            || (c >= 0x25a0 && c <= 0x27bf)
            || (c >= 0x2e80 && c <= 0xa4cf)
            || (c >= 0xac00 && c <= 0xd7a3)
            || (c >= 0xf900 && c <= 0xfaff)
            || (c >= 0xfe30 && c <= 0xfe6f)
            || (c >= 0xff00 && c <= 0xff60)
            || (c >= 0xffe0 && c <= 0xffe6)
            || (c >= 0x1f300 && c <= 0x3fffd);
    return wide ? 2 : 1;
  }

  /** The text with spaces behind, at least that wide. */
  public static String left(String text, int width) {
    return text + " ".repeat(Math.max(0, width - width(text)));
  }

  /** The text with spaces in front, at least that wide. */
  public static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - width(text))) + text;
  }

  /** The start of the text that fits. */
  public static String cut(String text, int width) {
    int columns = 0;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      columns += width(c);
      if (columns > width) {
        return text.substring(0, i);
      }
      i += Character.charCount(c);
    }
    return text;
  }

  /** The text broken at spaces into lines that fit, each after the indent. */
  public static String wrap(String text, int width, String indent) {
    StringBuilder wrapped = new StringBuilder(indent);
    int at = width(indent);
    boolean first = true;
    for (String word : text.split(" ", -1)) {
      int columns = width(word);
      if (!first && at + 1 + columns > width) {
        wrapped.append('\n').append(indent);
        at = width(indent);
        first = true;
      }
      wrapped.append(first ? "" : " ").append(word);
      at += columns + (first ? 0 : 1);
      first = false;
    }
    return wrapped.toString();
  }
}
