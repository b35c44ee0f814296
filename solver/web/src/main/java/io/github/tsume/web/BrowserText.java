package io.github.tsume.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSMethod;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSString;

/** The services of the browser for texts and numbers. */
public final class BrowserText {
  private BrowserText() {}

  /** A string of the browser. */
  private interface Text extends JSObject {
    @JSMethod
    JSString normalize(JSString form);
  }

  /** The text in the Unicode normalization form NFKC. */
  public static String nfkc(String text) {
    Text given = JSString.valueOf(text).cast();
    return given.normalize(JSString.valueOf("NFKC")).stringValue();
  }

  /** The number with its shortest digits, one of them before the point: "1.25e-7". */
  @JSBody(params = "number", script = "return number.toExponential();")
  public static native String exponential(double number);

  /** The number that is nearest to the digits. */
  @JSBody(params = "digits", script = "return +digits;")
  public static native double number(String digits);
}
