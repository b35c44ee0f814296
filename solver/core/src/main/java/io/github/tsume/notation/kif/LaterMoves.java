package io.github.tsume.notation.kif;

import io.github.tsume.notation.common.Blanks;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Lines of moves below a drawing that begin later than at its first move: numbered 2 or 3, or below
 * 変化 or 2手目. They are no author's line and tell nothing about whose turn it is, unless moves were
 * announced or the drawing says how many led to it.
 */
final class LaterMoves {
  private static final Pattern HEADING =
      Pattern.compile(
          "[^\\p{L}\\p{Nd}]*変化[^\\p{L}\\p{Nd}]*|[^\\p{L}\\p{Nd}]*(?:変化[^\\p{L}\\p{Nd}]*)?"
              + "(?:[2-9２-９二三四五六七八九]|[0-9０-９一二三四五六七八九十]{2,3})手目?[^\\p{L}\\p{Nd}]*");

  private static final Set<KifLine.Kind> HEADINGS =
      EnumSet.of(KifLine.Kind.VARIATION, KifLine.Kind.ENTRY, KifLine.Kind.OTHER);

  private final List<KifLine> lines;
  private boolean drawn;

  /** Whether moves that may be the author's were announced or found. */
  private boolean moves;

  /** Whether it is said how many moves led to the drawing. */
  private boolean counted;

  /** The line of moves above that was left out, or -1; no other one stands between. */
  private int left = -1;

  private LaterMoves(List<KifLine> lines) {
    this.lines = lines;
  }

  /** Takes such lines for other moves. */
  static void settle(List<KifLine> lines) {
    LaterMoves all = new LaterMoves(lines);
    for (int i = 0; i < lines.size(); i++) {
      all.take(lines.get(i), i);
    }
  }

  private void take(KifLine line, int index) {
    switch (line.kind()) {
      case BOARD -> {
        if (KifBoard.isRow(line.text())) {
          counted &= !moves;
          moves = false;
          drawn = true;
          left = -1;
        }
      }
      case PLY -> counted = true;
      case ENTRY -> counted |= line.key().equals(KifHeader.FIRST_PLY);
      case MOVES_HEADER -> moves = true;
      case SEPARATOR -> left = -1;
      case MOVES -> {
        if (!drawn || moves) {
          return;
        }
        if (isLater(line, index) || goesOn(line, index)) {
          lines.set(index, line.as(KifLine.Kind.OTHER_MOVES));
          left = index;
        } else {
          moves = true;
        }
      }
      default -> {
        // It says nothing of where moves begin.
      }
    }
  }

  private boolean isLater(KifLine line, int index) {
    int begin = line.firstMove();
    boolean broken = !MoveShape.isMove(line.text(), begin) && !line.isEnd();
    if (broken || isBelow(index, KifLine.Kind.MOVES_HEADER)) {
      return false; // That is an error.
    }
    if (line.moveNumber() > 0) {
      return line.moveNumber() > 1 && !counted;
    }
    if (MoveLists.isWhite(line) && isBelow(index, KifLine.Kind.HAND)) {
      return true; // A game would go on once all of its position is told.
    }
    int above = index - 1;
    while (above >= 0 && lines.get(above).kind() == KifLine.Kind.BLANK) {
      above--;
    }
    return above >= 0
        && HEADINGS.contains(lines.get(above).kind())
        && HEADING.matcher(Blanks.strip(lines.get(above).text())).matches();
  }

  /** Whether a line of a kind stands below in the same block. */
  private boolean isBelow(int index, KifLine.Kind kind) {
    for (int i = index; i < lines.size(); i++) {
      KifLine line = lines.get(i);
      if (line.kind() == kind) {
        return true;
      }
      if (line.kind() == KifLine.Kind.BOARD || line.kind() == KifLine.Kind.SEPARATOR) {
        return false;
      }
    }
    return false;
  }

  /** Whether it goes on with the line right above, which was left out. */
  private boolean goesOn(KifLine line, int index) {
    return left >= 0 && left == index - 1 && MoveLists.canGoOn(lines.get(left), line);
  }
}
