package tsume.notation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tsume.board.Setup;
import tsume.rules.Color;
import tsume.rules.Minishogi;
import tsume.rules.Piece;
import tsume.rules.Ruleset;
import tsume.rules.StandardShogi;
import tsume.rules.ToriShogi;

/** Reads the drawn board of KIF, KI2 and BOD. */
final class KifBoard {
  private static final String PREFIXES = " +^vVｖ　";
  private static final String EMPTY = "・･.·口□";

  private final Ruleset assumed;
  private final List<Row> rows = new ArrayList<>();
  private @Nullable Places places;
  private Ruleset rules;
  private boolean closed;

  private record Row(String text, int start, int line) {}

  KifBoard(Ruleset assumed) {
    this.assumed = assumed;
    rules = assumed;
  }

  /** Takes a line that draws part of a board; false if it does not. */
  boolean accept(String line, int number) throws ReadException {
    String stripped = line.strip();
    if (stripped.startsWith("|")) {
      if (closed) {
        throw new ReadException(ErrorCode.DUPLICATE_BOARD, number, 1, "");
      }
      rows.add(new Row(line, line.indexOf('|'), number));
      return true;
    }
    if (stripped.startsWith("+-")) {
      closed |= !rows.isEmpty();
      return true;
    }
    return isRuler(stripped);
  }

  /** Whether a line draws part of a board. */
  static boolean draws(String line) {
    String stripped = Blanks.strip(line);
    return stripped.startsWith("|") || stripped.startsWith("+-") || isRuler(stripped);
  }

  /** Whether a line that draws is a row, with squares. */
  static boolean isRow(String line) {
    return Blanks.strip(line).startsWith("|");
  }

  /** Whether the line is the one of file numbers above a board. */
  static boolean isRuler(String line) {
    return !line.isEmpty()
        && line.chars().allMatch(c -> c == ' ' || c == '　' || JapaneseNumbers.digit((char) c) > 0)
        && line.length() >= 9;
  }

  boolean hasRows() {
    return !rows.isEmpty();
  }

  /** The rules of the board, once it is built. */
  Ruleset rules() {
    return rules;
  }

  /** The places of squares and hands, once the board is built. */
  Places places() {
    return places == null ? new Places(assumed.squares()) : places;
  }

  Setup.Builder build() throws ReadException {
    rules = rulesOf(rows.get(0));
    Places found = new Places(rules.squares());
    places = found;
    Setup.Builder builder = Setup.builder(rules);
    found.board(rows.get(0).line(), rows.get(0).start() + 1);
    for (int rank = 0; rank < rows.size(); rank++) {
      if (rank == rules.height()) {
        throw new ReadException(
            ErrorCode.TOO_MANY_RANKS,
            rows.get(rank).line(),
            1,
            rules.height() + " ranks",
            rules.height());
      }
      read(rows.get(rank), rank, rules, builder, found);
    }
    if (rows.size() < rules.height()) {
      Row last = rows.get(rows.size() - 1);
      throw new ReadException(
          ErrorCode.TOO_FEW_RANKS, last.line() + 1, 1, rules.height() + " ranks", rows.size());
    }
    return builder;
  }

  /** The ruleset of boards as wide as this row: the width tells them apart. */
  private Ruleset rulesOf(Row row) {
    int end = row.text().indexOf('|', row.start() + 1);
    int width = ((end < 0 ? row.text().length() : end) - row.start() - 1) / 2;
    if (width == assumed.width()) {
      return assumed;
    }
    return switch (width) {
      case 9 -> StandardShogi.RULES;
      case 7 -> ToriShogi.RULES;
      case 5 -> Minishogi.RULES;
      default -> assumed;
    };
  }

  private static void read(Row row, int rank, Ruleset rules, Setup.Builder builder, Places places)
      throws ReadException {
    JapanesePieces pieces = JapanesePieces.of(rules);
    String text = row.text();
    int at = row.start() + 1;
    for (int file = rules.width() - 1; file >= 0; file--) {
      int start = at;
      char prefix = ' ';
      if (at < text.length() && PREFIXES.indexOf(text.charAt(at)) >= 0) {
        prefix = text.charAt(at++);
      }
      char cell = at < text.length() ? text.charAt(at) : '|';
      if (cell == '|') {
        throw new ReadException(
            ErrorCode.RANK_TOO_SHORT,
            row.line(),
            at + 1,
            rules.width() + " squares",
            rank + 1,
            rules.width() - 1 - file);
      }
      int square = rules.square(file, rank);
      if (EMPTY.indexOf(cell) < 0) {
        int kind = pieces.kindOfCell(cell);
        if (kind < 0) {
          throw new ReadException(ErrorCode.UNKNOWN_PIECE, row.line(), at + 1, "・|piece", cell);
        }
        boolean white = prefix == 'v' || prefix == 'V' || prefix == 'ｖ';
        builder.piece(square, Piece.of(kind, white ? Color.WHITE : Color.BLACK));
      }
      places.square(square, row.line(), start + 1);
      at++;
    }
    if (at < text.length() && text.charAt(at) != '|') {
      throw new ReadException(
          ErrorCode.RANK_TOO_LONG, row.line(), at + 1, "|", rank + 1, rules.width());
    }
  }
}
