package io.github.tsume.notation.kif;

import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.StatedLength;
import io.github.tsume.notation.japanese.StatedLengths;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The line "手数＝7 ▲２六歩 まで": how many moves led to the board, and perhaps the last of them. An odd
 * number alone is the length of a problem, unless it is said whose turn it is.
 */
final class PlyLine {
  private static final Pattern PLY = Pattern.compile("[0-9０-９]{1,6}");

  private @Nullable KifLine perhapsLength;
  private int number;

  /** Takes such a line; false if it says no number. */
  boolean take(KifLine line, FirstTurn first) {
    Matcher matcher = PLY.matcher(line.text()).region(line.value(), line.text().length());
    if (!matcher.lookingAt()) {
      return false;
    }
    number = Math.toIntExact(JapaneseNumbers.ofDigits(matcher.group()));
    boolean told = number % 2 == 0 || FirstTurn.saysPlayed(line);
    perhapsLength = told ? null : line;
    if (told) {
      first.after(number, line);
    }
    return true;
  }

  /** The number of the next move. */
  int ply() {
    return number + 1;
  }

  /** States the number as a length if it is one; false if moves led to the board. */
  boolean isLength(boolean turnTold, StatedLengths lengths) {
    KifLine line = perhapsLength;
    if (line == null || turnTold) {
      return false;
    }
    StatedLength length = new StatedLength(String.valueOf(number), true);
    lengths.add(length, line.text(), line.number(), line.start() + 1);
    return true;
  }
}
