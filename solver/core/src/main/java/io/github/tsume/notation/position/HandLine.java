package io.github.tsume.notation.position;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.kif.HandKey;
import io.github.tsume.notation.kif.HandParser;
import io.github.tsume.notation.kif.HandText;
import java.util.regex.Matcher;

/**
 * A line of running text that is the label of a hand and a hand in other words than running text
 * has, such as "Black's hand: G" or "持駒（先手）：金"; the words are those beside drawings.
 */
final class HandLine {
  private HandLine() {}

  /** Takes such a line for the hand of the position above it; false if it is none. */
  static boolean takes(String line, PositionTextDraft draft, int number) {
    HandKey key = HandKey.of(line);
    if (key == null || !key.named() || isUsual(line, key)) {
      return false;
    }
    PositionText.Side side = PositionText.Side.of(key.holder());
    HandText hand = HandText.of(line, key.end());
    if (!hand.isWholeOf(line) || draft.position.hasHand(side, draft.turn)) {
      return false;
    }
    draft.position.hand(side);
    for (HandText.Item item : hand.items()) {
      draft.position.hold(side, item.name(), item.number(), number, item.at());
    }
    if (hand.kind() == HandText.Kind.REST) {
      draft.position.rest(side, number, key.end());
    }
    return true;
  }

  /** Whether the label of running text that the line begins with is the whole label. */
  private static boolean isUsual(String line, HandKey key) {
    int start = Blanks.skip(line, 0);
    Matcher label = PositionText.HAND_LABEL.matcher(line).region(start, line.length());
    return label.lookingAt() && label.end() >= key.end();
  }

  /** Warns of an entry that speaks of a hand, or holds one, and is none. */
  static void warn(String key, String line, int at, PositionTextDraft draft, int number) {
    String value = line.substring(Math.min(line.length(), at + key.length() + 1));
    if (HandKey.mayBe(key) || HandParser.holds(value)) {
      draft.warnings.add(WarningCode.NOT_HAND, number, at + 1, Blanks.strip(line.substring(at)));
    }
  }
}
