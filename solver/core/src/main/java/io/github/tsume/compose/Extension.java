package io.github.tsume.compose;

import io.github.tsume.board.Setup;
import io.github.tsume.metric.Metrics;
import java.util.List;

/**
 * A sound problem that ends in the line of another one, by a full check.
 *
 * @param setup its position
 * @param line its line: a check, a reply, and the other's line
 * @param judged the check of it, in which nothing is given
 * @param metrics what is counted of it
 */
public record Extension(Setup setup, List<Integer> line, Judged judged, Metrics metrics) {
  /** An extension with a copied line. */
  public Extension {
    line = List.copyOf(line);
  }
}
