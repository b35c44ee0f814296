package io.github.tsume.compose;

import io.github.tsume.board.Setup;
import java.util.List;

/**
 * A piece, or several, without which or with weaker ones in whose place a problem is sound all the
 * same, by a full check.
 *
 * @param edits what is taken away or made weaker
 * @param setup the problem afterwards
 * @param keeps what stays the same
 * @param saved how much less the pieces are worth; see {@link PieceValue}
 * @param report the check of the problem afterwards
 */
public record Needless(List<Edit> edits, Setup setup, Keeps keeps, int saved, Judged report) {
  /** What stays the same. */
  public enum Keeps {
    /**
     * The line, move for move, as one of best play: a check that is given it calls it the mainline;
     * one that is not may show another of equal replies and the same length.
     */
    LINE,
    /** The length only: that the line is still one of best play was not shown. */
    LENGTH;

    /** The stable name in results. */
    public String code() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  /** A finding with copied lists. */
  public Needless {
    edits = List.copyOf(edits);
  }

  /** Whether a piece is gone, not only weaker. */
  public boolean isRemoval() {
    return edits.stream().allMatch(edit -> edit.kind() == Edit.Kind.REMOVE);
  }
}
