package io.github.tsume.app.cli.options;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Numbers with units as people type them: "20k", "1.5m"; "90s", "2min", "1h30m"; "512m", "2GiB".
 */
final class Quantities {
  private static final String NUMBER = "(\\d{1,18}(?:\\.\\d{1,9})?)";
  private static final Pattern COUNT = Pattern.compile(NUMBER + "([kmgt]?)");
  private static final Pattern SIZE = Pattern.compile(NUMBER + " ?(?:([kmgt]?)(?:i?b)?)");
  private static final Pattern TIME = Pattern.compile(NUMBER + " ?([a-z]*)");
  private static final String POWERS = "kmgt";

  private static final Map<String, Long> MILLIS =
      Map.ofEntries(
          Map.entry("", 1000L),
          Map.entry("ms", 1L),
          Map.entry("s", 1000L),
          Map.entry("sec", 1000L),
          Map.entry("secs", 1000L),
          Map.entry("second", 1000L),
          Map.entry("seconds", 1000L),
          Map.entry("m", 60_000L),
          Map.entry("min", 60_000L),
          Map.entry("mins", 60_000L),
          Map.entry("minute", 60_000L),
          Map.entry("minutes", 60_000L),
          Map.entry("h", 3_600_000L),
          Map.entry("hour", 3_600_000L),
          Map.entry("hours", 3_600_000L));

  private Quantities() {}

  /** A whole number; k, m, g and t are thousands, millions and so on. Empty if it is none. */
  static OptionalLong number(String text) {
    Matcher matcher = COUNT.matcher(small(text));
    if (!matcher.matches()) {
      return OptionalLong.empty();
    }
    return product(matcher.group(1), power(matcher.group(2), 1000));
  }

  /** An amount of memory in bytes; a plain number is megabytes. Empty if it is none. */
  static OptionalLong bytes(String text) {
    Matcher matcher = SIZE.matcher(small(text));
    if (!matcher.matches()) {
      return OptionalLong.empty();
    }
    String unit = matcher.group(2).isEmpty() ? "m" : matcher.group(2);
    return product(matcher.group(1), power(unit, 1024));
  }

  /** A duration in milliseconds; a plain number is seconds. Empty if it is none. */
  static OptionalLong millis(String text) {
    Matcher matcher = TIME.matcher(small(text));
    long sum = 0;
    int at = 0;
    while (matcher.find(at) && matcher.start() == at) {
      Long unit = MILLIS.get(matcher.group(2));
      boolean isAlone = at == 0 && matcher.end() == text.length();
      if (unit == null || (matcher.group(2).isEmpty() && !isAlone)) {
        return OptionalLong.empty();
      }
      BigDecimal part = new BigDecimal(matcher.group(1)).multiply(BigDecimal.valueOf(unit));
      if (part.compareTo(BigDecimal.valueOf(Long.MAX_VALUE / 4)) > 0) {
        return OptionalLong.empty();
      }
      sum = Math.min(sum + Math.round(part.doubleValue()), Long.MAX_VALUE / 4);
      at = matcher.end();
    }
    return at == text.length() && at > 0 ? OptionalLong.of(sum) : OptionalLong.empty();
  }

  private static String small(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  private static long power(String letter, long thousand) {
    long power = 1;
    for (int i = letter.isEmpty() ? -1 : POWERS.indexOf(letter); i >= 0; i--) {
      power *= thousand;
    }
    return power;
  }

  /** Empty where the product is no whole number, or too large. */
  private static OptionalLong product(String number, long unit) {
    try {
      return OptionalLong.of(
          new BigDecimal(number).multiply(BigDecimal.valueOf(unit)).longValueExact());
    } catch (ArithmeticException e) {
      return OptionalLong.empty();
    }
  }
}
