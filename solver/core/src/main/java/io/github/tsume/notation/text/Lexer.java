package io.github.tsume.notation.text;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.japanese.Words;
import java.util.ArrayList;
import java.util.List;

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
}
