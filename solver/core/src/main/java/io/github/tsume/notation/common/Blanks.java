package io.github.tsume.notation.common;

/**
 * The characters that show nothing: spaces of every width, tabs, what texts from web pages and
 * spoilt files hold between characters (marks of zero width, byte order marks, NUL).
 */
public final class Blanks {
  private static final char ESCAPE = '\u001b';

  private Blanks() {}

  public static boolean is(char c) {
    if (c <= ' ') {
      return c != ESCAPE;
    }
    return c == '\u3000' || (c >= '\u007f' && isRare(c));
  }

  private static boolean isRare(char c) {
    return c <= '\u00a0'
        || c == '\u00ad'
        || c == '\u1680'
        || c == '\u180e'
        || (c >= '\u2000' && c <= '\u200f')
        || (c >= '\u2028' && c <= '\u202f')
        || (c >= '\u205f' && c <= '\u206f')
        || (c >= '\ufe00' && c <= '\ufe0f')
        || c == '\ufeff';
  }

  public static boolean isBlank(String text) {
    return skip(text, 0) == text.length();
  }

  /** The text with usual blanks for unusual ones, and without those that have no width. */
  public static String plain(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!is(c) || c == ' ' || c == '\u3000') {
        plain.append(c);
      } else if (!hasNoWidth(c)) {
        plain.append(' ');
      }
    }
    return plain.toString();
  }

  /**
   * Whether nothing is seen of a character, nor of a gap: marks of order and direction, joiners.
   */
  public static boolean isUnseen(char c) {
    return c > '\u007f' && (hasNoWidth(c) || (c >= '\u202a' && c <= '\u202e'));
  }

  private static boolean hasNoWidth(char c) {
    return c == 0
        || c == '\u00ad'
        || (c >= '\u200b' && c <= '\u200f')
        || (c >= '\u2060' && c <= '\u206f')
        || (c >= '\ufe00' && c <= '\ufe0f')
        || c == '\ufeff';
  }

  /** The first index from that one on where something is shown. */
  public static int skip(String text, int from) {
    int at = from;
    while (at < text.length() && is(text.charAt(at))) {
      at++;
    }
    return at;
  }

  public static String strip(String text) {
    int start = skip(text, 0);
    int end = text.length();
    while (end > start && is(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(start, end);
  }

  /**
   * The index after a word that begins at an index or after blanks there, and may have blanks
   * between its characters; -1 if it is another one.
   */
  public static int after(String word, String text, int from) {
    int at = from;
    for (int i = 0; i < word.length(); i++) {
      at = skip(text, at);
      if (at == text.length() || text.charAt(at) != word.charAt(i)) {
        return -1;
      }
      at++;
    }
    return at;
  }

  /** A text with letters, digits and signs of ASCII for the wide ones, blanks too. */
  public static String narrow(String text) {
    StringBuilder narrow = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      narrow.setCharAt(i, c >= '！' && c <= '～' ? (char) (c - '！' + '!') : c == '　' ? ' ' : c);
    }
    return narrow.toString();
  }
}
