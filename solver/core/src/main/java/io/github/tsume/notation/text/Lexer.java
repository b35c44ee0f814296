package io.github.tsume.notation.text;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.japanese.Words;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The one pass over a line that takes it apart; it knows words and no grammar. */
final class Lexer {
  private Lexer() {}

  /** The parts of a line, one behind the other; the longest word counts. */
  static List<Token> of(String line) {
    List<Token> tokens = new ArrayList<>();
    int at = 0;
    while (at < line.length()) {
      Token token = at(line, at);
      tokens.add(token);
      at = token.to();
    }
    return tokens;
  }

  private static Token at(String line, int at) {
    int piece = pieceLength(line, at);
    Words.Word word = Words.at(line, at);
    if (word != null && word.form().length() >= piece) {
      return new Token(Token.Kind.TABLED, at, at + word.form().length(), word);
    }
    if (piece > 0) {
      return new Token(Token.Kind.PIECE, at, at + piece, null);
    }
    int digits = JapaneseNumbers.lengthAt(line, at);
    if (digits > 0) {
      return new Token(Token.Kind.NUMBER, at, at + digits, null);
    }
    if (Blanks.is(line.charAt(at))) {
      return new Token(Token.Kind.TABLED, at, at + 1, Words.at(" ", 0));
    }
    return new Token(Token.Kind.OTHER, at, line.offsetByCodePoints(at, 1), null);
  }

  /** The length of a piece's name; 左 and 右 alone are words. */
  private static int pieceLength(String line, int at) {
    int length = JapanesePieces.anyFullLengthAt(line, at);
    return length == 1 && "左右".indexOf(line.charAt(at)) >= 0 ? 0 : length;
  }

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
}
