package tsume.diagram;

import java.util.OptionalInt;
import tsume.board.Move;

/**
 * What a diagram shows beside the board.
 *
 * @param label a line beneath the board, such as "7手詰"; only characters of {@link Glyphs} are drawn
 * @param lastMove the move that led to the position, to be highlighted, or {@link Move#NONE}
 * @param letters whether pieces are named in Latin letters, as in Western notation
 */
public record DiagramOptions(String label, int lastMove, boolean letters) {
  /** The board and the hands, nothing else. */
  public static final DiagramOptions DEFAULT = new DiagramOptions("", Move.NONE);

  /** Pieces named in Japanese. */
  public DiagramOptions(String label, int lastMove) {
    this(label, lastMove, false);
  }

  /** With the label of a problem of that length, 0 for "no mate". */
  public static DiagramOptions ofLength(OptionalInt length) {
    if (length.isEmpty()) {
      return DEFAULT;
    }
    int plies = length.getAsInt();
    return new DiagramOptions(plies == 0 ? "不詰" : plies + "手詰", Move.NONE);
  }

  /** These options with a move highlighted. */
  public DiagramOptions withLastMove(int move) {
    return new DiagramOptions(label, move, letters);
  }

  /** These options with pieces named in Latin letters. */
  public DiagramOptions withLetters() {
    return new DiagramOptions(label, lastMove, true);
  }
}
