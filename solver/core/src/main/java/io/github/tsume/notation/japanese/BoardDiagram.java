package io.github.tsume.notation.japanese;

import io.github.tsume.board.Setup;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;

/**
 * The board as KIF and BOD files draw it, with hands above and below.
 *
 * <pre>
 *   後手の持駒：飛　歩二
 *     ９ ８ ７ …
 *   +---------------------------+
 *   |v香v桂 ・ …
 * </pre>
 */
public final class BoardDiagram {
  private BoardDiagram() {}

  /** Hands, board, and the side to move if it is not black; lines end with a line feed. */
  public static String of(Setup setup) {
    StringBuilder text = new StringBuilder();
    if (setup.handStated(Color.WHITE)) {
      text.append(Sides.hand(Color.WHITE, "ja"))
          .append('：')
          .append(hand(setup, Color.WHITE))
          .append('\n');
    }
    text.append(board(setup));
    if (setup.handStated(Color.BLACK)) {
      text.append(Sides.hand(Color.BLACK, "ja"))
          .append('：')
          .append(hand(setup, Color.BLACK))
          .append('\n');
    }
    if (setup.sideToMove() == Color.WHITE) {
      text.append(Sides.turn(Color.WHITE, "ja"));
    }
    return text.toString();
  }

  /** The board without hands. */
  public static String board(Setup setup) {
    Ruleset rules = setup.rules();
    JapanesePieces pieces = JapanesePieces.of(rules);
    StringBuilder text = new StringBuilder(" ");
    for (int file = rules.width(); file >= 1; file--) {
      text.append(' ').append(JapaneseNumbers.fullWidth(file));
    }
    String edge = "+" + "-".repeat(3 * rules.width()) + "+\n";
    text.append('\n').append(edge);
    for (int rank = 0; rank < rules.height(); rank++) {
      text.append('|');
      for (int file = rules.width() - 1; file >= 0; file--) {
        int piece = setup.piece(rules.square(file, rank));
        text.append(piece != Piece.EMPTY && Piece.color(piece) == Color.WHITE ? 'v' : ' ');
        text.append(piece == Piece.EMPTY ? "・" : pieces.cell(Piece.kind(piece)));
      }
      text.append('|').append(JapaneseNumbers.kanji(rank + 1)).append('\n');
    }
    return text.append(edge).toString();
  }

  /** A hand, such as "飛　歩二　", or なし. */
  public static String hand(Setup setup, Color color) {
    Ruleset rules = setup.rules();
    JapanesePieces pieces = JapanesePieces.of(rules);
    StringBuilder text = new StringBuilder();
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      int count = setup.hand(color, kind);
      if (count > 0) {
        text.append(pieces.name(kind));
        text.append(count > 1 ? JapaneseNumbers.kanji(Math.min(count, 99)) : "").append('　');
      }
    }
    return text.length() == 0 ? "なし" : text.toString();
  }
}
