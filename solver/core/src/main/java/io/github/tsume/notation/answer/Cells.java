package io.github.tsume.notation.answer;

import io.github.tsume.notation.common.TableRow;
import java.util.ArrayList;
import java.util.List;

/** A scanner of CSV or TSV into rows of cells, each of which knows where it stands. */
final class Cells {
  /**
   * A cell.
   *
   * @param parts its text by lines, without quotes
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

  private Cells() {}

  /** The rows that hold anything. */
  static List<List<Cell>> rows(String text, char separator) {
    List<List<Cell>> rows = new ArrayList<>();
    TableRow.Reader reader = new TableRow.Reader(text, separator, false);
    for (TableRow row = reader.next(); row != null; row = reader.next()) {
      List<Cell> cells = new ArrayList<>();
      int line = row.line();
      for (int i = 0; i < row.fields().size(); i++) {
        List<AnswerText.Part> parts = new ArrayList<>();
        for (String part : row.fields().get(i).split("\n", -1)) {
          line += parts.isEmpty() ? 0 : 1;
          parts.add(new AnswerText.Part(part, line, parts.isEmpty() ? row.columns().get(i) : 1));
        }
        cells.add(new Cell(List.copyOf(parts)));
      }
      if (cells.stream().anyMatch(cell -> !cell.text().isEmpty())) {
        rows.add(cells);
      }
    }
    return rows;
  }
}
