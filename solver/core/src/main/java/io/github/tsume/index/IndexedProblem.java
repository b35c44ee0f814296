package io.github.tsume.index;

import io.github.tsume.board.Setup;
import java.util.List;

/**
 * A problem of an index.
 *
 * @param id its label
 * @param source where it was read; may be empty
 * @param setup its position
 * @param line its solution; empty if that was not known
 */
public record IndexedProblem(String id, String source, Setup setup, List<Integer> line) {
  /** A problem with a copied line. */
  public IndexedProblem {
    line = List.copyOf(line);
  }
}
