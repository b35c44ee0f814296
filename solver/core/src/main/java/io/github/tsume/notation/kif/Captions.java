package io.github.tsume.notation.kif;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The author's line as people write it below a drawing that has no other moves: 解答 １二金まで１手詰,
 * 作意：▲１二金, or the moves alone and まで. Elsewhere, such as in a header, it is what its key says.
 */
final class Captions {
  private static final Pattern CAPTION =
      Pattern.compile(
          "[\\s　]*(?:[【\\[（(「〈《■●◆・]?[\\s　]*(?:解答手順|解答|正解手順|正解|作意手順|作意|詰手順|詰め手順|本手順|手順|答え|答|解)"
              + "[\\s　]*[】\\]）)」〉》]?[\\s　]*[：:＝=→は]?[\\s　]*)?");

  private Captions() {}

  /** Takes the first such line below each drawing without other moves for a line of moves. */
  static void settle(List<KifLine> lines) {
    boolean drawn = false;
    boolean moves = false;
    int caption = -1;
    for (int i = 0; i <= lines.size(); i++) {
      KifLine line = i < lines.size() ? lines.get(i) : null;
      boolean row =
          line != null && line.kind() == KifLine.Kind.BOARD && KifBoard.isRow(line.text());
      if (line == null || row || line.kind() == KifLine.Kind.SEPARATOR) {
        if (caption >= 0 && !moves) {
          KifLine found = lines.get(caption);
          lines.set(caption, found.from(KifLine.Kind.MOVES, moves(found)));
        }
        moves = false;
        caption = -1;
        drawn = row || (drawn && line != null);
      } else if (line.kind() == KifLine.Kind.MOVES || line.kind() == KifLine.Kind.MOVES_HEADER) {
        moves = true;
      } else if (moves && isBare(line)) {
        lines.set(i, line.as(KifLine.Kind.OTHER_MOVES));
      } else if (caption < 0 && drawn && moves(line) >= 0) {
        caption = i;
      }
    }
  }

  /** Whether it is moves and まで without a caption: where others are, it is another list. */
  private static boolean isBare(KifLine line) {
    return moves(line) == 0 && (line.text().contains("まで") || line.text().contains("迄"));
  }

  /** The index at which moves begin behind a caption, with nothing but moves behind it, or -1. */
  private static int moves(KifLine line) {
    if (line.kind() != KifLine.Kind.OTHER && line.kind() != KifLine.Kind.ENTRY) {
      return -1;
    }
    Matcher matcher = CAPTION.matcher(line.text());
    return matcher.lookingAt() && MoveSentence.areMoves(line.text(), matcher.end())
        ? matcher.end()
        : -1;
  }
}
