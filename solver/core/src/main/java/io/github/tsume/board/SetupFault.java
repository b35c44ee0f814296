package io.github.tsume.board;

import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.PieceType;
import io.github.tsume.rules.Ruleset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One reason why a setup is not a legal position.
 *
 * @param code what sort of fault it is
 * @param rules the ruleset, for names
 * @param color the side concerned, if it concerns one
 * @param kind the kind of piece concerned, or -1
 * @param square the square concerned, or -1
 * @param count how many there are, where the fault is a number
 * @param limit how many there may be, where the fault is a number
 */
public record SetupFault(
    Code code, Ruleset rules, @Nullable Color color, int kind, int square, int count, int limit) {

  /** The sorts of fault. */
  public enum Code {
    /** More pieces of a kind than the full set holds. */
    TOO_MANY_PIECES,
    /** A hand holds fewer than none. */
    NEGATIVE_HAND,
    /** A hand holds a king, a promoted piece, or something the ruleset does not have. */
    CANNOT_BE_HELD,
    /** A piece on the board that the ruleset does not have, such as a promoted gold. */
    NO_SUCH_PIECE,
    /** The side to be mated has no king. */
    NO_DEFENDER_KING,
    /** A side has more than one king. */
    SEVERAL_KINGS,
    /** More unpromoted pawns of a side on one file than may be there (nifu). */
    TOO_MANY_PAWNS_ON_FILE,
    /** A piece stands where it can never move again. */
    IMMOBILE_PIECE,
    /** The side that is not to move is already in check. */
    DEFENDER_IN_CHECK
  }

  private static final int NONE = -1;

  static SetupFault tooMany(Ruleset rules, int kind, int count) {
    int limit = rules.type(kind).count();
    return new SetupFault(Code.TOO_MANY_PIECES, rules, null, kind, NONE, count, limit);
  }

  static SetupFault ofHand(Code code, Ruleset rules, Color color, int kind, int count) {
    return new SetupFault(code, rules, color, kind, NONE, count, 0);
  }

  static SetupFault ofPiece(Code code, Ruleset rules, int piece, int square) {
    Color color = Piece.color(piece);
    return new SetupFault(code, rules, color, Piece.kind(piece), square, 1, 0);
  }

  static SetupFault ofKings(Code code, Ruleset rules, Color color, int count) {
    return new SetupFault(code, rules, color, Piece.KING, NONE, count, 1);
  }

  static SetupFault ofFile(Ruleset rules, Color color, int square, int count) {
    return new SetupFault(
        Code.TOO_MANY_PAWNS_ON_FILE,
        rules,
        color,
        rules.pawnKind(),
        square,
        count,
        rules.pawnsPerFile());
  }

  /** The fault in one English sentence without a full stop. */
  public String message() {
    return switch (code) {
      case TOO_MANY_PIECES ->
          "too many pieces: " + count + " of " + pieceName() + ", only " + limit + " exist";
      case NEGATIVE_HAND -> side() + " cannot hold " + count + " of " + pieceName();
      case CANNOT_BE_HELD -> side() + " holds " + pieceName() + ", which cannot be held in hand";
      case NO_SUCH_PIECE -> "no such piece as " + pieceName() + " (on " + where() + ")";
      case NO_DEFENDER_KING -> "no king to be mated: " + side() + " has none";
      case SEVERAL_KINGS -> side() + " has " + count + " kings";
      case TOO_MANY_PAWNS_ON_FILE ->
          (limit == 1 ? "nifu: " : "")
              + side()
              + " has "
              + count
              + " "
              + rules.type(kind).name()
              + "s on file "
              + fileName()
              + (limit == 1 ? "" : ", at most " + limit + " are allowed");
      case IMMOBILE_PIECE -> pieceName() + " of " + side() + " on " + where() + " can never move";
      case DEFENDER_IN_CHECK -> side() + " is already in check, and it is the other side's move";
    };
  }

  /** The fault in one Japanese sentence without a full stop. */
  public String messageJapanese() {
    return switch (code) {
      case TOO_MANY_PIECES -> kanji() + "が" + count + "枚あります（全部で" + limit + "枚まで）";
      case NEGATIVE_HAND -> sideKanji() + "の持駒の" + kanji() + "が" + count + "枚です";
      case CANNOT_BE_HELD -> sideKanji() + "が持駒にできない" + kanji() + "を持っています";
      case NO_SUCH_PIECE -> whereKanji() + "の" + kanji() + "という駒はありません";
      case NO_DEFENDER_KING -> "玉方（" + sideKanji() + "）の玉がありません";
      case SEVERAL_KINGS -> sideKanji() + "の玉が" + count + "枚あります";
      case TOO_MANY_PAWNS_ON_FILE ->
          (limit == 1 ? "二歩" : "三" + kanji())
              + "です（"
              + sideKanji()
              + "、"
              + fileName()
              + "筋に"
              + count
              + "枚）";
      case IMMOBILE_PIECE -> whereKanji() + "の" + sideKanji() + "の" + kanji() + "は行き所のない駒です";
      case DEFENDER_IN_CHECK -> "相手の手番なのに" + sideKanji() + "の玉に王手がかかっています";
    };
  }

  /** What the sentences tell besides: the piece in SFEN, its square, how many, how many at most. */
  public List<String> arguments() {
    String piece = (Piece.isPromoted(kind) ? "+" : "") + letter();
    return List.of(piece, square < 0 ? "" : where(), "" + count, "" + limit);
  }

  /** What would have been right, in letters of SFEN. */
  public String expected() {
    return switch (code) {
      case TOO_MANY_PIECES, TOO_MANY_PAWNS_ON_FILE -> letter() + " ≤ " + limit;
      case NEGATIVE_HAND -> letter() + " ≥ 0";
      case CANNOT_BE_HELD -> letters("", 1);
      case NO_SUCH_PIECE -> letters("K", 1);
      case NO_DEFENDER_KING -> letter() + " = 1";
      case SEVERAL_KINGS -> letter() + " ≤ 1";
      case IMMOBILE_PIECE -> "+" + letter();
      case DEFENDER_IN_CHECK -> color == Color.WHITE ? "w" : "b";
    };
  }

  /** The letters of the kinds from one on, after others. */
  private String letters(String before, int first) {
    StringBuilder letters = new StringBuilder(before);
    for (int other = first; other < rules.kindLimit(); other++) {
      letters.append(rules.type(other).letter());
    }
    return letters.toString();
  }

  private String letter() {
    char letter = rules.type(kind & ~Piece.PROMOTED).letter();
    return String.valueOf(color == Color.WHITE ? Character.toLowerCase(letter) : letter);
  }

  private String side() {
    return color == Color.WHITE ? "white" : "black";
  }

  private String sideKanji() {
    return color == Color.WHITE ? "後手" : "先手";
  }

  private String pieceName() {
    if ((kind & ~Piece.PROMOTED) >= rules.kindLimit()) {
      return "piece kind " + kind;
    }
    PieceType type = rules.type(kind);
    return Piece.isPromoted(kind)
        ? "promoted " + type.name() + " (+" + type.letter() + ")"
        : type.name() + " (" + type.letter() + ")";
  }

  private String kanji() {
    if ((kind & ~Piece.PROMOTED) >= rules.kindLimit()) {
      return "駒" + kind;
    }
    return (Piece.isPromoted(kind) ? "成" : "") + rules.type(kind).kanji();
  }

  private String where() {
    return rules.squareName(square);
  }

  private String fileName() {
    return String.valueOf(rules.file(square) + 1);
  }

  private String whereKanji() {
    return fileName() + "一二三四五六七八九".charAt(rules.rank(square));
  }
}
