package io.github.tsume.notation.japanese;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import org.jspecify.annotations.Nullable;

/**
 * A place in a text that moves over the parts of a move in Japanese: sign, square, marks,
 * promotion.
 */
public final class MoveCursor {
  private final String text;
  private final Ruleset rules;
  private int at;

  public MoveCursor(String text, int at, Ruleset rules) {
    this.text = text;
    this.at = at;
    this.rules = rules;
  }

  public int at() {
    return at;
  }

  public void to(int index) {
    at = index;
  }

  /** The character there, a blank at the end. */
  public char next() {
    return at < text.length() ? text.charAt(at) : ' ';
  }

  /** Passes over one of some words; false if none of them stands there. */
  public boolean skip(String... words) {
    for (String word : words) {
      if (text.startsWith(word, at)) {
        at += word.length();
        return true;
      }
    }
    return false;
  }

  public void skipBlanks() {
    at = Blanks.skip(text, at);
  }

  /** Passes over the sign of a side and blanks after it; null if there is none. */
  public @Nullable Color side() {
    Color side = Sides.of(next());
    at = side == null ? at : Blanks.skip(text, at + 1);
    return side;
  }

  /** Passes over a square, -1 if none stands there. */
  public int square() {
    int file = JapaneseNumbers.digit(next());
    int rank = at + 1 < text.length() ? JapaneseNumbers.digit(text.charAt(at + 1)) : -1;
    if (file < 1 || file > rules.width() || rank < 1 || rank > rules.height()) {
      return -1;
    }
    at += 2;
    return rules.square(file - 1, rank - 1);
  }

  /** Passes over the marks behind a piece. */
  public String marks() {
    StringBuilder marks = new StringBuilder();
    for (char mark = MoveMark.of(next()); mark != MoveMark.NONE; mark = MoveMark.of(next())) {
      marks.append(mark);
      at++;
      if (mark == '打') {
        skip("ち");
      }
    }
    return marks.toString();
  }

  /** Passes over what says whether the piece promotes; null if nothing does. */
  public @Nullable Boolean promotion() {
    if (skip("不成", "生", "不なり", "ならず")) {
      return false;
    }
    // Not of the next move's 成銀: no move begins so.
    return skip("成り", "成", "なり") ? true : null;
  }
}
