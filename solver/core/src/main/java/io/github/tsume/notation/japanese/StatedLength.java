package io.github.tsume.notation.japanese;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** How long a mate is, as people write it beside a diagram: 7手詰, （五手詰め）, まで3手で詰み. */
public final class StatedLength {
  private static final String NUMBER = "[0-9０-９一二三四五六七八九十百]{1,7}";
  private static final Pattern LENGTH =
      Pattern.compile(
          "(?<![0-9０-９一二三四五六七八九十百第])(" + NUMBER + ")[\\s　]*手[\\s　]*(?:で[\\s　]*)?詰(?!将棋の?本)");

  private static final Pattern ALONE =
      Pattern.compile(
          "[\\s　（(【\\[〔《〈「・■□◆◇●○★☆※]*(?:まで|迄)?[\\s　]*"
              + NUMBER
              + "[\\s　]*手[\\s　]*(?:で[\\s　]*)?詰(?:め|み)?(?:です|めです|みです)?[\\s　。．.）)】\\]〕》〉」]*");

  private StatedLength() {}

  /** The one length that a line tells, or null: none, or several. */
  public static @Nullable String in(String line) {
    Matcher matcher = LENGTH.matcher(line);
    String found = null;
    while (matcher.find()) {
      String length = String.valueOf(JapaneseNumbers.large(matcher.group(1)));
      if (found != null && !found.equals(length)) {
        return null;
      }
      found = length;
    }
    return found;
  }

  /** Whether a line tells a length and nothing else. */
  public static boolean isAll(String line) {
    return ALONE.matcher(line).matches();
  }
}
