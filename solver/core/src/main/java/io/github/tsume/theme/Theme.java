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
  NO_HAND("持駒なし"),
  /** The attacker has nothing but, maybe, his king on the board. */
  NO_ATTACKERS("無仕掛"),
  /** The attacker has one piece on the board at the beginning. */
  LONE_ATTACKER("単騎図式"),
  /** At most five pieces are on the board, kings counted, and at most four in hand. */
  FEW_PIECES("簡素図式"),
  /** All pieces of one side stand where they stand at the beginning of a game; others anywhere. */
  GAME_START("実戦初形"),
  /** The board is its own mirror image, left and right. */
  SYMMETRIC("対称形"),
  /** The board holds several pieces of one type, promoted ones of rook or bishop only. */
  ONE_TYPE("一色図式"),
  /** The same of two types. */
  TWO_TYPES("二色図式"),
  /** One piece of each type is on the board, or on the board and in hand together. */
  ONE_OF_EACH("七色図式"),
  /** The board holds all rooks and bishops and nothing else. */
  ROOKS_AND_BISHOPS("飛角図式"),
  /** No rook and no bishop is on the board or in hand. */
  NO_ROOK_OR_BISHOP("小駒図式"),
  /** No gold and no silver is on the board or in hand. */
  NO_GOLD_OR_SILVER("貧乏図式"),
  /** Nothing but pawns, promoted or not, is on the board and in hand. */
  PAWNS_ONLY("豆腐図式"),
  /** The king is mated in a corner of the board. */
  CORNER_MATE("雪隠詰"),
  /** The king is mated where it stood at the beginning, and has been elsewhere. */
  RETURNING_KING("還元玉"),
  /** At the end one piece of the attacker is on the board. */
  LONE_MATE("単騎詰"),
  /** The defender drops each type of piece between. */
  ALL_INTERPOSITIONS("七種合"),
  /** A smoke mate with the attacker's king on the board from the beginning. */
  TWO_KINGS_SMOKE("双玉煙"),
  /** All pieces but rooks, bishops and kings are on the board, and at the end at most four. */
  MINOR_SMOKE("小駒煙");

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
    return switch (this) {
      case BARE_KING, TWO_KINGS, NO_HAND, NO_ATTACKERS, LONE_ATTACKER, FEW_PIECES -> true;
      case GAME_START, SYMMETRIC, ONE_TYPE, TWO_TYPES, ONE_OF_EACH, ROOKS_AND_BISHOPS -> true;
      case NO_ROOK_OR_BISHOP, NO_GOLD_OR_SILVER, PAWNS_ONLY -> true;
      default -> false;
    };
  }

  /** The stable name, such as "smoke". */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
