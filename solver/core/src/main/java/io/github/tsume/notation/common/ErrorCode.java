package io.github.tsume.notation.common;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A kind of fault of an input; the code is stable, the sentences are for people. */
public enum ErrorCode {
  UNKNOWN_FORMAT("the format of the input is not known", "入力の形式が分かりません"),
  NO_PROBLEM("there is no position in the input", "局面がありません"),
  NO_POSITION("there is no position in this row", "この行に局面がありません"),
  WEB_PAGE(
      "this is part of a web page (HTML): save the record itself as text",
      "ウェブページ（HTML）の一部です。棋譜だけをテキストとして保存してください"),
  COMPRESSED("the file is compressed: unpack it first", "圧縮されたファイルです。展開してから指定してください"),
  BAD_ENCODING("the bytes are not text in {0}", "{0}の文字列ではありません"),
  TOO_LARGE("the input is larger than {0}", "入力が{0}を超えています"),
  LINE_TOO_LONG("the line is longer than {0} character|characters", "1行が{0}文字を超えています"),
  TOO_MANY_LINES("there are more than {0} line|lines", "{0}行を超えています"),
  TOO_MUCH_COMMENT(
      "there is too much comment before a position: from here on it is left out",
      "局面の前のコメントが多すぎます。ここから先は省きます"),
  VALUE_TOO_LONG("a number or a name is too long", "数値または名前が長すぎます"),
  TOO_MANY_MOVES("there are more than {0} move|moves", "指し手が{0}手を超えています"),
  TOO_DEEP("variations are nested more than {0} deep", "変化の入れ子が{0}段を超えています"),

  BAD_BOARD_CHARACTER("\"{0}\" does not belong on a board", "盤面に「{0}」があります"),
  RANK_TOO_LONG("rank {0} has more than {1} square|squares", "{0}段目が{1}マスを超えています"),
  RANK_TOO_SHORT("rank {0} has only {1} square|squares", "{0}段目が{1}マスしかありません"),
  TOO_MANY_RANKS("there are more than {0} rank|ranks", "{0}段を超えています"),
  TOO_FEW_RANKS("the board has only {0} rank|ranks", "{0}段しかありません"),
  NO_PIECE_AFTER_PLUS("\"+\" is followed by no piece that promotes", "「+」の後に成れる駒がありません"),
  MISSING_SIDE("the side to move is missing", "手番がありません"),
  BAD_SIDE("\"{0}\" is no side to move", "「{0}」は手番ではありません"),
  MISSING_HANDS("the hands are missing", "持駒がありません"),
  BAD_HAND("\"{0}\" does not belong in a hand", "持駒に「{0}」があります"),
  BAD_COUNT("\"{0}\" is no number of pieces", "「{0}」は駒の数ではありません"),
  PLY_BEYOND(
      "there is no position after move {0}: the record has {1} move|moves",
      "{0}手目の局面はありません。棋譜は{1}手です"),
  ILLEGAL_BEFORE(
      "there is no position after move {0}: move {1} is not legal", "{0}手目の局面はありません。{1}手目が反則です"),
  BAD_PLY("\"{0}\" is no move number", "「{0}」は手数ではありません"),
  DEFENDER_BEGINS(
      "in {0} ply|plies the side to move would have to be the defender", "{0}手なら受方から指し始めます（受先）"),
  ATTACKER_BEGINS(
      "in {0} ply|plies the side to move would have to be the attacker", "{0}手なら攻方から指し始めます"),
  NO_ATTACKER_KING("the attacker, who is to be mated, has no king", "詰まされる攻方の玉がありません"),
  ALREADY_MATED("the side to move is mated already", "初めから詰んでいます"),
  OTHER_RULE(
      "the source asks for another rule: \"{0}\" (known are mate, helpmate, helpselfmate,"
          + " brinkmate)",
      "「{0}」は別のルールです（解けるのは詰将棋・協力詰・協力自玉詰・必至）"),
  BAD_LENGTH("\"{0}\" is no length of a mate", "「{0}」は詰手数ではありません"),
  UNEXPECTED_TEXT("unexpected text \"{0}\"", "余分な「{0}」があります"),

  UNKNOWN_NUMBER("there is no problem \"{0}\"", "「{0}」という問題はありません"),
  UNKNOWN_LINE("this line is not understood: \"{0}\"", "この行は読めません:「{0}」"),
  LIKE_MOVE("this looks like a move and cannot be read: \"{0}\"", "指し手のようですが読めません:「{0}」"),
  LIKE_HAND(
      "this looks like pieces in hand, and nobody is said to hold them: \"{0}\"",
      "持駒のようですが、どちらの持駒か書かれていません:「{0}」"),
  BAD_BOARD_ROW("this is no row of a board: \"{0}\"", "盤面の行ではありません:「{0}」"),
  UNKNOWN_PIECE("\"{0}\" is no piece", "「{0}」という駒はありません"),
  RULES_DIFFER("\"{0}\" is not a game of {1}", "「{0}」は{1}の手合割ではありません"),
  WRONG_RANK("rank \"{0}\" is out of order", "「{0}」段目の順序が違います"),
  RULER_DIFFERS("there are two different lines of file numbers", "筋の数字の行が二つあり、異なっています"),
  UNKNOWN_HANDICAP(
      "\"{0}\" is no known handicap, and there is no board", "「{0}」という手合割は知られておらず、盤面もありません"),
  DUPLICATE_HAND("this is another hand than that of line {0}", "{0}行目の持駒と違います"),
  DUPLICATE_BOARD("there is a second board", "盤面が二つあります"),
  TWICE_ON_SQUARE("square {0} is filled twice", "{0}に駒が二つあります"),

  BAD_MOVE("\"{0}\" is no move", "「{0}」は指し手ではありません"),
  BAD_SQUARE("\"{0}\" is no square", "「{0}」というマスはありません"),
  EMPTY_ORIGIN("there is no piece on {0}", "{0}に駒がありません"),
  SAME_WITHOUT_MOVE("\"同\" without a move before it", "「同」の前に指し手がありません"),
  AFTER_MATE("it is mate before \"{0}\"", "「{0}」の前に詰んでいます"),
  NO_SUCH_MOVE("no piece can make the move \"{0}\"", "「{0}」と動ける駒がありません"),
  AMBIGUOUS_MOVE("several pieces can make the move \"{0}\"", "「{0}」と動ける駒が複数あります"),
  WRONG_TURN("it is not the turn of that side: \"{0}\"", "手番が違います:「{0}」"),
  MOVE_WITHOUT_POSITION("there is a move before any position", "局面の前に指し手があります"),
  SECOND_LINE("move 1 comes again, and no variation is announced", "変化の記載なしに1手目に戻っています"),
  BAD_STATEMENT("this is no statement of CSA: \"{0}\"", "CSA形式の文ではありません:「{0}」"),

  BAD_JSON("this is not JSON: {0}", "JSONではありません: {0}"),
  MISSING_VALUE("\"{0}\" is missing", "「{0}」がありません"),
  BAD_VALUE("\"{0}\" cannot be {1}", "「{0}」に{1}は使えません");

  private final String english;
  private final String japanese;

  ErrorCode(String english, String japanese) {
    this.english = english;
    this.japanese = japanese;
  }

  /** The stable code, such as "bad-hand". */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  String english(Object... arguments) {
    return format(english, arguments);
  }

  String japanese(Object... arguments) {
    return format(japanese, arguments);
  }

  /** A sentence with its arguments put in. */
  static String format(String pattern, Object[] arguments) {
    String text =
        Plurals.chosen(pattern, at -> at < arguments.length ? String.valueOf(arguments[at]) : "");
    for (int i = 0; i < arguments.length; i++) {
      text = text.replace("{" + i + "}", shorten(String.valueOf(arguments[i])));
    }
    return text;
  }

  /** The arguments as they stand in sentences. */
  static List<String> told(Object[] arguments) {
    return Stream.of(arguments).map(argument -> shorten(String.valueOf(argument))).toList();
  }

  /** A quotation of the input that is fit to be printed. */
  private static String shorten(String text) {
    StringBuilder shown = new StringBuilder();
    for (int i = 0; i < text.length() && i < 40; i++) {
      char c = text.charAt(i);
      shown.append(Character.isISOControl(c) || Character.isSurrogate(c) ? '\ufffd' : c);
    }
    return text.length() > 40 ? shown + "…" : shown.toString();
  }
}
