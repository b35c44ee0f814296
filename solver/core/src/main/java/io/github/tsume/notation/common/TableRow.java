package io.github.tsume.notation.common;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A row of a table in CSV or TSV.
 *
 * @param line the number of its first line
 * @param lines how many lines it has: fields in quotes may have several
 * @param text the row as it is written, without its end
 * @param fields what stands in it, without quotes
 * @param columns where the text of each field begins in its line, behind a quote
 */
public record TableRow(
    int line, int lines, String text, List<String> fields, List<Integer> columns) {

  /** A reader of one row after the other; each sign once. */
  public static final class Reader {
    private final String text;
    private final char delimiter;
    private final boolean comments;
    private int at;
    private int line = 1;

    /**
     * @param comments whether a row that begins with # is one, in which quotes mean nothing
     */
    public Reader(String text, char delimiter, boolean comments) {
      this.text = text;
      this.delimiter = delimiter;
      this.comments = comments;
      at = text.startsWith("\ufeff") ? 1 : 0;
    }

    /** The next row, or null. */
    public @Nullable TableRow next() {
      if (at >= text.length()) {
        return null;
      }
      int begin = at;
      int start = at;
      int first = line;
      int ends = 0;
      List<String> fields = new ArrayList<>();
      List<Integer> columns = new ArrayList<>(List.of(1));
      StringBuilder field = new StringBuilder();
      boolean quoted = false;
      boolean blank = true;
      boolean comment = comments && text.charAt(at) == '#';
      int stop = text.length();
      while (at < text.length()) {
        char c = text.charAt(at++);
        boolean end = c == '\n' || c == '\r';
        if (c == '\r' && at < text.length() && text.charAt(at) == '\n') {
          at++;
        }
        if (end) {
          ends++;
          start = at;
        }
        if (end && !quoted) {
          stop = at;
          break;
        } else if (c == '"' && !comment && quoted && at < text.length() && text.charAt(at) == '"') {
          field.append(c);
          at++;
        } else if (c == '"' && !comment && (quoted || blank)) {
          if (!quoted) {
            columns.set(columns.size() - 1, at - start + 1 - field.length());
          }
          quoted = !quoted;
          blank = false;
        } else if (c == delimiter && !quoted) {
          fields.add(field.toString());
          field.setLength(0);
          blank = true;
          columns.add(at - start + 1);
        } else {
          field.append(end ? '\n' : c);
          blank &= Character.isWhitespace(c);
        }
      }
      fields.add(field.toString());
      line += Math.max(ends, 1);
      String row = text.substring(begin, stop).stripTrailing();
      return new TableRow(first, Math.max(ends, 1), row, List.copyOf(fields), List.copyOf(columns));
    }
  }
}
