package io.github.tsume.index;

import io.github.tsume.board.Setup;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.Arrays;

/**
 * A position with wildcards: as SFEN, with "?" for a square on which anything or nothing may stand,
 * "*" for one on which some piece stands, and "?" or "*" with a number for several; a hand "?" is
 * any. The attacker's pieces are capital letters, whatever his colour; left and right do not
 * matter.
 *
 * <pre>
 *   ?9/?9/????k????/?9/?9/?9/?9/?9/?9 ?       a king on 5c, and anything else
 *   ?7+Rk/?9/?9/?9/?9/?9/?9/?9/?9 G           a dragon beside a king in the corner, one gold in hand
 * </pre>
 */
public final class PositionPattern {
  private static final int ANY = -2;
  private static final int SOME = -3;

  private final Ruleset rules;
  private final int[] board;
  private final int[] hand;
  private boolean anyHand;

  private PositionPattern(Ruleset rules) {
    this.rules = rules;
    board = new int[rules.squares()];
    hand = new int[8];
  }

  /**
   * The pattern that a text describes.
   *
   * @throws IllegalArgumentException if it describes none; the message is the place, from 1
   */
  public static PositionPattern parse(String text, Ruleset rules) {
    PositionPattern pattern = new PositionPattern(rules);
    String[] fields = text.trim().split("\\s+", -1);
    pattern.readBoard(fields[0]);
    String held = fields.length > 2 ? fields[2] : fields.length > 1 ? fields[1] : "?";
    pattern.readHand(held, fields[0].length() + 2);
    return pattern;
  }

  private void readBoard(String text) {
    Arrays.fill(board, Piece.EMPTY);
    int rank = 0;
    int file = rules.width() - 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '/') {
        require(file == -1 && rank < rules.height() - 1, i);
        rank++;
        file = rules.width() - 1;
        continue;
      }
      int content = Piece.EMPTY;
      int count = 1;
      if (c == '?' || c == '*') {
        content = c == '?' ? ANY : SOME;
        if (i + 1 < text.length() && Character.isDigit(text.charAt(i + 1))) {
          i++;
          count = text.charAt(i) - '0';
        }
      } else if (Character.isDigit(c)) {
        count = c - '0';
      } else {
        boolean promoted = c == '+';
        i += promoted ? 1 : 0;
        require(i < text.length(), i);
        content = piece(text.charAt(i), i) | (promoted ? Piece.PROMOTED : 0);
        require(rules.hasKind(Piece.kind(content)), i);
      }
      require(count > 0 && file - count >= -1, i);
      for (int n = 0; n < count; n++) {
        board[rules.square(file--, rank)] = content;
      }
    }
    require(rank == rules.height() - 1 && file == -1, text.length());
  }

  private void readHand(String text, int column) {
    anyHand = text.equals("?");
    if (anyHand || text.equals("-")) {
      return;
    }
    int count = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isDigit(c)) {
        count = count * 10 + c - '0';
        require(count < 100, column + i);
      } else {
        int piece = piece(c, column + i);
        require(piece < Piece.WHITE && Piece.kind(piece) != Piece.KING, column + i);
        hand[Piece.kind(piece)] += Math.max(count, 1);
        count = 0;
      }
    }
  }

  private int piece(char letter, int place) {
    int kind = rules.kindOf(Character.toUpperCase(letter));
    require(kind >= 0, place);
    return kind | (Character.isLowerCase(letter) ? Piece.WHITE : 0);
  }

  private static void require(boolean condition, int place) {
    if (!condition) {
      throw new IllegalArgumentException(String.valueOf(place + 1));
    }
  }

  /** Whether a position fits, as it is or mirrored. */
  public boolean matches(Setup setup) {
    return setup.rules() == rules && (matches(setup, false) || matches(setup, true));
  }

  private boolean matches(Setup setup, boolean mirror) {
    boolean turned = setup.attacker() == Color.WHITE;
    for (int square = 0; square < board.length; square++) {
      int from = mirror ? rules.mirroredSquare(square) : square;
      int piece = setup.piece(turned ? board.length - 1 - from : from);
      if (piece != Piece.EMPTY) {
        int colour = (piece & Piece.WHITE) ^ (turned ? Piece.WHITE : 0);
        int kind = Piece.kind(piece);
        piece = colour | (mirror ? rules.mirroredKind(kind) : kind);
      }
      int wanted = board[square];
      boolean fits = wanted == ANY || (wanted == SOME ? piece != Piece.EMPTY : piece == wanted);
      if (!fits) {
        return false;
      }
    }
    for (int kind = 1; !anyHand && kind < rules.kindLimit(); kind++) {
      int held = setup.hand(setup.attacker(), mirror ? rules.mirroredKind(kind) : kind);
      if (held != hand[kind]) {
        return false;
      }
    }
    return true;
  }
}
