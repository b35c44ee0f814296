package io.github.tsume.notation.answer;

import io.github.tsume.notation.common.Blanks;
import java.util.ArrayList;
import java.util.List;

/** A scanner of CSV or TSV into rows of cells, each of which knows where it stands. */
final class Cells {
  /**
   * A cell.
   *
   * @param parts its text by lines; what was quoted has blanks in the place of signs left out
   */
  record Cell(List<AnswerText.Part> parts) {
    /** Its text on one line. */
    String text() {
      return String.join(" ", parts.stream().map(AnswerText.Part::text).toList()).strip();
    }

    int line() {
      return parts.get(0).line();
    }

    int column() {
      return parts.get(0).column();
    }
  }

  private final String text;
  private final char separator;
  private final List<List<Cell>> rows = new ArrayList<>();
  private List<Cell> row = new ArrayList<>();
  private List<AnswerText.Part> cell = new ArrayList<>();
  private final StringBuilder part = new StringBuilder();
  private int line = 1;
  private int lineStart;
  private int partColumn = 1;

  private Cells(String text, char separator) {
    this.text = text;
    this.separator = separator;
  }

  /** The rows that hold anything. */
  static List<List<Cell>> rows(String text, char separator) {
    Cells cells = new Cells(text, separator);
    cells.read();
    return cells.rows.stream()
        .filter(row -> row.stream().anyMatch(cell -> !cell.text().isEmpty()))
        .toList();
  }

  private void read() {
    boolean quoted = false;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (quoted) {
        if (c == '"' && at + 1 < text.length() && text.charAt(at + 1) == '"') {
          part.append("\" ");
          at++;
        } else if (c == '"') {
          quoted = false;
          part.append(' ');
        } else if (c == '\n') {
          endPart(at + 1);
          line++;
        } else {
          part.append(c);
        }
      } else if (c == '"' && Blanks.isBlank(part.toString())) {
        quoted = true;
        part.append(' ');
      } else if (c == separator) {
        endCell(at + 1);
      } else if (c == '\n') {
        endCell(at + 1);
        endRow(at + 1);
      } else {
        part.append(c);
      }
    }
    endCell(text.length());
    endRow(text.length());
  }

  private void endPart(int next) {
    cell.add(new AnswerText.Part(part.toString(), line, partColumn));
    part.setLength(0);
    boolean lineEnds = next > 0 && text.charAt(next - 1) == '\n';
    lineStart = lineEnds ? next : lineStart;
    partColumn = next - lineStart + 1;
  }

  private void endCell(int next) {
    endPart(next);
    row.add(new Cell(List.copyOf(cell)));
    cell = new ArrayList<>();
  }

  private void endRow(int next) {
    rows.add(List.copyOf(row));
    row = new ArrayList<>();
    line++;
    lineStart = next;
    partColumn = 1;
  }
}
