package io.github.tsume.index;

import java.util.Locale;

/** In what two problems may be alike, the closest first. */
public enum Likeness {
  /** All pieces, but for mirror, colours and shift. */
  POSITION,
  /** The pieces that take part. */
  CORE,
  /** The final position. */
  FINAL,
  /** The moves. */
  LINE;

  /** The stable name in results. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}
