package io.github.tsume.web.twin.org.teavm.classlib.impl.text;

import io.github.tsume.web.BrowserText;

/**
 * The shortest decimal digits of a number, as the browser writes them; tables take 12 KB packed.
 */
public final class DoubleAnalyzer {
  /** How many digits a mantissa has. */
  private static final int DIGITS = 18;

  private DoubleAnalyzer() {}

  /** A number in digits: the mantissa has 18 of them, the point stands after the first. */
  public static class Result {
    public long mantissa;
    public int exponent;
    public boolean sign;
  }

  public static void analyze(double value, Result result) {
    String text = BrowserText.exponential(Math.abs(value));
    int end = text.indexOf('e');
    String digits = text.substring(0, end).replace(".", "");
    result.sign = value < 0 || 1 / value < 0;
    result.mantissa = Long.parseLong(digits + "0".repeat(DIGITS - digits.length()));
    result.exponent = Integer.parseInt(text.substring(end + 1));
  }
}
