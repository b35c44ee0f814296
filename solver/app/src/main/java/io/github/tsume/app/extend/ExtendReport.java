package io.github.tsume.app.extend;

import io.github.tsume.board.Setup;
import io.github.tsume.compose.Extension;
import io.github.tsume.compose.Unsettled;
import java.util.List;

/**
 * The result of extending a problem.
 *
 * @param found the problems that were found, the longest first, of equal ones the best
 * @param looked how many positions were settled
 * @param open those that were looked at and not settled
 * @param complete whether nothing was left out: every position that was to be looked at was
 */
public record ExtendReport(
    List<FoundExtension> found, long looked, List<OpenPosition> open, boolean complete) {
  /** A report with a copied list. */
  public ExtendReport {
    found = List.copyOf(found);
    open = List.copyOf(open);
  }

  /**
   * A position whose check came to no verdict.
   *
   * @param proved how far it is proved to be sound
   */
  public record OpenPosition(Setup setup, Unsettled.Proved proved) {}

  /**
   * A problem that was found.
   *
   * @param number its place in the order in which problems were found, from 1
   * @param added how many plies it has more than the problem that was extended
   * @param extension the problem
   * @param rank its rank by the formula; the larger, the better
   */
  public record FoundExtension(int number, int added, Extension extension, double rank) {}
}
