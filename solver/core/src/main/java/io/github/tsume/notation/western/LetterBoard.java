package io.github.tsume.notation.western;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;

/**
 * The board in letters, for readers who know no kanji: black's pieces as they are, white's with a
 * "v" before them, hands in words.
 *
 * <pre>
 *   White's hand: R P2
 *      9   8   7   …
 *   +------------------…
 *   |vL  vN   .  …      | a
 * </pre>
 */
public final class LetterBoard {
  private LetterBoard() {}

  /** Hands, board, and the side to move if it is not black; lines end with a line feed. */
  public static String of(Setup setup) {
    StringBuilder text = new StringBuilder();
    hand(text, Sides.hand(Color.WHITE, "en") + ": ", setup, Color.WHITE);
    board(text, setup);
    hand(text, Sides.hand(Color.BLACK, "en") + ": ", setup, Color.BLACK);
    if (setup.sideToMove() == Color.WHITE) {
      text.append(Sides.turn(Color.WHITE, "en"));
    }
    return text.toString();
  }

  private static void board(StringBuilder text, Setup setup) {
    Ruleset rules = setup.rules();
    int width = 1;
    for (int kind = 0; kind < Piece.WHITE; kind++) {
      if (rules.hasKind(kind)) {
        width = Math.max(width, WesternNotation.name(rules, kind).length());
      }
    }
    StringBuilder files = new StringBuilder(" ");
    for (int file = rules.width(); file >= 1; file--) {
      files.append(cell(" " + file, width));
    }
    text.append(files.toString().stripTrailing()).append('\n');
    String edge = "+" + "-".repeat((width + 2) * rules.width()) + "+\n";
    text.append(edge);
    for (int rank = 0; rank < rules.height(); rank++) {
      text.append('|');
      for (int file = rules.width() - 1; file >= 0; file--) {
        int piece = setup.piece(rules.square(file, rank));
        text.append(cell(piece == Piece.EMPTY ? " ." : name(rules, piece), width));
      }
      text.append("| ").append((char) ('a' + rank)).append('\n');
    }
    text.append(edge);
  }

  private static String cell(String name, int width) {
    return name + " ".repeat(Math.max(0, width + 2 - name.length()));
  }

  private static String name(Ruleset rules, int piece) {
    String side = Piece.color(piece) == Color.WHITE ? "v" : " ";
    int kind = Piece.kind(piece);
    return side + (rules.hasKind(kind) ? WesternNotation.name(rules, kind) : "?");
  }

  private static void hand(StringBuilder text, String words, Setup setup, Color color) {
    if (!setup.handStated(color)) {
      return;
    }
    String held = hand(setup, color);
    text.append(words).append(held.isEmpty() ? "none" : held).append('\n');
  }

  /** A hand, such as "R P2"; empty if there is nothing in it. */
  public static String hand(Setup setup, Color color) {
    StringBuilder pieces = new StringBuilder();
    for (int kind = 1; kind < setup.rules().kindLimit(); kind++) {
      int count = setup.hand(color, kind);
      if (count > 0) {
        pieces.append(pieces.length() == 0 ? "" : " ");
        pieces
            .append(WesternNotation.name(setup.rules(), kind))
            .append(count > 1 ? String.valueOf(count) : "");
      }
    }
    return pieces.toString();
  }
}
