package io.github.tsume.notation.kif;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.Places;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a hand in Japanese, such as "飛　歩二", "飛歩2" or "なし". */
public final class HandParser {
  private static final String SEPARATORS = "、，,・";

  /** What "all that is left" is called; no pieces follow. */
  public static final Pattern REST = Pattern.compile("残り?(?:の|駒|全部|全て|全駒|すべて|ぜんぶ|一式)*");

  private static final Pattern HAND = Pattern.compile(REST.pattern() + "|なし|無し");

  private final String text;
  private final int line;
  private final Ruleset rules;
  private int at;

  HandParser(String text, int start, int line, Ruleset rules) {
    this.text = text;
    this.line = line;
    this.rules = rules;
    at = start;
  }

  /** Whether a text is nothing but a hand, of whatever game. */
  static boolean isHand(String text) {
    String value = Blanks.strip(text);
    if (HAND.matcher(value).matches()) {
      return true;
    }
    int at = 0;
    while (at < value.length()) {
      int length = JapanesePieces.anyFullLengthAt(value, at);
      if (length == 0) {
        return false;
      }
      at += length;
      at += at < value.length() && "×xX✕".indexOf(value.charAt(at)) >= 0 ? 1 : 0;
      at += JapaneseNumbers.lengthAt(value, at);
      at += value.startsWith("枚", at) ? 1 : 0;
      while (at < value.length()
          && (SEPARATORS.indexOf(value.charAt(at)) >= 0 || Blanks.is(value.charAt(at)))) {
        at++;
      }
    }
    return at > 0;
  }

  /** States the hand in a builder; 残り leaves it unstated. */
  void parse(Setup.Builder builder, Color color, Places places) throws ReadException {
    skipSeparators();
    places.hand(color, line, at + 1);
    if (text.startsWith("残", at)) {
      if (color == builder.build().sideToMove()) {
        throw error(ErrorCode.BAD_HAND, at, "piece|なし", text.charAt(at));
      }
      rest();
      builder.handStated(color, false);
      return;
    }
    builder.handStated(color, true);
    if (text.startsWith("なし", at) || text.startsWith("無し", at)) {
      at += 2;
      skipSeparators();
    }
    JapanesePieces pieces = JapanesePieces.of(rules);
    while (at < text.length()) {
      int length = pieces.fullLengthAt(text, at);
      if (length == 0) {
        throw error(ErrorCode.BAD_HAND, at, "piece|なし", text.charAt(at));
      }
      int kind = pieces.fullKind(text.substring(at, at + length));
      at += length;
      if (at < text.length() && "×xX✕".indexOf(text.charAt(at)) >= 0) {
        at++;
      }
      int digits = JapaneseNumbers.lengthAt(text, at);
      String number = text.substring(at, at + digits);
      int count = digits == 0 ? 1 : JapaneseNumbers.value(number);
      if (digits > 0 && (count == 0 || count > 99)) {
        throw error(ErrorCode.BAD_COUNT, at, "一-十八", number);
      }
      at += digits;
      builder.addToHand(color, kind, count);
      if (at < text.length() && text.charAt(at) == '枚') {
        at++;
      }
      skipSeparators();
    }
  }

  /** Passes over "残り" and what may follow it: no pieces. */
  private void rest() throws ReadException {
    Matcher words = REST.matcher(text).region(at, text.length());
    at = words.lookingAt() ? words.end() : at + 1;
    skipSeparators();
    if (at < text.length()) {
      throw error(ErrorCode.BAD_HAND, at, "残り", text.charAt(at));
    }
  }

  private void skipSeparators() {
    while (at < text.length()
        && (SEPARATORS.indexOf(text.charAt(at)) >= 0 || Blanks.is(text.charAt(at)))) {
      at++;
    }
  }

  private ReadException error(ErrorCode code, int index, String expected, Object argument) {
    return new ReadException(code, line, index + 1, expected, argument);
  }
}
