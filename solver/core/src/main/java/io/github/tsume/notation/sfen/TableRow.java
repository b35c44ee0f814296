package io.github.tsume.notation.sfen;

import io.github.tsume.notation.common.Blanks;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A row of a table.
 *
 * @param line the number of its first line
 * @param lines how many lines it has: fields in quotes may have several
 * @param text the row as it is written, without its end
 * @param fields what stands in it, without quotes
 * @param columns where each field begins in its line
 */
record TableRow(int line, int lines, String text, List<String> fields, List<Integer> columns) {

  /** Whether the row is blank or a comment. */
  boolean isNothing() {
    return Blanks.isBlank(text) || text.startsWith("#");
  }

  /** The first field that holds a position, -1 if none does. */
  int position() {
    for (int i = 0; i < fields.size(); i++) {
      if (SfenFields.holdsPosition(fields.get(i))) {
        return i;
      }
    }
    return -1;
  }

  /** Reads one row after the other; each sign once. */
  static final class Reader {
    private final String text;
    private final char delimiter;
    private int at;
    private int line = 1;

    Reader(String text, char delimiter) {
      this.text = text;
      this.delimiter = delimiter;
      at = text.startsWith("\ufeff") ? 1 : 0;
    }

    /** The next row, or null. */
    @Nullable TableRow next() {
      if (at >= text.length()) {
        return null;
      }
      int start = at;
      int first = line;
      int ends = 0;
      List<String> fields = new ArrayList<>();
      List<Integer> columns = new ArrayList<>(List.of(1));
      StringBuilder field = new StringBuilder();
      boolean quoted = false;
      boolean blank = true;
      boolean comment = text.charAt(at) == '#';
      int stop = text.length();
      while (at < text.length()) {
        char c = text.charAt(at++);
        boolean end = c == '\n' || c == '\r';
        if (c == '\r' && at < text.length() && text.charAt(at) == '\n') {
          at++;
        }
        if (end) {
          ends++;
        }
        if (end && !quoted) {
          stop = at;
          break;
        } else if (c == '"' && !comment && quoted && at < text.length() && text.charAt(at) == '"') {
          field.append(c);
          at++;
        } else if (c == '"' && !comment && (quoted || blank)) {
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
      String row = text.substring(start, stop).stripTrailing();
      return new TableRow(first, Math.max(ends, 1), row, List.copyOf(fields), List.copyOf(columns));
    }
  }
}
