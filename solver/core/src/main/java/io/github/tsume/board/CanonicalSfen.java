package io.github.tsume.board;

import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.Optional;

/**
 * The one text of a setup in SFEN: hands in the order of the ruleset, black's first, and the ply.
 *
 * <p>What people write is read by {@code notation.sfen}; here nothing but that text is.
 */
public final class CanonicalSfen {
  private static final int LONGEST_PLY = 7;

  private CanonicalSfen() {}

  /** The text of a setup. */
  public static String of(Setup setup) {
    Ruleset rules = setup.rules();
    StringBuilder text = new StringBuilder(96);
    for (int rank = 0; rank < rules.height(); rank++) {
      text.append(rank == 0 ? "" : "/");
      int empty = 0;
      for (int file = rules.width() - 1; file >= 0; file--) {
        int piece = setup.piece(rules.square(file, rank));
        if (piece == Piece.EMPTY) {
          empty++;
        } else {
          appendPiece(text, empty, piece, rules);
          empty = 0;
        }
      }
      text.append(empty == 0 ? "" : empty);
    }
    text.append(setup.sideToMove() == Color.BLACK ? " b " : " w ");
    int start = text.length();
    for (Color color : Color.values()) {
      for (int kind = 1; kind < rules.kindLimit(); kind++) {
        int count = setup.hand(color, kind);
        if (count > 0) {
          appendPiece(text, count == 1 ? 0 : count, Piece.of(kind, color), rules);
        }
      }
    }
    return text.append(text.length() == start ? "- " : " ").append(setup.ply()).toString();
  }

  private static void appendPiece(StringBuilder text, int number, int piece, Ruleset rules) {
    char letter = rules.type(Piece.kind(piece)).letter();
    text.append(number == 0 ? "" : number).append(Piece.isPromoted(piece) ? "+" : "");
    text.append(Piece.color(piece) == Color.BLACK ? letter : Character.toLowerCase(letter));
  }

  /** The setup that has that text; empty if none has. */
  public static Optional<Setup> read(String text, Ruleset rules) {
    String[] words = text.split(" ", -1);
    String[] ranks = words[0].split("/", -1);
    boolean whole = words.length == 4 && ranks.length == rules.height();
    if (!whole || words[3].length() > LONGEST_PLY || !words[3].chars().allMatch(c -> isDigit(c))) {
      return Optional.empty();
    }
    Setup.Builder builder =
        Setup.builder(rules).ply(words[3].isEmpty() ? 0 : Integer.parseInt(words[3]));
    builder.sideToMove(words[1].equals("b") ? Color.BLACK : Color.WHITE);
    for (int rank = 0; rank < ranks.length; rank++) {
      if (!readRank(ranks[rank], rank, rules, builder)) {
        return Optional.empty();
      }
    }
    int count = 0;
    for (int i = 0; i < words[2].length(); i++) {
      char c = words[2].charAt(i);
      if (isDigit(c)) {
        count = count * 10 + c - '0';
      } else if (kind(c, rules) > 0) {
        builder.addToHand(color(c), kind(c, rules), Math.max(count, 1));
        count = 0;
      }
    }
    for (Color color : Color.values()) {
      builder.handStated(color, true);
    }
    // Whatever was understood in another text than its own is none.
    return Optional.of(builder.build()).filter(setup -> of(setup).equals(text));
  }

  private static boolean readRank(String text, int rank, Ruleset rules, Setup.Builder builder) {
    int file = rules.width();
    int promoted = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '+') {
        promoted = Piece.PROMOTED;
      } else if (isDigit(c)) {
        file -= c - '0';
      } else {
        int kind = kind(c, rules);
        file--;
        if (file < 0 || kind < 0 || (promoted > 0 && !rules.canPromote(kind))) {
          return false;
        }
        builder.piece(rules.square(file, rank), Piece.of(kind | promoted, color(c)));
        promoted = 0;
      }
    }
    return true;
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  private static int kind(char c, Ruleset rules) {
    return c < 128 ? rules.kindOf(Character.toUpperCase(c)) : -1;
  }

  private static Color color(char c) {
    return c >= 'a' ? Color.WHITE : Color.BLACK;
  }
}
