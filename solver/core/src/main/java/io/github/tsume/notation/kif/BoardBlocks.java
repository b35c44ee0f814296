package io.github.tsume.notation.kif;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.japanese.BoardRow;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import java.util.List;

/**
 * A filter that tells drawings of boards from what only looks like a part of one where it stands
 * alone: a frame around a title, a table, the number of a problem.
 */
public final class BoardBlocks {
  private final List<KifLine> lines;
  private final int from;
  private final int to;

  private BoardBlocks(List<KifLine> lines, int from, int to) {
    this.lines = lines;
    this.from = from;
    this.to = to;
  }

  /** Calls what draws no board words. */
  static void settle(List<KifLine> lines) {
    int at = 0;
    while (at < lines.size()) {
      int end = at;
      while (end < lines.size() && belongs(lines, end)) {
        end++;
      }
      new BoardBlocks(lines, at, end).settle();
      at = end + 1;
    }
  }

  /** Whether a line draws, or is a single one that draws nothing between such lines. */
  private static boolean belongs(List<KifLine> lines, int at) {
    return lines.get(at).kind() == KifLine.Kind.BOARD
        || (drawsNothing(lines.get(at))
            && at + 1 < lines.size()
            && lines.get(at + 1).kind() == KifLine.Kind.BOARD);
  }

  private static boolean drawsNothing(KifLine line) {
    return switch (line.kind()) {
      case BLANK, REMARK, COMMENT -> true;
      default -> false;
    };
  }

  private void settle() {
    boolean[] words = new boolean[to - from];
    boolean drawn = false;
    boolean framed = false;
    for (int at = from; at < to; at++) {
      boolean row = isRow(at);
      drawn |= row && isDrawn(at) && !(isBare(at) && isOrnament(at));
      framed |= row && !isBare(at);
    }
    for (int at = from; at < to; at++) {
      boolean row = isRow(at);
      words[at - from] =
          lines.get(at).kind() == KifLine.Kind.BOARD
              && (!drawn
                  || (row && framed && isBare(at))
                  || (row && !isDrawn(at) && !touchesDrawn(at))
                  || (!row && isRuler(at) && !isRulerOfBoard(at)));
    }
    for (int at = from; at < to; at++) {
      if (words[at - from]) {
        lines.set(at, lines.get(at).as(KifLine.Kind.OTHER));
      }
    }
  }

  private String text(int at) {
    return Blanks.plain(lines.get(at).text());
  }

  private boolean isRow(int at) {
    return at >= from
        && at < to
        && lines.get(at).kind() == KifLine.Kind.BOARD
        && KifBoard.isRow(lines.get(at).text());
  }

  private boolean isBare(int at) {
    return BoardRow.isBare(text(at));
  }

  /** Whether it is nothing but dots, alone: drawn for the eye. */
  private boolean isOrnament(int at) {
    BoardRow row = BoardRow.of(text(at), 1);
    return row != null
        && row.cells().stream().allMatch(BoardRow.Cell::isEmpty)
        && !isRow(at - 1)
        && !isRow(at + 1);
  }

  private boolean isDrawn(int at) {
    return isDrawn(text(at));
  }

  /** Whether most cells of a row are such as boards have. */
  public static boolean isDrawn(String line) {
    BoardRow row = BoardRow.of(line, 1);
    if (row == null) {
      return false;
    }
    long known =
        row.cells().stream()
            .filter(
                cell ->
                    cell.isEmpty()
                        || Blanks.isBlank(cell.text())
                        || JapanesePieces.isCell(cell.text()))
            .count();
    long bars = line.chars().filter(c -> BoardRow.BARS.indexOf(c) >= 0).count();
    return row.cells().isEmpty() ? bars > 1 : known * 2 > row.cells().size();
  }

  private boolean touchesDrawn(int at) {
    return (isRow(at - 1) && isDrawn(at - 1)) || (isRow(at + 1) && isDrawn(at + 1));
  }

  private boolean isRuler(int at) {
    return DrawnBoard.isRuler(Blanks.strip(text(at)));
  }

  /** Whether the numbers stand at a board; a number alone only if the board has one file. */
  private boolean isRulerOfBoard(int at) {
    int before = at - 1;
    int after = at + 1;
    while (before >= from && drawsNothing(lines.get(before))) {
      before--;
    }
    while (after < to && drawsNothing(lines.get(after))) {
      after++;
    }
    boolean beside = (before >= from && !isRuler(before)) || (after < to && !isRuler(after));
    long digits = text(at).chars().filter(c -> JapaneseNumbers.digit((char) c) > 0).count();
    return beside && (digits > 1 || width() == 1);
  }

  private int width() {
    for (int at = from; at < to; at++) {
      BoardRow row = isRow(at) ? BoardRow.of(text(at), 1) : null;
      if (row != null && isDrawn(at)) {
        return row.cells().size();
      }
    }
    return 0;
  }
}
