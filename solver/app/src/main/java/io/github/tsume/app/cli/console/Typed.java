package io.github.tsume.app.cli.console;

import io.github.tsume.app.input.InputArgument;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.results.text.Columns;
import java.util.ArrayList;
import java.util.List;

/** The positions that were typed, so that the place of an error in one can be shown below it. */
public final class Typed {
  private static final String INDENT = "  ";
  private static final int AROUND = 60;

  private final List<String> positions = new ArrayList<>();

  /** Keeps the positions among the inputs of a command. */
  public void remember(List<String> inputs) {
    positions.clear();
    for (InputArgument argument : InputArgument.parse(inputs)) {
      if (argument instanceof InputArgument.Position position) {
        positions.add(position.text());
      }
    }
  }

  /**
   * A line of a position with a mark under a place; empty if it cannot be shown.
   *
   * @param number the number of the position among those that were typed, 0 for the only one
   * @param line the line, from 1
   * @param column the column, from 1
   */
  List<String> shown(int number, int line, int column) {
    int at = Math.max(number, 1) - 1;
    if (at >= positions.size() || line < 1 || SfenLineReader.isLink(positions.get(at))) {
      return List.of();
    }
    List<String> lines = positions.get(at).lines().toList();
    if (line > lines.size() || column < 1 || column > lines.get(line - 1).length() + 1) {
      return List.of();
    }
    String text = lines.get(line - 1);
    int from = column <= AROUND ? 0 : column - AROUND;
    int to = Math.min(text.length(), column + AROUND);
    String before = Columns.plain(text.substring(from, column - 1));
    String after = Columns.plain(text.substring(column - 1, to));
    String left = from > 0 ? "…" : "";
    String right = to < text.length() ? "…" : "";
    String blanks = " ".repeat(Columns.width(left + before));
    return List.of(INDENT + left + before + after + right, INDENT + blanks + "^");
  }
}
