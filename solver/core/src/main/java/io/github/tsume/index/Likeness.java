package io.github.tsume.index;

import java.util.Locale;

/** In what two problems may be alike, the closest first. */
public enum Likeness {
  /** All pieces, but for mirror, colours and shift. */
  POSITION,
  /** All pieces but one, which is elsewhere, another, or only in one of them. */
  ONE_PIECE,
  /** The pieces that take part. */
  CORE,
  /** The earlier one is what is left of the other after its first two plies. */
  SHORTER,
  /** The other is what is left of the earlier one after its first two plies. */
  LONGER,
  /** The final position. */
  FINAL,
  /** The moves. */
  LINE;

  /** How many there are room for in a reference of an index. */
  static final int ROOM = 8;

  /** The stable name in results. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
