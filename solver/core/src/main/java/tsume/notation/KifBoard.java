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

/** Reads the drawn board and the hands of KIF, KI2 and BOD. */
final class KifBoard {
  private static final String PREFIXES = " +^vVｖ　";
  private static final String EMPTY = "・･.·口□";

  private final Ruleset assumed;
  private final List<Row> rows = new ArrayList<>();
  private final List<HandLine> hands = new ArrayList<>();
  private @Nullable Places places;
  private boolean closed;

  private record Row(String text, int start, int line) {}

  private record HandLine(Color color, String text, int start, int line) {
    boolean holdsSomething() {
      String held = text.substring(start).strip();
      return !held.isEmpty() && !held.startsWith("なし") && !held.startsWith("無し");
    }
  }

  KifBoard(Ruleset assumed) {
    this.assumed = assumed;
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

  /** Whether the line is the one of file numbers above a board. */
  static boolean isRuler(String line) {
    return !line.isEmpty()
        && line.chars().allMatch(c -> c == ' ' || c == '　' || JapaneseNumbers.digit((char) c) > 0)
        && line.length() >= 9;
  }

  /** Takes a hand, written in a line from an index on. */
  void hand(Color color, String line, int start, int number) {
    hands.add(new HandLine(color, line, start, number));
  }

  boolean hasRows() {
    return !rows.isEmpty();
  }

  /** The line of the first hand that holds something, 0 if none does. */
  int lineOfHand() {
    return hands.stream()
        .filter(HandLine::holdsSomething)
        .mapToInt(HandLine::line)
        .findFirst()
        .orElse(0);
  }

  /** The places of squares and hands, once the board is built. */
  Places places() {
    return places == null ? new Places(assumed.squares()) : places;
  }

  Setup.Builder build() throws ReadException {
    Ruleset rules = rulesOf(rows.get(0));
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
    for (HandLine hand : hands) {
      new HandParser(hand.text(), hand.start(), hand.line(), rules)
          .parse(builder, hand.color(), found);
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
