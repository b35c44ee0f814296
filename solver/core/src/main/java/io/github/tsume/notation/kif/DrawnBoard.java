package io.github.tsume.notation.kif;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.Places;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.japanese.Bird;
import io.github.tsume.notation.japanese.BoardRow;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A board, or a part of one, that a text draws.
 *
 * <p>A part is the corner at the right and at the top unless numbers of files above, or of ranks
 * beside it say otherwise; whatever is not drawn is empty.
 */
final class DrawnBoard {
  private final List<BoardRow> rows = new ArrayList<>();
  private int[] ruler = new int[0];
  private int rulerLine;
  private boolean closed;

  /** Takes a line that draws part of a board; false if it does not. */
  boolean accept(String line, int number) throws ReadException {
    String stripped = Blanks.strip(line);
    if (isFrame(stripped)) {
      closed |= !rows.isEmpty();
      return true;
    }
    if (isRuler(stripped)) {
      ruler(stripped, number);
      closed |= !rows.isEmpty();
      return true;
    }
    BoardRow row = BoardRow.of(line, number);
    if (row == null) {
      return false;
    }
    if (closed) {
      throw new ReadException(ErrorCode.DUPLICATE_BOARD, number, 1, "");
    }
    rows.add(row);
    return true;
  }

  /** Whether a line draws part of a board. */
  static boolean draws(String line) {
    String stripped = Blanks.strip(line);
    return isFrame(stripped) || isRuler(stripped) || BoardRow.of(line, 1) != null;
  }

  private static boolean isFrame(String line) {
    int drawn = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if ("-－ー―─━＋+┌┐└┘├┤┬┴┼┏┓┗┛┯┷".indexOf(c) < 0) {
        return false;
      }
      drawn += "+＋┌┐└┘├┤┏┓┗┛".indexOf(c) >= 0 ? 1 : 0;
    }
    return drawn > 0 && line.length() > drawn;
  }

  /** Whether the line numbers files: digits that follow one another, down or up. */
  static boolean isRuler(String line) {
    int[] digits = digits(line);
    if (digits.length == 0 || digits[0] < 1) {
      return false;
    }
    for (int i = 1; i < digits.length; i++) {
      boolean follows = digits[i] > 0 && Math.abs(digits[i] - digits[i - 1]) == 1;
      if (!follows || digits[i] - digits[i - 1] != digits[1] - digits[0]) {
        return false;
      }
    }
    if (digits.length == 1 && BoardRow.BARS.indexOf(line.charAt(0)) >= 0) {
      // A row without pieces, and the number of its rank.
      return false;
    }
    boolean apart = line.chars().anyMatch(c -> Blanks.is((char) c));
    return apart || digits.length > 4 || (digits.length == 1 && line.charAt(0) > '9');
  }

  private static int[] digits(String line) {
    return line.chars()
        .filter(c -> !Blanks.is((char) c) && BoardRow.BARS.indexOf(c) < 0)
        .map(c -> JapaneseNumbers.digit((char) c))
        .toArray();
  }

  private void ruler(String line, int number) throws ReadException {
    int[] digits = digits(line);
    if (ruler.length > 0 && !Arrays.equals(ruler, digits)) {
      throw new ReadException(ErrorCode.RULER_DIFFERS, number, 1, "");
    }
    ruler = digits;
    rulerLine = number;
  }

  boolean isEmpty() {
    return rows.isEmpty();
  }

  /** A piece that only Tori shogi has, if there is one. */
  Optional<Bird> bird() {
    int width = ToriShogi.RULES.width();
    if (rows.size() > width || rows.stream().anyMatch(row -> row.cells().size() > width)) {
      return Optional.empty();
    }
    for (BoardRow row : rows) {
      for (BoardRow.Cell cell : row.cells()) {
        if (JapanesePieces.isBird(cell.text())) {
          return Optional.of(new Bird(cell.text(), row.line(), cell.textAt() + 1));
        }
      }
    }
    return Optional.empty();
  }

  /** Tells what of a board of that game is drawn if it is a part, and what stands beside it. */
  void warn(Ruleset rules, Warnings warnings) throws ReadException {
    int[] files = files(rules);
    int[] ranks = ranks(rules);
    BoardRow first = rows.get(0);
    if (files.length < rules.width() || ranks.length < rules.height()) {
      warnings.add(
          WarningCode.DRAWN_PART, first.line(), first.start() + 1, span(files), span(ranks));
    }
    for (BoardRow row : rows) {
      if (!row.rest().isEmpty()) {
        warnings.add(WarningCode.IGNORED_TEXT, row.line(), row.end() + 2, row.rest());
      }
    }
  }

  private static String span(int[] numbers) {
    int from = Arrays.stream(numbers).min().orElse(0) + 1;
    int to = Arrays.stream(numbers).max().orElse(0) + 1;
    return from == to ? String.valueOf(from) : from + "-" + to;
  }

  /** How many files are drawn: as many as are numbered, else as most rows have. */
  private int width() {
    if (ruler.length > 0) {
      return ruler.length;
    }
    Map<Integer, Integer> votes = new HashMap<>();
    rows.forEach(row -> votes.merge(row.cells().size(), 1, Integer::sum));
    int best = 0;
    int most = 0;
    for (Map.Entry<Integer, Integer> each : votes.entrySet()) {
      int size = each.getKey();
      if (each.getValue() > most || (each.getValue() == most && size > best)) {
        best = size;
        most = each.getValue();
      }
    }
    return best;
  }

  /** Puts the pieces on the board. */
  void build(Setup.Builder builder, Ruleset rules, Places places) throws ReadException {
    places.board(rows.get(0).line(), rows.get(0).start() + 1);
    int[] files = files(rules);
    int[] ranks = ranks(rules);
    for (int i = 0; i < rows.size(); i++) {
      build(rows.get(i), ranks[i], files, builder, rules, places);
    }
  }

  private int[] files(Ruleset rules) throws ReadException {
    int[] files = new int[Math.min(width(), rules.width())];
    for (int column = 0; column < files.length; column++) {
      files[column] = ruler.length > 0 ? ruler[column] - 1 : files.length - 1 - column;
      if (files[column] >= rules.width()) {
        String expected = "１-" + JapaneseNumbers.fullWidth(rules.width());
        throw new ReadException(
            ErrorCode.BAD_SQUARE, rulerLine, 1, expected, String.valueOf(ruler[column]));
      }
    }
    return files;
  }

  /** The ranks of the rows: the first that is numbered, and its neighbour, decide. */
  private int[] ranks(Ruleset rules) throws ReadException {
    int first = 0;
    while (first < rows.size() && rows.get(first).rank() == 0) {
      first++;
    }
    int base = 1;
    int step = 1;
    if (first < rows.size()) {
      boolean upwards =
          first + 1 < rows.size()
              && rows.get(first + 1).rank() > 0
              && rows.get(first + 1).rank() == rows.get(first).rank() - 1;
      step = upwards ? -1 : 1;
      base = rows.get(first).rank() - step * first;
    }
    int[] ranks = new int[rows.size()];
    for (int i = 0; i < ranks.length; i++) {
      BoardRow row = rows.get(i);
      int rank = base + step * i;
      if (row.rank() > 0 && row.rank() != rank || rank < 1) {
        int wrong = rank < 1 ? first : i;
        BoardRow at = rows.get(wrong);
        String expected = rank < 1 ? "" : rank > 9 ? "" : JapaneseNumbers.kanji(rank);
        throw new ReadException(
            ErrorCode.WRONG_RANK,
            at.line(),
            at.rankAt() + 1,
            expected,
            JapaneseNumbers.kanji(at.rank()));
      }
      if (rank > rules.height()) {
        throw new ReadException(
            ErrorCode.TOO_MANY_RANKS, row.line(), 1, rules.height() + " ranks", rules.height());
      }
      ranks[i] = rank - 1;
    }
    return ranks;
  }

  private void build(
      BoardRow row, int rank, int[] files, Setup.Builder builder, Ruleset rules, Places places)
      throws ReadException {
    List<BoardRow.Cell> cells = row.cells();
    JapanesePieces pieces = JapanesePieces.of(rules);
    for (int column = 0; column < cells.size() && column < files.length; column++) {
      BoardRow.Cell cell = cells.get(column);
      int square = rules.square(files[column], rank);
      places.square(square, row.line(), cell.at() + 1);
      if (!cell.isEmpty()) {
        int kind = pieces.kind(cell.text());
        if (kind < 0) {
          throw new ReadException(
              ErrorCode.UNKNOWN_PIECE, row.line(), cell.textAt() + 1, "・|piece", cell.text());
        }
        builder.piece(square, Piece.of(kind, cell.white() ? Color.WHITE : Color.BLACK));
      }
    }
    if (cells.size() < files.length) {
      throw new ReadException(
          ErrorCode.RANK_TOO_SHORT,
          row.line(),
          row.end() + 1,
          files.length + " squares",
          rank + 1,
          cells.size());
    }
    if (cells.size() > files.length) {
      throw new ReadException(
          ErrorCode.RANK_TOO_LONG,
          row.line(),
          cells.get(files.length).at() + 1,
          "|",
          rank + 1,
          files.length);
    }
  }
}
