package io.github.tsume.notation.kif;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.Places;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import java.util.regex.Pattern;

/** A reader of a hand, such as "飛　歩二", "飛歩2", "R, 2P" or "なし". */
public final class HandParser {
  /** What "all that is left" is called; no pieces follow. */
  public static final Pattern REST = HandText.REST;

  private final String text;
  private final int start;
  private final int line;
  private final Ruleset rules;

  HandParser(String text, int start, int line, Ruleset rules) {
    this.text = text;
    this.start = start;
    this.line = line;
    this.rules = rules;
  }

  /** Whether a text is nothing but a hand, of whatever game. */
  public static boolean isHand(String text) {
    return HandText.isWhole(text);
  }

  /** Whether a text is nothing but a hand that holds something, behind any signs. */
  public static boolean holds(String text) {
    int at = 0;
    while (at < text.length() && !Character.isLetterOrDigit(text.charAt(at))) {
      at++;
    }
    HandText hand = HandText.of(text, at);
    return hand.isWholeOf(text) && hand.kind() != HandText.Kind.NONE;
  }

  /** States the hand in a builder; 残り leaves it unstated. */
  void parse(Setup.Builder builder, Color color, Places places) throws ReadException {
    HandText hand = HandText.of(text, start);
    int at =
        hand.items().isEmpty() ? Math.min(hand.end(), text.length()) : hand.items().get(0).at();
    places.hand(color, line, at + 1);
    boolean rest = hand.kind() == HandText.Kind.REST;
    if (rest && color == builder.build().sideToMove()) {
      int first = firstShown();
      throw error(ErrorCode.BAD_HAND, first, "piece|なし", text.charAt(first));
    }
    builder.handStated(color, !rest);
    for (HandText.Item item : hand.items()) {
      int kind = item.kind(rules);
      if (kind < 0) {
        throw error(ErrorCode.BAD_HAND, item.at(), "piece|なし", item.name());
      }
      int count = item.number();
      if (!item.count().isEmpty() && (count == 0 || count > 99)) {
        throw error(ErrorCode.BAD_COUNT, item.countAt(), "一-十八", item.count());
      }
      builder.addToHand(color, kind, count);
    }
    if (hand.end() < text.length()) {
      String expected = rest ? "残り" : "piece|なし";
      throw error(ErrorCode.BAD_HAND, hand.end(), expected, text.charAt(hand.end()));
    }
  }

  private int firstShown() {
    int at = start;
    while (at < text.length() - 1 && !Character.isLetterOrDigit(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private ReadException error(ErrorCode code, int index, String expected, Object argument) {
    return new ReadException(code, line, index + 1, expected, argument);
  }
}
