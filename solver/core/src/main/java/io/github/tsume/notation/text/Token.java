package io.github.tsume.notation.text;

import io.github.tsume.notation.japanese.Words;
import org.jspecify.annotations.Nullable;

/**
 * A part of a line that has a meaning by itself.
 *
 * @param word the word of the table, or null: of pieces, numbers, and all that is in no table
 */
record Token(Kind kind, int from, int to, Words.@Nullable Word word) {

  /** The kinds of parts; words of the table are of their own kind there. */
  enum Kind {
    PIECE,
    NUMBER,
    TABLED,
    OTHER
  }

  boolean is(Words.Kind of) {
    return word != null && word.kind() == of;
  }

  boolean is(Words.Kind of, String value) {
    return word != null && word.kind() == of && word.value().equals(value);
  }

  /** Whether nothing is said by it: a blank, a comma, a bracket. */
  boolean isSeparator() {
    return is(Words.Kind.SEPARATOR) || is(Words.Kind.COLON, "close");
  }

  int length() {
    return to - from;
  }
}
