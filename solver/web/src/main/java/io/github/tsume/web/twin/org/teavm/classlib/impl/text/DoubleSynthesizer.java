package io.github.tsume.web.twin.org.teavm.classlib.impl.text;

import io.github.tsume.web.BrowserText;

/** The number that is nearest to decimal digits, as the browser reads them. */
public final class DoubleSynthesizer {
  /** How far the point stands from the end of a mantissa, which is read without a sign. */
  private static final int DIGITS = 18;

  private DoubleSynthesizer() {}

  public static double synthesizeDouble(long mantissa, int exponent, boolean negative) {
    double number = BrowserText.number(Long.toUnsignedString(mantissa) + "e" + (exponent - DIGITS));
    return negative ? -number : number;
  }
}
