package tsume.diagram;

import java.util.OptionalInt;
import tsume.board.Move;

/**
 * What a diagram shows beside the board.
 *
 * @param label a line beneath the board, such as "7手詰"; only characters of {@link Glyphs} are drawn
 * @param lastMove the move that led to the position, to be highlighted, or {@link Move#NONE}
 */
public record DiagramOptions(String label, int lastMove) {
  /** The board and the hands, nothing else. */
  public static final DiagramOptions DEFAULT = new DiagramOptions("", Move.NONE);

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
    return new DiagramOptions(label, move);
  }
}
