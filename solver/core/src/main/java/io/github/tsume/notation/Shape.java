package io.github.tsume.notation;

import io.github.tsume.notation.japanese.Sides;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A form that a whole line can have, and the format that has it: the table by which texts are
 * recognised. Each begins where a line begins, so that comments, values and words have no vote.
 */
public enum Shape {
  KIF_MARK(Format.KIF, Weight.DECLARES, "the mark #KIF", "「#KIF」", "#\\s*KIF\\b.*"),
  KI2_MARK(Format.KI2, Weight.DECLARES, "the mark #KI2", "「#KI2」", "#\\s*KI2\\b.*"),
  CSA_VERSION(Format.CSA, Weight.DECLARES, "a version of CSA", "CSAの版", "V[23](\\.\\d)?|'CSA .*"),
  JSON(Format.JKF, Weight.DECLARES, "JSON", "JSON", "\\{\\s*[\"}].*|\\[\\s*[{\\]].*|[{\\[]"),
  COLUMNS(Format.SFEN, Weight.DECLARES, "a row of a table with positions", "局面のある表の行", ""),
  LINK(Format.SFEN, Weight.WRITTEN, "a link to a position", "局面へのリンク", ""),
  USI_COMMAND(
      Format.USI,
      Weight.WRITTEN,
      "a position of USI",
      "USIの局面",
      "position\\s+(?:sfen\\s|startpos\\b|\\S+/).*|startpos(?:\\s+moves\\b.*)?"),
  SFEN_BOARD(
      Format.SFEN,
      Weight.WRITTEN,
      "a board in SFEN",
      "SFENの盤面",
      "(?:sfen\\s+)?(?=\\S*[0-9])[0-9A-Za-z+]+(?:/[0-9A-Za-z+]+){4,}(?:\\s.*)?"),
  MOVES_HEADER(Format.KIF, Weight.WRITTEN, "the line above moves", "「手数----指手」の行", "手数-+.*"),
  PLACED_MOVE(
      Format.KIF,
      Weight.WRITTEN,
      "a numbered move with its origin or time",
      "移動元か時間のある指し手",
      Shape.NUMBERED + "[^(（]{2,8}[(（][\\s0-9０-９]{2,}[:)）].*"),
  CSA_LINE(
      Format.CSA,
      Weight.WRITTEN,
      "a line of CSA",
      "CSAの行",
      "N[+-].*|PI.*|P[1-9][ +-].*|P[+-]\\d\\d.*|\\$[A-Z_]+:.*|[+-]\\d{4}[A-Z]{2}.*"),
  HODGES_LINE(
      Format.HODGES,
      Weight.WRITTEN,
      "a western move or tag",
      "英字の指し手かタグ",
      "(?:SFEN|Handicap): .*"
          + "|\\d{1,5}\\s*[.…][\\s.]*(?:\\+?(?i:Sw|LQ|RQ|Q|Pt|Cr|Fa|Ph)|\\+?[KRBGSNLP])"
          + "(?:(?:[1-9][a-i1-9])?[-x*][1-9][a-i1-9].*|[1-9][a-i1-9][+=]?[!?]*(?:\\s.*|$))"
          + "|\\[(?:Variant\\s+\"(?i:(?:mini|tori)?[\\s_-]?shogi)\""
          + "|FEN\\s+\"[A-Za-z0-9+]+(?:/[A-Za-z0-9+]+){4}(?:(?:/[A-Za-z0-9+]+){2}){0,2}[\\s\\[]).*"),
  ROW(Format.BOD, Weight.WRITTEN, "a board row", "盤面の段", ""),
  HANDICAP(
      Format.KIF,
      Weight.WRITTEN,
      "a start of a game",
      "手合割",
      "手合割[\\s　]*[：:][\\s　]*(?:平手|.{0,6}落ち?).*"),
  PIECES(Format.TEXT, Weight.TOLD, "a side with its pieces", "駒を並べた行", ""),
  MARKED_MOVES(
      Format.KI2,
      Weight.LOOSE,
      "a marked move",
      "手番の印の付いた指し手",
      "(?:[0-9０-９]{1,4}[\\s　]*[.．:：、)）]?[\\s　]*)?" + Sides.SIGN + "[\\s　]*" + Shape.TO),
  NUMBERED_MOVE(
      Format.KIF,
      Weight.LOOSE,
      "a numbered move",
      "番号の付いた指し手",
      Shape.NUMBERED + Sides.SIGN + "?" + Shape.TO),
  BARE_ROW(Format.BOD, Weight.LOOSE, "a board row without bars", "枠のない盤面の段", ""),
  HEADER(
      Format.KIF,
      Weight.HEADS,
      "a header",
      "見出しの行",
      "(?:手合割|"
          + Sides.PLAYER
          + "|手数|詰手数|作品番号|作品名|作者|表題|備考|出典|発表誌|開始日時|終了日時|棋戦|場所"
          + "|"
          + Sides.NAME
          + "?の?"
          + Sides.HAND
          + ")[\\s　]*[：:].*"),
  PHRASE(Format.TEXT, Weight.HEADS, "a phrase with side and piece", "駒を言う文", ""),
  PHRASE_WITH_KING(Format.TEXT, Weight.HEADS, "a phrase with a king", "玉を言う文", ""),
  AMONG_WORDS(Format.SFEN, Weight.HEADS, "a position among words", "文中の局面", ""),
  RECORD_IN_JSON(Format.JKF, Weight.HEADS, "a record or position in JSON", "JSONの棋譜か局面", "");

  private static final String TO = "(?:[１-９1-9][一二三四五六七八九1-9１-９]|同)[\\s　]*[^\\s　、。月日手年0-9０-９].*";
  private static final String NUMBERED = "[0-9０-９]{1,4}[\\s　.．:：、)）]+";

  /** The weight of such a shape. */
  enum Weight {
    /** It says itself which format the text is of, where it comes first. */
    DECLARES,
    /** Programs write so, and nobody else. */
    WRITTEN,
    /** People tell a position so. */
    TOLD,
    /** It is part of some format, or of a text. */
    LOOSE,
    /** It tells a format where nothing else does. */
    HEADS
  }

  final Format format;
  final Weight weight;
  final String english;
  final String japanese;
  private final Pattern pattern;

  Shape(Format format, Weight weight, String english, String japanese, String pattern) {
    this.format = format;
    this.weight = weight;
    this.english = english;
    this.japanese = japanese;
    this.pattern = Pattern.compile(pattern);
  }

  /** Whether a line without blanks around it has that shape, as far as a pattern tells. */
  boolean matches(String line) {
    return !pattern.pattern().isEmpty() && pattern.matcher(line).matches();
  }

  /** The shape of a line, the first of the table, or null. */
  static @Nullable Shape of(String line) {
    for (Shape shape : values()) {
      if (shape.matches(line)) {
        return shape;
      }
    }
    return null;
  }
}
