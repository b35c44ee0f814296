package io.github.tsume.compose;

import io.github.tsume.board.Setup;
import java.util.Comparator;
import java.util.List;

/**
 * Edits after which a problem is sound with the intended line, by a full check.
 *
 * @param edits what is changed
 * @param setup the problem afterwards
 * @param line the intended line in it
 * @param change how much is changed; see {@link EditSize}
 * @param economy how much more the pieces are worth afterwards, see {@link PieceValue}; negative if
 *     less
 * @param report the check of the problem afterwards
 */
public record Repair(
    List<Edit> edits, Setup setup, List<Integer> line, int change, int economy, Judged report) {
  /** The smallest change first; of equal ones the most economical. */
  public static final Comparator<Repair> ORDER =
      Comparator.comparingInt(Repair::change).thenComparingInt(Repair::economy);

  /** A repair with copied lists. */
  public Repair {
    edits = List.copyOf(edits);
    line = List.copyOf(line);
  }
}
