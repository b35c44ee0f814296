package tsume.app.usi;

import tsume.board.Setup;
import tsume.rules.Color;
import tsume.rules.Piece;
import tsume.rules.Ruleset;

/** Reads the position of a {@code position} command. */
final class SfenText {
  private SfenText() {}

  /**
   * The setup of "board side hands [ply]".
   *
   * @throws IllegalArgumentException if the text is no SFEN
   */
  static Setup parse(String sfen, Ruleset rules) {
    String[] fields = sfen.strip().split("\\s+");
    if (fields.length < 3 || !fields[1].matches("[bw]")) {
      throw new IllegalArgumentException("board, side and hands expected");
    }
    Setup.Builder builder =
        Setup.builder(rules).sideToMove(fields[1].equals("w") ? Color.WHITE : Color.BLACK);
    board(fields[0], rules, builder);
    hands(fields[2], rules, builder);
    if (fields.length > 3 && fields[3].matches("[0-9]{1,6}")) {
      builder.ply(Math.max(1, Integer.parseInt(fields[3])));
    }
    return builder.build();
  }

  private static void board(String text, Ruleset rules, Setup.Builder builder) {
    String[] ranks = text.split("/", -1);
    if (ranks.length != rules.height()) {
      throw new IllegalArgumentException(rules.height() + " ranks expected");
    }
    for (int rank = 0; rank < ranks.length; rank++) {
      int file = rules.width();
      int promoted = 0;
      for (char c : ranks[rank].toCharArray()) {
        if (c == '+') {
          promoted = Piece.PROMOTED;
          continue;
        }
        boolean empty = c >= '1' && c <= '9';
        file -= empty ? c - '0' : 1;
        if (file < 0) {
          break;
        }
        if (!empty) {
          builder.piece(rules.square(file, rank), pieceOf(c, rules) | promoted);
        }
        promoted = 0;
      }
      if (file != 0) {
        throw new IllegalArgumentException(
            "rank " + (rank + 1) + " has not " + rules.width() + " squares");
      }
    }
  }

  private static void hands(String text, Ruleset rules, Setup.Builder builder) {
    int count = 0;
    for (char c : text.equals("-") ? new char[0] : text.toCharArray()) {
      if (c >= '0' && c <= '9') {
        count = Math.min(count * 10 + c - '0', 99);
      } else {
        int piece = pieceOf(c, rules);
        builder.addToHand(Piece.color(piece), Piece.kind(piece), Math.max(count, 1));
        count = 0;
      }
    }
  }

  private static int pieceOf(char letter, Ruleset rules) {
    boolean black = letter >= 'A' && letter <= 'Z';
    int kind = letter < 128 ? rules.kindOf(Character.toUpperCase(letter)) : -1;
    if (kind < 0) {
      throw new IllegalArgumentException("no piece has the letter " + letter);
    }
    return Piece.of(kind, black ? Color.BLACK : Color.WHITE);
  }
}
