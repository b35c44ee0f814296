package io.github.tsume.notation;

import com.google.common.base.Strings;
import io.github.tsume.record.MoveTime;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The time of a move as KIF writes it: {@code ( 0:02/00:00:02)}, minutes and seconds of the move,
 * then hours, minutes and seconds of its side.
 *
 * @param spent milliseconds of the move
 * @param total milliseconds of the side, or null if not stated
 * @param end the index after the closing parenthesis
 */
record KifTime(long spent, @Nullable Long total, int end) {
  private static final String BLANKS = "[\\s\\u0000\\u00a0\\u2000-\\u206f\\u3000\\ufeff]*+";
  private static final Pattern TIME =
      Pattern.compile(
          "[(（]B(?:(\\d{1,4})C)?(\\d{1,6})C(\\d{1,2})(?:\\.(\\d{1,3})\\d*)?B"
              .concat("(?:[/／]B(?:(?:(\\d{1,6})C)?(\\d{1,6})C(\\d{1,2})(?:\\.\\d*)?)?B)?[)）]")
              .replace("B", BLANKS)
              .replace("C", "[:：]"));

  static KifTime parse(String text, int at, int line) throws ReadException {
    Matcher matcher = TIME.matcher(text).region(at, text.length());
    if (!matcher.lookingAt()) {
      int end = text.indexOf(')', at);
      String found = text.substring(at, end < 0 ? text.length() : end + 1);
      throw new ReadException(ErrorCode.BAD_TIME, line, at + 1, "(m:ss/h:mm:ss)", found);
    }
    long spent = millis(matcher.group(1), matcher.group(2), matcher.group(3));
    if (matcher.group(4) != null) {
      spent += Long.parseLong((matcher.group(4) + "00").substring(0, 3));
    }
    Long total =
        matcher.group(6) == null
            ? null
            : Long.valueOf(millis(matcher.group(5), matcher.group(6), matcher.group(7)));
    return new KifTime(spent, total, matcher.end());
  }

  private static long millis(@Nullable String hours, String minutes, String seconds) {
    long h = hours == null ? 0 : Long.parseLong(hours);
    return ((h * 60 + Long.parseLong(minutes)) * 60 + Long.parseLong(seconds)) * 1000;
  }

  /** A time as KIF writes it, without fractions of a second. */
  static String text(MoveTime time) {
    long spent = time.spent() / 1000;
    long total = time.total() / 1000;
    return "("
        + Strings.padStart("" + spent / 60, 2, ' ')
        + (":" + twoDigits(spent % 60))
        + ("/" + twoDigits(total / 3600))
        + (":" + twoDigits(total / 60 % 60))
        + (":" + twoDigits(total % 60) + ")");
  }

  private static String twoDigits(long number) {
    return Strings.padStart("" + number, 2, '0');
  }
}
