package io.github.tsume.notation.common;

import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a text, with a place that moves forward.
 *
 * <p>Lines end with line feed, carriage return or both, and with nothing else. What Unicode calls
 * ends of lines too, and patterns take for such, is a blank here: it stands in texts that were
 * pasted from elsewhere. Writers know it as an end, so that nothing they write has it.
 */
public final class Lines {
  /**
   * A line break as a regular expression: what {@code \R} stands for, which not all engines know.
   */
  public static final String BREAK = "(?:\\r\\n|[\\n\\x0b\\f\\r\\u0085\\u2028\\u2029])";

  private static final String OTHER_ENDS = "\u000b\f\u0085\u2028\u2029";

  private final List<String> lines;
  private int next;

  private Lines(List<String> lines) {
    this.lines = lines;
  }

  public static Lines of(String text, Limits limits) throws ReadException {
    if (text.length() > limits.bytes()) {
      throw new ReadException(ErrorCode.TOO_LARGE, 1, 1, "", limits.bytes());
    }
    List<String> lines = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      char c = i < text.length() ? text.charAt(i) : '\n';
      if (c != '\n' && c != '\r') {
        continue;
      }
      if (i - start > limits.lineLength()) {
        throw new ReadException(
            ErrorCode.LINE_TOO_LONG,
            lines.size() + 1,
            limits.lineLength() + 1,
            "",
            limits.lineLength());
      }
      if (i < text.length() || i > start) {
        if (lines.size() >= limits.lines()) {
          throw new ReadException(
              ErrorCode.TOO_MANY_LINES, lines.size() + 1, 1, "", limits.lines());
        }
        lines.add(withoutOtherEnds(text.substring(start, i)));
      }
      if (c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n') {
        i++;
      }
      start = i + 1;
    }
    return new Lines(lines);
  }

  /** The number of the line, from 1, on which a place of a text stands; ends are line feeds. */
  public static int numberAt(CharSequence text, int place) {
    return 1 + (int) text.subSequence(0, place).chars().filter(c -> c == '\n').count();
  }

  /** The lines of comments, each of which may have several; an empty one is a line too. */
  public static List<String> ofComments(List<String> comments) {
    List<String> lines = new ArrayList<>();
    for (String comment : comments) {
      lines.addAll(List.of(comment.split(BREAK, -1)));
    }
    return lines;
  }

  /**
   * A text on one line, as Kifu for Windows writes one that has several; of blanks none is left.
   */
  public static String joined(String text) {
    return Blanks.isBlank(text) ? "" : text.replaceAll(BREAK, "\\\\n");
  }

  /** A line in which nothing but its end is an end; as long as it was. */
  static String withoutOtherEnds(String line) {
    String plain = line;
    for (int i = 0; i < OTHER_ENDS.length(); i++) {
      plain = plain.replace(OTHER_ENDS.charAt(i), ' ');
    }
    return plain;
  }

  public boolean hasNext() {
    return next < lines.size();
  }

  public String next() {
    return lines.get(next++);
  }

  public String peek() {
    return lines.get(next);
  }

  /** The number of the line that {@link #next()} gave last. */
  public int number() {
    return next;
  }

  /** Goes back by one line. */
  public void back() {
    next--;
  }
}
