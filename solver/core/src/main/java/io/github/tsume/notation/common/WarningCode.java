package io.github.tsume.notation.common;

import io.github.tsume.record.Warning;
import java.util.Locale;

/**
 * A kind of thing that readers pass over or take in a way that may not be meant; the code is
 * stable, the sentences are for people.
 */
public enum WarningCode {
  IGNORED_TEXT("this was not understood and left out: \"{0}\"", "読めないため無視しました:「{0}」"),
  UNKNOWN_END("\"{0}\" was taken for words about the end of the line", "「{0}」を終局の記述とみなしました"),
  MOVE_AFTER_END("this move comes after the end of the line", "終局の後に指し手があります"),
  MOVE_NUMBER("the move numbered {0} is move {1} of its line", "{0}手目と書かれた手は{1}手目です"),
  MOVE_COUNT("the text says {0} move|moves, the line has {1}", "{0}手と書かれていますが、指し手は{1}手です"),
  UNREAD_MOVE(
      "the move \"{0}\" cannot be read here; it and what follows it in its line were left out",
      "「{0}」はここでは指し手として読めません。この手とその後の手順を省きました"),
  OTHER_MOVES(
      "not a move of the line that was read, and left out: \"{0}\"",
      "読み取った手順とは別の指し手とみて省きました:「{0}」"),
  NOT_IN_HAND("the piece that is dropped is not in hand: \"{0}\"", "打つ駒が持駒にありません:「{0}」"),
  NO_SUCH_PIECE("no such piece stands where the move begins: \"{0}\"", "移動元にその駒がありません:「{0}」"),
  OTHER_RULES(
      "\"{0}\" was passed over: the rules asked for are those of {1}",
      "「{0}」は無視しました。指定された規則は{1}です"),
  BROKEN_BYTES(
      "some bytes of this line are no text in {0}; each became \"\ufffd\"",
      "この行に{0}として読めないバイトがあります（「\ufffd」に置き換えました）"),
  NAME_NOT_HAND(
      "what \"{0}\" is followed by was taken for the name of a player; a hand is \"{0}の持駒：\"",
      "「{0}」の後は対局者名とみなしました（持駒は「{0}の持駒：」と書きます）"),
  NOT_HAND(
      "this was not taken for a hand: \"{0}\"; a hand is \"先手の持駒：金\"",
      "持駒とはみなしませんでした:「{0}」（持駒は「先手の持駒：金」のように書きます）"),
  LENGTHS_DIFFER(
      "the lines around the position state {0} and {1} plies; neither was taken for its length",
      "詰手数が{0}手とも{1}手とも書かれているため、どちらも採りませんでした"),
  UNKNOWN_VALUE(
      "\"{0}\" is not known and was passed over; expected {1}", "「{0}」は分からないため無視しました（{1}のように書きます）"),
  QUOTED_VALUE(
      "the value is of another kind than it should be: {0} was taken for {1}",
      "値の種類が違います: {0}を{1}とみなしました"),
  MORE_WARNINGS("{0} more remark|remarks like these left out", "同様の注意が他に{0}件あります"),

  READ_AS(Weight.REMARK, "read as {0}: line {1} is {2}", "{0}として読みました: {1}行目が{3}です"),
  READ_AS_NAMED(Weight.REMARK, "read as {0}, as the file is called", "ファイル名により{0}として読みました"),
  GUESSED_TURN(
      Weight.REMARK, "white was taken to move first, as \"{0}\" says", "「{0}」により後手から始まるとみなしました"),
  GUESSED_RULES(Weight.REMARK, "taken for {0}, as \"{1}\" says", "「{1}」により{0}とみなしました"),
  DRAWN_PART(
      Weight.REMARK,
      "files {0} and ranks {1} are drawn; the rest of the board was taken for empty",
      "盤面は{0}筋、{1}段だけが描かれています。残りは空とみなしました"),
  TAKEN_FOR_LINE(Weight.REMARK, "\"{0}\" was taken for the author's line", "「{0}」を作意とみなしました"),
  ONLY_LENGTH(
      Weight.REMARK,
      "of \"{0}\" only the length was taken: {1} ply|plies",
      "「{0}」からは詰手数（{1}手）だけを読み取りました"),
  ONLY_GOAL(
      Weight.REMARK,
      "of \"{0}\" only goal and length were taken: {1}",
      "「{0}」からはルールと手数だけを読み取りました（{1}）"),
  OTHER_LENGTH(
      Weight.REMARK,
      "the length is stated to be {0} ply|plies, though \"{1}\" says {2}",
      "手数は{0}手とみなしました（「{1}」には{2}手とあります）"),
  TAKEN_AS_HAND(
      Weight.REMARK,
      "what \"{0}\" is followed by was taken for a hand, since no other one is told",
      "「{0}」の後は持駒とみなしました（ほかに持駒が書かれていないため）"),
  TAKEN_FOR(Weight.REMARK, "\"{0}\" was taken for \"{1}\"", "「{0}」を「{1}」とみなしました");

  /** Whether something may be lost or wrong, or a remark just tells how the text was understood. */
  private enum Weight {
    WARNING,
    REMARK
  }

  private final Weight weight;
  private final String english;
  private final String japanese;

  WarningCode(String english, String japanese) {
    this(Weight.WARNING, english, japanese);
  }

  WarningCode(Weight weight, String english, String japanese) {
    this.weight = weight;
    this.english = english;
    this.japanese = japanese;
  }

  /** The stable code, such as "ignored-text". */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether that is the code of a warning, which is more than a remark. */
  public static boolean isCode(String code) {
    for (WarningCode each : values()) {
      if (each.code().equals(code)) {
        return each.weight == Weight.WARNING;
      }
    }
    return false;
  }

  public Warning at(int line, int column, Object... arguments) {
    return new Warning(
        code(),
        ErrorCode.format(english, arguments),
        ErrorCode.format(japanese, arguments),
        ErrorCode.told(arguments),
        line,
        column);
  }
}
