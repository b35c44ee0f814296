package io.github.tsume.results.json;

import java.util.Locale;

/** The extent of what the certificate of a result shows. {@code verify} does not believe it. */
public enum Seal {
  /** All that the result claims. */
  EVERYTHING,
  /** The mate and its length. */
  LENGTH,
  /** Neither. */
  NOTHING;

  /** The stable name in results. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}
