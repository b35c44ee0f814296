package tsume.notation;

import java.util.Locale;
import tsume.record.Warning;

/**
 * What readers pass over or take in a way that may not be meant; the code is stable, the sentences
 * are for people.
 */
public enum WarningCode {
  IGNORED_TEXT("this was not understood and left out: \"{0}\"", "読めないため無視しました:「{0}」"),
  UNKNOWN_END("\"{0}\" was taken for words about the end of the line", "「{0}」を終局の記述とみなしました"),
  MOVE_AFTER_END("this move comes after the end of the line", "終局の後に指し手があります"),
  MOVE_NUMBER("the move numbered {0} is move {1} of its line", "{0}手目と書かれた手は{1}手目です"),
  MOVE_COUNT("the text says {0} moves, there are {1}", "{0}手と書かれていますが、指し手は{1}手です"),
  NOT_IN_HAND("the piece that is dropped is not in hand: \"{0}\"", "打つ駒が持駒にありません:「{0}」"),
  NO_SUCH_PIECE("no such piece stands where the move begins: \"{0}\"", "移動元にその駒がありません:「{0}」"),
  MORE_WARNINGS("{0} more remarks like these follow", "同様の注意が他に{0}件あります");

  private final String english;
  private final String japanese;

  WarningCode(String english, String japanese) {
    this.english = english;
    this.japanese = japanese;
  }

  /** The stable code, such as "ignored-text". */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether that is the code of a warning. */
  public static boolean isCode(String code) {
    for (WarningCode each : values()) {
      if (each.code().equals(code)) {
        return true;
      }
    }
    return false;
  }

  Warning at(int line, int column, Object... arguments) {
    return new Warning(
        code(),
        ErrorCode.format(english, arguments),
        ErrorCode.format(japanese, arguments),
        line,
        column);
  }
}
