package io.github.tsume.theme;

import java.util.Locale;

/** A theme that position and mainline decide; the guide for composers has the definitions. */
public enum Theme {
  /** All pieces but the attacker's king are on the board, and at the end at most four. */
  SMOKE("煙詰"),
  /** Nothing but kings is on the board. */
  BARE_KING("裸玉"),
  /** Both kings are on the board. */
  TWO_KINGS("双玉"),
  /** The king is mated on the square in the middle. */
  CENTRE_MATE("都詰"),
  /** At a move of the attacker a drop of a pawn would mate, and so is illegal. */
  DROP_MATE("打歩詰"),
  /** The attacker does not promote a pawn, lance, bishop, rook or the like where he could. */
  NON_PROMOTION("不成"),
  /** A piece is dropped between, not next to the king, where no piece of the defender guards it. */
  HANGING_INTERPOSITION("中合"),
  /** A piece on the board is moved between. */
  MOVED_INTERPOSITION("移動合"),
  /** The attacker takes nothing. */
  NO_CAPTURE("無取り"),
  /** The attacker has nothing in hand at the beginning. */
  NO_HAND("持駒なし");

  private final String japanese;

  Theme(String japanese) {
    this.japanese = japanese;
  }

  /** The composers' word. */
  public String japanese() {
    return japanese;
  }

  /** Whether it is the position alone that decides it, not the line. */
  boolean isOfPosition() {
    return this == BARE_KING || this == TWO_KINGS || this == NO_HAND;
  }

  /** The stable name, such as "smoke". */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
