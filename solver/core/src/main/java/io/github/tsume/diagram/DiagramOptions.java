package io.github.tsume.diagram;

import io.github.tsume.board.Move;
import io.github.tsume.diagram.SvgDiagram.Glyphs;
import java.util.OptionalInt;

/**
 * The options of what a diagram shows beside the board.
 *
 * @param label a line beneath the board, such as "7手詰"; only characters of {@link Glyphs} are drawn
 * @param lastMove the move that led to the position, to be highlighted, or {@link Move#NONE}
 * @param pieces how pieces are shown
 */
public record DiagramOptions(String label, int lastMove, PieceStyle pieces) {
  /** The board and the hands, nothing else. */
  public static final DiagramOptions DEFAULT = new DiagramOptions("", Move.NONE);

  /** Pieces named in Japanese. */
  public DiagramOptions(String label, int lastMove) {
    this(label, lastMove, PieceStyle.KANJI);
  }

  /** With the label of a problem of that length, 0 for "no mate". */
  public static DiagramOptions ofLength(OptionalInt length) {
    return ofLength(length, PieceStyle.KANJI);
  }

  /** The same, with pieces shown so, and the label in the language of those who read them. */
  public static DiagramOptions ofLength(OptionalInt length, PieceStyle pieces) {
    return new DiagramOptions(
        length.isEmpty() ? "" : label(length.getAsInt(), pieces), Move.NONE, pieces);
  }

  private static String label(int plies, PieceStyle pieces) {
    if (pieces == PieceStyle.KANJI) {
      return plies == 0 ? "不詰" : plies + "手詰";
    }
    return plies == 0 ? "no mate" : "mate in " + plies;
  }

  /** These options with a move highlighted. */
  public DiagramOptions withLastMove(int move) {
    return new DiagramOptions(label, move, pieces);
  }

  /** These options with pieces named in Latin letters. */
  public DiagramOptions withLetters() {
    return new DiagramOptions(label, lastMove, PieceStyle.LETTERS);
  }

  /** Whether what is beside the pieces is in Latin letters. */
  boolean latin() {
    return pieces != PieceStyle.KANJI;
  }

  /** How diagrams show pieces. */
  public enum PieceStyle {
    /** By their names in Japanese, as in books. */
    KANJI,
    /** By letters, as in Western notation. */
    LETTERS,
    /** By drawn symbols; by letters in games that have none. */
    WESTERN
  }
}
