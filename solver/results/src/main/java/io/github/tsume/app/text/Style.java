package io.github.tsume.app.text;

import java.util.Locale;

/** Colours of a terminal, or none. They repeat what the words say and add nothing. */
public enum Style {
  COLOURED,
  PLAIN;

  private static final String BOLD = "1";
  private static final String DIM = "2";
  private static final String RED = "1;31";
  private static final String GREEN = "1;32";
  private static final String YELLOW = "1;33";
  private static final String BLUE = "1;34";

  private String paint(String code, String text) {
    return this == PLAIN || text.isEmpty() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
  }

  public String strong(String text) {
    return paint(BOLD, text);
  }

  public String faint(String text) {
    return paint(DIM, text);
  }

  public String warning(String text) {
    return paint(YELLOW, text);
  }

  public String error(String text) {
    return paint(RED, text);
  }

  /** A text in the colour of a verdict, an outcome or a severity. */
  public String byCode(String code, String text) {
    return switch (code.toLowerCase(Locale.ROOT)) {
      case "sound", "mate" -> paint(GREEN, text);
      case "cooked", "incomplete", "unsolvable", "no-mate", "fatal" -> paint(RED, text);
      case "unknown", "flaw" -> paint(YELLOW, text);
      case "invalid" -> paint(BLUE, text);
      default -> text;
    };
  }
}
