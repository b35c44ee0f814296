package io.github.tsume.notation.kif;

import com.google.common.base.Strings;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.record.MoveTime;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The time of a move as KIF writes it: {@code ( 0:02/00:00:02)}, minutes and seconds of the move,
 * then hours, minutes and seconds of its side; or {@code (1分5秒)}.
 *
 * @param spent milliseconds of the move
 * @param total milliseconds of the side, or null if not stated
 * @param end the index after the closing parenthesis
 */
record KifTime(long spent, @Nullable Long total, int end) {
  private static final String BLANKS = "[\\s\\u0000\\u00a0\\u2000-\\u206f\\u3000\\ufeff]*+";
  private static final Pattern TIME =
      Pattern.compile(
          "[(（]B(?:(D{1,4})C)?(D{1,6})C(D{1,2})(?:\\.(D{1,3})D*)?B"
              .concat("(?:[/／]B(?:(?:(D{1,6})C)?(D{1,6})C(D{1,2})(?:\\.D*)?)?B)?[)）]")
              .replace("B", BLANKS)
              .replace("C", "[:：]")
              .replace("D", "[0-9０-９]"));
  private static final Pattern WORDS =
      Pattern.compile(
          "[(（]B(?=D)(?:(D{1,4})時間)?(?:(D{1,6})分)?(?:(D{1,6})秒)?B[)）]"
              .replace("B", BLANKS)
              .replace("D", "[0-9０-９]"));

  /** The time that begins at a parenthesis, or null if that is none. */
  static @Nullable KifTime parse(String text, int at) {
    Matcher words = WORDS.matcher(text).region(at, text.length());
    if (words.lookingAt()) {
      return new KifTime(millis(words.group(1), words.group(2), words.group(3)), null, words.end());
    }
    Matcher matcher = TIME.matcher(text).region(at, text.length());
    if (!matcher.lookingAt()) {
      return null;
    }
    long spent = millis(matcher.group(1), matcher.group(2), matcher.group(3));
    if (matcher.group(4) != null) {
      spent += number((matcher.group(4) + "00").substring(0, 3));
    }
    Long total =
        matcher.group(6) == null
            ? null
            : Long.valueOf(millis(matcher.group(5), matcher.group(6), matcher.group(7)));
    return new KifTime(spent, total, matcher.end());
  }

  /**
   * The index after a parenthesis and what it holds; of one that stays open the index of the next
   * move's mark, or the end of the text.
   */
  static int endOfAside(String text, int at) {
    int end = at;
    while (end < text.length() && !Sides.isSign(text.charAt(end))) {
      end++;
      if (")）".indexOf(text.charAt(end - 1)) >= 0) {
        break;
      }
    }
    return end;
  }

  private static long millis(
      @Nullable String hours, @Nullable String minutes, @Nullable String seconds) {
    return ((number(hours) * 60 + number(minutes)) * 60 + number(seconds)) * 1000;
  }

  private static long number(@Nullable String digits) {
    return digits == null ? 0 : JapaneseNumbers.ofDigits(digits);
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
