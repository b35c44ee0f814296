package io.github.tsume.app.container;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A table as a text: a line for each row, its cells as CSV has them. */
final class Table {
  private final List<List<String>> rows = new ArrayList<>();

  /** Enters a cell; rows and columns count from 0. */
  void put(int row, int column, String text) {
    while (rows.size() <= row) {
      rows.add(new ArrayList<>());
    }
    List<String> cells = rows.get(row);
    while (cells.size() <= column) {
      cells.add("");
    }
    cells.set(column, text.strip().replaceAll("\\s*[\r\n]+\\s*", " "));
  }

  /** The text. */
  String text() {
    int width = rows.stream().mapToInt(List::size).max().orElse(0);
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      if (row.stream().anyMatch(cell -> !cell.isEmpty())) {
        List<String> cells = new ArrayList<>(row);
        while (cells.size() < width) {
          cells.add("");
        }
        text.append(cells.stream().map(Table::quoted).collect(Collectors.joining(",")));
      }
      text.append('\n');
    }
    return text.toString();
  }

  byte[] bytes() {
    return text().getBytes(StandardCharsets.UTF_8);
  }

  private static String quoted(String cell) {
    return cell.matches("(?s).*[\",;\t].*") ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
  }
}
