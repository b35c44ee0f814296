package io.github.tsume.notation.kif;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.record.Special;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The end of a line of moves on the same line: a full stop, まで, まで１手詰, で詰み, 投了.
 *
 * @param until whether it says まで, after which no move follows
 * @param count how many moves it says that there are, or empty
 * @param end what it says of the end, or empty
 */
record LineClosing(boolean until, String count, String end) {
  private static final Pattern CLOSING =
      Pattern.compile(
          "[\\s　、,，]*((?:まで|迄)[\\s　、,，]*(?:([0-9０-９]{1,6}|[一二三四五六七八九十百]{1,7})[\\s　]*手[\\s　]*)?)?"
              + "(?:で[\\s　]*)?([^\\s　、,，。．.!！()（）]{0,24})(?:です)?[\\s　。．.!！]*");

  private static final Pattern MATE = Pattern.compile("詰(?:み|め|上がり|上り)?(?:です)?");

  /** What stands at an index up to the end of the line, or null if that closes nothing. */
  static @Nullable LineClosing at(String text, int from) {
    Matcher closing = CLOSING.matcher(text).region(from, text.length());
    if (!closing.matches()) {
      return null;
    }
    boolean until = closing.group(1) != null;
    String count = closing.group(2) == null ? "" : closing.group(2);
    String end = closing.group(3);
    if (MATE.matcher(end).matches()) {
      return new LineClosing(until, count, "詰み");
    }
    boolean known =
        end.isEmpty()
            || Special.ofJapanese(end).kind() != Special.Kind.OTHER
            || MoveLineParser.OTHER_ENDS.contains(end)
            || (!count.isEmpty() && Footer.isKnown(end));
    return known ? new LineClosing(until, count, end) : null;
  }

  /** Whether a known word of an end stands at an index. */
  static boolean isEnd(String text, int at) {
    return Special.ofJapanese(KifLine.word(text, Blanks.skip(text, at))).kind()
        != Special.Kind.OTHER;
  }
}
