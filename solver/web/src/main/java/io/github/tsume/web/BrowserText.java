package io.github.tsume.web;

import org.teavm.jso.JSMethod;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSString;

/** The services of the browser for texts. */
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
}
