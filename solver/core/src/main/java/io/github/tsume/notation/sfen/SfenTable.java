package io.github.tsume.notation.sfen;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.RunningText;
import io.github.tsume.notation.common.TableRow;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.notation.japanese.StatedLength;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A table of positions as spreadsheets write it (CSV, or between tabs), with or without names of
 * its columns. Which column holds the positions is seen by what stands in it.
 *
 * <p>Each row is turned into a line of SFEN and read as such; a position in words is read first.
 */
final class SfenTable {
  /** How many rows tell whether it is a table. */
  private static final int LOOKED_AT = 20;

  /** A longer field is no label of the only row. */
  private static final int SHORT = 20;

  private static final RunningText WORDS = RunningText.found();

  private final List<String> names;
  private final int head;
  private final int position;
  private final char delimiter;

  /**
   * A table.
   *
   * @param head the line of the names; 0 if there are none
   */
  private SfenTable(List<String> names, int head, int position, char delimiter) {
    this.names = names;
    this.head = head;
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
    if (rows.isEmpty()) {
      return null;
    }
    TableRow top =
        rows.stream()
            .takeWhile(row -> position(row) < 0)
            .filter(SfenTable::isHead)
            .findFirst()
            .orElse(rows.get(0));
    List<String> first = top.fields();
    if (first.size() == 1 && !SfenFields.isPosition(first.get(0))) {
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
    return named
        ? new SfenTable(first, top.line(), position, delimiter)
        : new SfenTable(List.of(), 0, position, delimiter);
  }

  /** Whether a row, above which there may be a title, names columns, with that of the positions. */
  private static boolean isHead(TableRow row) {
    return row.fields().stream().anyMatch(SfenFields::isPosition)
        && row.fields().stream().filter(SfenFields::isKnown).count() > 1;
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

  /** What the rows are; titles above the names are the heading of all. */
  List<ReadResult.Entry> read(
      String text, String name, SfenLineReader reader, ReadOptions options) {
    List<ReadResult.Entry> entries = new ArrayList<>();
    TableRow.Reader rows = new TableRow.Reader(text, delimiter, true);
    for (TableRow row = rows.next(); row != null; row = rows.next()) {
      String field = position < row.fields().size() ? row.fields().get(position) : "";
      boolean empty = Blanks.isBlank(field) && (names.isEmpty() || !tells(row));
      if (row.line() > head && !empty && !isNothing(row)) {
        entries.addAll(entries(row, field, told(field, name, options), reader));
      } else {
        boolean title = row.line() < head && !isNothing(row);
        String words = Lines.joined(row.text());
        String line = title ? "# " + String.join(" ", filled(row)) : words;
        ReadResult.Entry entry = reader.parse(row.line() == head ? "" : line, row.line());
        if (entry != null) {
          entries.add(entry);
        }
      }
    }
    return entries;
  }

  /** The fields of a row in which something stands. */
  private static List<String> filled(TableRow row) {
    return row.fields().stream()
        .map(Lines::joined)
        .map(Blanks::strip)
        .filter(field -> !field.isEmpty())
        .toList();
  }

  private List<ReadResult.Entry> entries(
      TableRow row, String field, ReadResult.@Nullable Entry told, SfenLineReader reader) {
    int column = position < row.columns().size() ? row.columns().get(position) : 1;
    List<ReadResult.Entry> entries = new ArrayList<>();
    Problem words = told instanceof ReadResult.Read read ? read.problem() : null;
    String line = line(row, words == null ? field : SfenWriter.sfen(words.setup()));
    for (String part : SfenLineReader.parts(line)) {
      ReadResult.Entry entry = reader.parseRow(part, row.line());
      if (entry instanceof ReadResult.Failed failed) {
        ReadError error = told instanceof ReadResult.Failed why ? why.error() : failed.error();
        entries.add(failed.because(error.at(row.line(), error.column() + column - 1)));
      } else if (words != null && entry instanceof ReadResult.Read read) {
        entries.add(new ReadResult.Read(withWords(read.problem(), words, row.line())));
      } else {
        entries.add(entry);
      }
    }
    return entries;
  }

  /** Whether a row says more than which one it is: whose problem it is, or how it goes. */
  private boolean tells(TableRow row) {
    return filled(row).size() > 1
        && IntStream.range(0, Math.min(names.size(), row.fields().size()))
            .anyMatch(
                i -> !SfenFields.isNumber(names.get(i)) && !Blanks.isBlank(row.fields().get(i)));
  }

  /** The position of a field that is told in words, or why there is none; null if it is none. */
  private static ReadResult.@Nullable Entry told(String field, String name, ReadOptions options) {
    if (SfenFields.holdsPosition(field) || SfenShape.isPosition(Blanks.narrow(field).strip())) {
      return null;
    }
    List<ReadResult.Entry> all = WORDS.read(field, name, options).entries();
    if (all.size() == 1 && WORDS.find(field) >= 0) {
      return all.get(0);
    }
    ErrorCode code = Blanks.isBlank(field) ? ErrorCode.NO_POSITION : ErrorCode.UNKNOWN_LINE;
    String expected = "SFEN|" + Sides.task(Color.BLACK) + "：…　" + Sides.task(Color.WHITE) + "：…";
    return new ReadResult.Failed(ReadError.of(code, name, 1, 1, expected, Blanks.strip(field)));
  }

  /** A problem whose position was told in words, with what else they say. */
  private static Problem withWords(Problem problem, Problem words, int line) {
    Metadata metadata = words.metadata();
    for (Map.Entry<String, String> entry : problem.metadata().entries().entrySet()) {
      metadata = metadata.with(entry.getKey(), entry.getValue());
    }
    return problem
        .withSetup(words.setup())
        .withMetadata(metadata)
        .withWarnings(words.warnings().stream().map(told -> told.at(line, 1)).toList());
  }

  private String line(TableRow row, String sfen) {
    List<String> fields = row.fields();
    SfenFields named = new SfenFields();
    if (names.stream().anyMatch(name -> name.strip().equals("statedLength"))) {
      named.ofResult();
    }
    named.put("sfen", sfen);
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
}
