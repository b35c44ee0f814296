package io.github.tsume;

import java.util.Locale;

/** The three-valued answer to "is there a mate?". A limit that was hit is never "no mate". */
public enum Outcome {
  /** There is a mate, and its proof was replayed. */
  MATE,
  /** It is proved that there is no mate of any length. */
  NO_MATE,
  /** It is not known. */
  UNKNOWN;

  /** The stable name, such as "no-mate". */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
