package io.github.tsume.notation.japanese;

import java.util.regex.Pattern;

/**
 * A test for a length that is one of a range, of a list or of a series: 1手〜9手詰, 1,3,5手詰, 毎日5手詰. It
 * is that of no problem then.
 */
final class SeriesOfLengths {
  private static final String DIGITS = "0-9０-９一二三四五六七八九十百";
  private static final String MARK = "[~～〜‐‑‒–—―ー－−\\-・･、,，/／&＆+＋]";
  private static final String MATE = "[\\s　]*(?:手(?:[\\s　]*で?[\\s　]*詰(?:め|み)?)?)?[\\s　]*";

  /** A number, but not that of a problem, and what joins it to the length that follows. */
  private static final Pattern NUMBER_BEFORE =
      Pattern.compile(
          "(?<![第問題図番集号巻回歩#＃"
              + DIGITS
              + "])(?<!(?i:no|nr|problem|fig|puzzle|#)[.．]?[\\s　]?)["
              + DIGITS
              + "]{1,5}"
              + MATE
              + "(?:"
              + MARK
              + "|から|より|ないし|乃至|及び|および|と|または|又は|もしくは|か)[\\s　]*$");

  /** What a series is called right before its length. */
  private static final Pattern SERIES_BEFORE =
      Pattern.compile(
          "(?:全|各|毎[日朝晩夜週月回号]|旧[図作案形題]|(?<![月" + DIGITS + "])[" + DIGITS + "]{1,3}[日週]に?)[\\s　]?$");

  private static final Pattern NUMBER_AFTER =
      Pattern.compile(
          "(?:め|み)?[\\s　]*(?:"
              + MARK
              + "|から|ないし|乃至|または|又は|か|と)[\\s　]*["
              + DIGITS
              + "]{1,5}[\\s　]*手(?!目).*");

  private static final String ENGLISH_MARK = "\\s*(?:" + MARK + "|\\bto\\b|\\bor\\b|\\band\\b)\\s*";
  private static final Pattern ENGLISH_BEFORE =
      Pattern.compile(
          "(?<![0-9])(?<!(?:no|nr|problem|fig|puzzle|week|day|part|#)[. ]{0,2})[0-9]{1,3}"
              + ENGLISH_MARK
              + "$");
  private static final Pattern ENGLISH_AFTER =
      Pattern.compile(ENGLISH_MARK + "[0-9]{1,3}(?!\\w).*");
  private static final Pattern OTHER_UNIT =
      Pattern.compile(
          ENGLISH_MARK + "[0-9]{1,4}\\s*(?:min|sec|hour|star|point|dan|kyu|[0-9%/★☆]).*");

  private SeriesOfLengths() {}

  /** Whether the length between two indices of a line in Japanese is one of several. */
  static boolean has(String line, int start, int end) {
    String before = line.substring(0, start);
    return NUMBER_BEFORE.matcher(before).find()
        || SERIES_BEFORE.matcher(before).find()
        || NUMBER_AFTER.matcher(line).region(end, line.length()).matches();
  }

  /** The same for a line in English, in lower case; a length of the form "n-move mate" or not. */
  static boolean hasEnglish(String line, int start, int end, boolean numberFirst) {
    String after = line.substring(end);
    return numberFirst
        ? ENGLISH_BEFORE.matcher(line.substring(0, start)).find()
        : ENGLISH_AFTER.matcher(after).matches() && !OTHER_UNIT.matcher(after).matches();
  }
}
