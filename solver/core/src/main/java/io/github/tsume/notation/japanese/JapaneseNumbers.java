package io.github.tsume.notation.japanese;

/** Numbers as Japanese texts write them: kanji, full-width and half-width digits. */
public final class JapaneseNumbers {
  private static final String DIGITS = "〇一二三四五六七八九";

  private JapaneseNumbers() {}

  /** A number from 1 to 99 in kanji, such as 十八. */
  public static String kanji(int number) {
    String ten = number < 10 ? "" : number < 20 ? "十" : DIGITS.charAt(number / 10) + "十";
    return number % 10 == 0 && number > 0 ? ten : ten + DIGITS.charAt(number % 10);
  }

  /** The full-width digit of a file. */
  public static char fullWidth(int digit) {
    return (char) ('０' + digit);
  }

  /** The value of a digit of any sort, or -1. */
  public static int digit(char c) {
    if (c >= '0' && c <= '9') {
      return c - '0';
    }
    if (c >= '０' && c <= '９') {
      return c - '０';
    }
    return DIGITS.indexOf(c);
  }

  /** How many characters from an index on are part of a number. */
  public static int lengthAt(String text, int start) {
    int end = start;
    while (end < text.length() && (digit(text.charAt(end)) >= 0 || text.charAt(end) == '十')) {
      end++;
    }
    return end - start;
  }

  /**
   * The value of at most eighteen digits, each of half or full width. What Java itself reads of the
   * latter, it does not read in browsers.
   */
  public static long ofDigits(String number) {
    long value = 0;
    for (int i = 0; i < number.length(); i++) {
      value = value * 10 + digit(number.charAt(i));
    }
    return value;
  }

  /** The value of a number of at most six digits, or of kanji up to 999. */
  public static int large(String number) {
    boolean digits = number.chars().allMatch(Character::isDigit);
    if (digits) {
      return Math.toIntExact(ofDigits(number));
    }
    int hundred = number.indexOf('百');
    int hundreds = hundred < 0 ? 0 : hundred == 0 ? 1 : value(number.substring(0, hundred));
    return hundreds * 100 + value(number.substring(hundred + 1));
  }

  /** The value of such a number, at most 999. */
  public static int value(String number) {
    int value = 0;
    for (int i = 0; i < number.length(); i++) {
      char c = number.charAt(i);
      if (c != '十') {
        value = value * 10 + digit(c);
      } else if (i + 1 < number.length()) {
        // 十 is followed by the units, which come to stand after the tens.
        value = Math.max(value, 1);
      } else {
        value = Math.max(value, 1) * 10;
      }
      value = Math.min(value, 999);
    }
    return value;
  }
}
