package io.github.tsume.notation.japanese;

import io.github.tsume.notation.common.Blanks;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One drawn row of a board, taken apart before anybody knows of which game.
 *
 * @param line its line, 1 for the first
 * @param start the index of its first cell
 * @param cells its cells from left to right
 * @param rank the number of the rank that is written beside it, 0 if none is
 * @param rankAt the index of that number
 * @param rest what else stands behind it
 */
public record BoardRow(int line, int start, List<Cell> cells, int rank, int rankAt, String rest) {
  public static final String BARS = "|｜│┃";
  private static final String PREFIXES = " +^vVｖＶ　";
  private static final String WHITE = "vVｖＶ";
  private static final String EMPTY = "・･.·．口□";

  /**
   * One square.
   *
   * @param at the index where it begins
   * @param textAt the index of its piece
   */
  public record Cell(int at, int textAt, String text, boolean white) {
    public int end() {
      return textAt + text.length();
    }

    public boolean isEmpty() {
      return text.length() == 1 && EMPTY.indexOf(text.charAt(0)) >= 0;
    }
  }

  /** The index after its last cell. */
  public int end() {
    return cells.isEmpty() ? start : cells.get(cells.size() - 1).end();
  }

  /** The row that a line draws, with bars or without, or null. */
  public static @Nullable BoardRow of(String line, int number) {
    BoardRow row = framed(line, number);
    return row == null ? bare(line, number) : row;
  }

  /** The row that a line draws between bars, or null if it has no bars. */
  private static @Nullable BoardRow framed(String line, int number) {
    int bar = Blanks.skip(line, 0);
    int rank = bar < line.length() ? JapaneseNumbers.digit(line.charAt(bar)) : -1;
    int rankAt = bar;
    if (rank > 0) {
      bar = Blanks.skip(line, bar + 1);
    }
    if (bar >= line.length() || BARS.indexOf(line.charAt(bar)) < 0) {
      return null;
    }
    BoardRow table = table(line, bar, number);
    if (table != null) {
      return table;
    }
    int end = bar + 1;
    while (end < line.length() && BARS.indexOf(line.charAt(end)) < 0) {
      end++;
    }
    boolean closed = end < line.length();
    List<Cell> blank = closed ? blankCells(line, bar + 1, end) : List.of();
    BoardRow row =
        blank.isEmpty()
            ? framedCells(line, bar + 1, end, number, closed)
            : new BoardRow(number, bar + 1, blank, 0, 0, "");
    if (rank > 0) {
      String rest = closed ? line.substring(end + 1).strip() : row.rest;
      return new BoardRow(number, bar + 1, row.cells, rank, rankAt, rest);
    }
    int after = closed ? Blanks.skip(line, end + 1) : line.length();
    int behind = after < line.length() ? JapaneseNumbers.digit(line.charAt(after)) : -1;
    if (behind > 0) {
      String rest = line.substring(after + 1).strip();
      return new BoardRow(number, bar + 1, row.cells, behind, after, rest);
    }
    return closed
        ? new BoardRow(number, bar + 1, row.cells, 0, 0, line.substring(after).strip())
        : row;
  }

  /** The cells between bars, which may be set wider than one blank apart. */
  private static BoardRow framedCells(String line, int start, int end, int number, boolean closed) {
    BoardRow row = cells(line, start, end, number, !closed);
    if (row.cells.stream().noneMatch(cell -> Blanks.isBlank(cell.text))) {
      return row;
    }
    BoardRow wide = cells(line, start, end, number, true);
    return wide.cells.size() > 2 ? wide : row;
  }

  /**
   * The cells of a part of a line that leaves empty squares blank, each as wide as a piece with its
   * mark; none if it does not fit.
   */
  private static List<Cell> blankCells(String line, int start, int end) {
    if (!line.contains("   ") && !line.contains(" 　")) {
      return List.of();
    }
    List<Cell> cells = new ArrayList<>();
    boolean blank = false;
    int at = start;
    while (at < end) {
      int empty = line.startsWith("   ", at) ? 3 : line.startsWith(" 　", at) ? 2 : 0;
      if (empty > 0 && at + empty <= end) {
        blank = true;
        cells.add(new Cell(at, at, "・", false));
        at += empty;
      } else if (end - at > 1
          && PREFIXES.indexOf(line.charAt(at)) >= 0
          && !Blanks.is(line.charAt(at + 1))) {
        boolean white = WHITE.indexOf(line.charAt(at)) >= 0;
        cells.add(new Cell(at, at + 1, line.substring(at + 1, at + 2), white));
        at += 2;
      } else {
        return List.of();
      }
    }
    return blank && cells.size() > 2 ? List.copyOf(cells) : List.of();
  }

  /** The row of a line that has bars between all squares, too; null if it has not. */
  private static @Nullable BoardRow table(String line, int bar, int number) {
    if (bars(line) < 3) {
      return null;
    }
    List<Cell> cells = new ArrayList<>();
    int start = bar + 1;
    for (int at = start; at < line.length(); at++) {
      if (BARS.indexOf(line.charAt(at)) >= 0) {
        List<Cell> one = cells(line, Blanks.skip(line, start), at, number, false).cells;
        if (one.size() > 1) {
          return null;
        }
        cells.add(one.isEmpty() ? new Cell(start, start, "・", false) : one.get(0));
        start = at + 1;
      }
    }
    if (cells.size() < 2) {
      return null;
    }
    int after = Blanks.skip(line, start);
    int rank = after < line.length() ? JapaneseNumbers.digit(line.charAt(after)) : -1;
    String rest = line.substring(Math.min(line.length(), rank > 0 ? after + 1 : after)).strip();
    return new BoardRow(number, bar + 1, List.copyOf(cells), Math.max(rank, 0), after, rest);
  }

  /** The number of a line's bars. */
  private static int bars(String line) {
    int bars = 0;
    for (int i = 0; i < line.length(); i++) {
      bars += BARS.indexOf(line.charAt(i)) < 0 ? 0 : 1;
    }
    return bars;
  }

  /** Whether a line draws a row without bars. */
  public static boolean isBare(String line) {
    return framed(line, 1) == null && bare(line, 1) != null;
  }

  /** The row that a line without bars draws, or null if it looks like something else. */
  public static @Nullable BoardRow bare(String line, int number) {
    int start = Blanks.skip(line, 0);
    int end = line.stripTrailing().length();
    if (end - start < 2 || end - start > 64) {
      return null;
    }
    BoardRow row = cells(line, start, end, number, true);
    boolean drawn = false;
    int before = start;
    for (Cell cell : row.cells) {
      boolean apart = cell.textAt > before || cell.at == start;
      before = cell.end();
      if (!apart || (!cell.isEmpty() && !JapanesePieces.isCell(cell.text))) {
        return null;
      }
      drawn |= cell.white || "・･．□".contains(cell.text);
    }
    return drawn && row.cells.size() > 1 ? row : null;
  }

  /** The cells of a part of a line; at its end the number of the rank may stand. */
  private static BoardRow cells(String line, int start, int end, int number, boolean ranked) {
    List<Cell> cells = new ArrayList<>();
    int shown = end;
    while (shown > start && Blanks.is(line.charAt(shown - 1))) {
      shown--;
    }
    int at = start;
    while (at < end) {
      if (ranked && at + 1 < end && Blanks.is(line.charAt(at)) && !isFull(line, at + 1)) {
        // Rows without bars may be set wider.
        at++;
        continue;
      }
      int textAt = at;
      boolean white = false;
      if (PREFIXES.indexOf(line.charAt(at)) >= 0) {
        white = WHITE.indexOf(line.charAt(at)) >= 0;
        textAt++;
      }
      if (textAt >= shown) {
        break;
      }
      boolean two =
          "成大".indexOf(line.charAt(textAt)) >= 0 || Character.isSurrogate(line.charAt(textAt));
      int next = Math.min(end, textAt + (two ? 2 : 1));
      cells.add(new Cell(at, textAt, line.substring(textAt, next), white));
      at = next;
    }
    Cell last = cells.isEmpty() ? null : cells.get(cells.size() - 1);
    int rank = ranked && last != null ? JapaneseNumbers.digit(last.text.charAt(0)) : -1;
    if (last != null && rank > 0) {
      return new BoardRow(
          number, start, List.copyOf(cells.subList(0, cells.size() - 1)), rank, last.textAt, "");
    }
    return new BoardRow(number, start, List.copyOf(cells), 0, 0, "");
  }

  /** Whether a piece, or an empty square, stands there without a mark before it. */
  private static boolean isFull(String line, int at) {
    return !Blanks.is(line.charAt(at)) && WHITE.indexOf(line.charAt(at)) < 0;
  }
}
