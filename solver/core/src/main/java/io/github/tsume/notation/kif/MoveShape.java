package io.github.tsume.notation.kif;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.japanese.Sides;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The look of moves, and of what stands beside them, in a line: a square and a piece, a clock. */
final class MoveShape {
  private static final Pattern ORIGIN = Pattern.compile("[(（][0-9０-９]{2}[)）]");
  private static final Pattern CLOCK = Pattern.compile("[(（][^0-9)）]{0,5}[0-9]{1,4}[:：][0-9]");

  private MoveShape() {}

  /** Whether a colon is one of a clock's, or a clock follows the number of a move. */
  static boolean isClock(String line, int start, int colon) {
    Matcher clock = CLOCK.matcher(line);
    return clock.find() && (clock.start() < colon || KifLine.numberEnd(line, start) > start);
  }

  /** Whether a move is written at an index: a square and a piece, maybe a mark before them. */
  static boolean isMove(String text, int from) {
    int at = Blanks.skip(text, from);
    if (at < text.length() && Sides.isSign(text.charAt(at))) {
      at = Blanks.skip(text, at + 1);
    }
    boolean same = text.startsWith("同", at);
    if (!same && !(isDigit(text, at) && isDigit(text, at + 1))) {
      return false;
    }
    return isPiece(text, afterSquare(text, at));
  }

  /** The index after a square, which may have 同 behind it, or after 同 alone. */
  static int afterSquare(String text, int at) {
    int end = Blanks.skip(text, at + (text.startsWith("同", at) ? 1 : 2));
    return text.startsWith("同", end) ? Blanks.skip(text, end + 1) : end;
  }

  static boolean isPiece(String text, int at) {
    return at < text.length() && JapanesePieces.isSign(text.charAt(at));
  }

  private static boolean isDigit(String text, int at) {
    return at < text.length() && JapaneseNumbers.digit(text.charAt(at)) > 0;
  }

  static boolean hasClock(String text) {
    return CLOCK.matcher(text).find();
  }

  /** Whether the square from which a piece moves is written soon after an index. */
  static boolean hasOrigin(String text, int from) {
    return ORIGIN.matcher(text.substring(from, Math.min(text.length(), from + 12))).find();
  }
}
