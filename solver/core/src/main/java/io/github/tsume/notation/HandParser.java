package io.github.tsume.notation;

import io.github.tsume.board.Setup;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;

/** Reads a hand in Japanese, such as "飛　歩二", "飛歩2" or "なし". */
final class HandParser {
  private static final String SEPARATORS = "、，,・";

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
    at++;
    for (String word : new String[] {"り", "の", "全部", "全て", "すべて", "一式", "駒"}) {
      at += text.startsWith(word, at) ? word.length() : 0;
    }
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
