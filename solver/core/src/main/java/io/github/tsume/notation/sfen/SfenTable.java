package io.github.tsume.notation.sfen;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.TableRow;
import io.github.tsume.notation.japanese.StatedLength;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A table of positions as spreadsheets write it (CSV, or between tabs), with or without names of
 * its columns. Which column holds the positions is seen by what stands in it.
 *
 * <p>It is turned into lines of SFEN, a line for each of the text, and read as such.
 */
final class SfenTable {
  /** How many rows tell whether it is a table. */
  private static final int LOOKED_AT = 20;

  /** A longer field is no label of the only row. */
  private static final int SHORT = 20;

  private final List<String> names;
  private final int position;
  private final char delimiter;
  private final Map<Integer, Integer> columns = new HashMap<>();

  private SfenTable(List<String> names, int position, char delimiter) {
    this.names = names;
    this.position = position;
    this.delimiter = delimiter;
  }

  /** The table that a text is, or null if it is none. */
  static @Nullable SfenTable of(String text) {
    for (char delimiter : new char[] {'\t', ',', ';'}) {
      SfenTable table = of(text, delimiter);
      if (table != null) {
        return table;
      }
    }
    return null;
  }

  private static @Nullable SfenTable of(String text, char delimiter) {
    List<TableRow> rows = new ArrayList<>();
    TableRow.Reader reader = new TableRow.Reader(text, delimiter, true);
    for (TableRow row = reader.next(); row != null; row = reader.next()) {
      if (!isNothing(row)) {
        rows.add(row);
      }
      if (rows.size() == LOOKED_AT) {
        break;
      }
    }
    List<String> first = rows.isEmpty() ? List.of() : rows.get(0).fields();
    if (first.isEmpty() || (first.size() == 1 && !SfenFields.isPosition(first.get(0)))) {
      return null;
    }
    boolean named = first.stream().noneMatch(SfenFields::holdsPosition);
    if (named && first.stream().noneMatch(SfenFields::isKnown)) {
      return null;
    }
    int position = -1;
    for (int i = 0; i < rows.size() && position < 0; i++) {
      position = rows.get(i).fields().size() == first.size() ? position(rows.get(i)) : -1;
    }
    for (int i = 0; i < first.size() && first.size() > 1 && named && position < 0; i++) {
      position = SfenFields.isPosition(first.get(i)) ? i : -1;
    }
    if (position < 0 || (!named && !isRegular(rows, position, delimiter))) {
      return null;
    }
    return new SfenTable(named ? first : List.of(), position, delimiter);
  }

  /** Whether rows without names can be nothing but those of a table. */
  private static boolean isRegular(List<TableRow> rows, int position, char delimiter) {
    int size = rows.get(0).fields().size();
    if (delimiter != ',' && position == 0) {
      return false; // These are lines of SFEN with what belongs to them, or a note.
    }
    for (TableRow row : rows) {
      if (row.fields().size() != size || position(row) != position) {
        return false;
      }
    }
    return rows.size() > 1
        || rows.get(0).fields().stream()
            .allMatch(field -> SfenFields.holdsPosition(field) || isLabel(field));
  }

  /** Whether a row is blank or a comment. */
  private static boolean isNothing(TableRow row) {
    return Blanks.isBlank(row.text()) || row.text().startsWith("#");
  }

  /** The first field that holds a position, -1 if none does. */
  private static int position(TableRow row) {
    return IntStream.range(0, row.fields().size())
        .filter(i -> SfenFields.holdsPosition(row.fields().get(i)))
        .findFirst()
        .orElse(-1);
  }

  private static boolean isLabel(String field) {
    return field.length() <= SHORT && field.strip().indexOf(' ') < 0;
  }

  /** The lines of SFEN. */
  String lines(String text) {
    StringBuilder lines = new StringBuilder(text.length());
    TableRow.Reader reader = new TableRow.Reader(text, delimiter, true);
    boolean head = !names.isEmpty();
    for (TableRow row = reader.next(); row != null; row = reader.next()) {
      if (isNothing(row)) {
        lines.append(row.text());
      } else if (head) {
        head = false;
      } else {
        lines.append(line(row));
        columns.put(row.line(), position < row.columns().size() ? row.columns().get(position) : 1);
      }
      lines.append("\n".repeat(row.lines()));
    }
    return lines.toString();
  }

  private String line(TableRow row) {
    List<String> fields = row.fields();
    if (position >= fields.size() || Blanks.isBlank(fields.get(position))) {
      return row.text().replace('\n', ' ').replace('\r', ' ');
    }
    SfenFields named = new SfenFields();
    if (names.stream().anyMatch(name -> name.strip().equals("statedLength"))) {
      named.ofResult();
    }
    named.put("sfen", fields.get(position));
    for (int i = 0; i < fields.size(); i++) {
      if (i != position) {
        named.put(i < names.size() ? names.get(i) : name(fields, i), fields.get(i));
      }
    }
    return named.line();
  }

  /** What a field without a name is: a label before the position, or a length or a line after. */
  private String name(List<String> fields, int index) {
    String value = fields.get(index).strip();
    if (!names.isEmpty()) {
      return "";
    }
    if (index == 0 || (position == 0 && index == 1 && !value.matches("[0-9].*"))) {
      return "id";
    }
    return (value.matches("[0-9]{1,4}手?") || StatedLength.isAll(value)) && index > position
        ? "length"
        : value.matches("[1-9A-Z][a-i*].*") && index > position ? "moves" : "";
  }

  /** An entry whose error is told where it stands in the table. */
  ReadResult.Entry placed(ReadResult.Entry entry) {
    if (!(entry instanceof ReadResult.Failed failed)) {
      return entry;
    }
    ReadError error = failed.error();
    int shift = columns.getOrDefault(error.line(), 1) - 1;
    return new ReadResult.Failed(error.at(error.line(), error.column() + shift), failed.beside());
  }
}
