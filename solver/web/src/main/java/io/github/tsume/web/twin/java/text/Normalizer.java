package io.github.tsume.web.twin.java.text;

import io.github.tsume.web.BrowserText;

/** Texts in the form NFKC, by the browser itself. */
public final class Normalizer {
  private Normalizer() {}

  /** The one form that is asked for. */
  public enum Form {
    NFKC
  }

  public static String normalize(CharSequence text, Form form) {
    return BrowserText.nfkc(text.toString());
  }
}
