package io.github.tsume;

import java.util.Locale;

/** How much a defect weighs by the profile that was asked for. */
public enum Severity {
  /** It makes the problem unsound. */
  FATAL,
  /** It is a blemish. */
  FLAW,
  /** It is customary and only listed. */
  TOLERATED;

  /** The stable name, such as "fatal". */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}
