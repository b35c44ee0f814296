package io.github.tsume.notation.text;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.kif.HandKey;
import io.github.tsume.notation.kif.HandParser;
import io.github.tsume.notation.kif.HandText;

/**
 * A line of running text that is the label of a hand and a hand in other words than running text
 * has, such as "Black's hand: G" or "持駒（先手）：金"; the words are those beside drawings.
 */
final class HandLine {
  private HandLine() {}

  /** Takes such a line for the hand of the position above it; false if it is none. */
  static boolean takes(TextLine of, PositionTextDraft draft, int number) {
    String line = of.text;
    HandKey key = HandKey.of(line);
    if (key == null || !key.named() || isUsual(of, key)) {
      return false;
    }
    HandText hand = HandText.of(line, key.end());
    if (!hand.isWholeOf(line) || draft.position.hasHand(key.holder(), draft.turn())) {
      return false;
    }
    draft.position.hand(key.holder());
    draft.position.hold(key.holder(), hand, number, key.end());
    return true;
  }

  /** Whether the label of running text that the line begins with is the whole label. */
  private static boolean isUsual(TextLine line, HandKey key) {
    TextLine.Label label = line.label(Blanks.skip(line.text, 0));
    return label != null && label.hand() && label.end() >= key.end();
  }

  /** Warns of an entry that speaks of a hand, or holds one, and is none. */
  static void warn(String key, String line, int at, PositionTextDraft draft, int number) {
    String value = line.substring(Math.min(line.length(), at + key.length() + 1));
    if (HandKey.mayBe(key) || HandParser.holds(value)) {
      draft.warnings.add(WarningCode.NOT_HAND, number, at + 1, Blanks.strip(line.substring(at)));
    }
  }
}
