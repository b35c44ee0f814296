package io.github.tsume.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Records that were copied out of mails and web pages, with what stood around them there. */
final class PastedText {
  /** A tag or an escaped character at the beginning of a line, or the end of a line of HTML. */
  private static final Pattern HTML =
      Pattern.compile(
          "(?im)^[ \\t\\u3000\\ufeff]{0,200}(?:</?[a-z][a-z0-9]{0,15}[\\s/>]|<!(?:doctype|--)"
              + "|&(?:nbsp|lt|gt|amp|quot|emsp|ensp|#x?[0-9a-f]{1,6});)"
              + "|^[ \\t\\u3000]{0,40}[0-9０-９▲△▼▽☗☖|+ま][^\\r\\n]{0,400}?"
              + "<(?:br|/p|/div|/pre|/td|/li|/span)[ /]{0,2}>");

  private static final String QUOTES = ">＞";
  private static final int HEAD = 1 << 16;

  private PastedText() {}

  /** The text without the marks of a quotation; places stay where they are. */
  static String unquoted(String text) {
    if (!isQuoted(text)) {
      return text;
    }
    StringBuilder plain = new StringBuilder(text);
    boolean margin = true;
    for (int i = 0; i < plain.length(); i++) {
      char c = plain.charAt(i);
      if (c == '\n' || c == '\r') {
        margin = true;
      } else if (margin && QUOTES.indexOf(c) >= 0) {
        plain.setCharAt(i, ' ');
      } else {
        margin &= Blanks.is(c);
      }
    }
    return plain.toString();
  }

  /** Whether most lines begin with a mark of quotation. */
  private static boolean isQuoted(String text) {
    int quoted = 0;
    int others = 0;
    int at = 0;
    while (at < text.length()) {
      int first = at;
      while (first < text.length()
          && Blanks.is(text.charAt(first))
          && text.charAt(first) != '\n'
          && text.charAt(first) != '\r') {
        first++;
      }
      if (first < text.length() && QUOTES.indexOf(text.charAt(first)) >= 0) {
        quoted++;
      } else if (first < text.length()
          && text.charAt(first) != '\n'
          && text.charAt(first) != '\r') {
        others++;
      }
      at = first;
      while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
        at++;
      }
      at++;
    }
    return quoted > others;
  }

  /** The error that the text is HTML, or null if it is not. */
  static @Nullable ReadError html(String text, String name) {
    String head = text.length() > HEAD ? text.substring(0, HEAD) : text;
    Matcher matcher = HTML.matcher(head);
    if (!matcher.find()) {
      return null;
    }
    int line = 1 + (int) head.substring(0, matcher.start()).chars().filter(c -> c == '\n').count();
    return ReadError.of(ErrorCode.WEB_PAGE, name, line, 1, "KIF|KI2");
  }
}
