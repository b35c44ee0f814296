package io.github.tsume.app.diff;

import java.util.List;

/**
 * How much changed.
 *
 * @param same the problems of both runs that did not change
 * @param changed those that did
 * @param added the problems that only the new run has
 * @param removed the problems that only the old run has
 */
public record DiffTotals(int same, int changed, int added, int removed) {

  /** Counts the differences between an old run and a new one. */
  public static DiffTotals of(List<Difference> differences, int newProblems) {
    int changed = 0;
    int added = 0;
    int removed = 0;
    for (Difference difference : differences) {
      if (difference instanceof Difference.Changed) {
        changed++;
      } else if (difference instanceof Difference.Added) {
        added++;
      } else {
        removed++;
      }
    }
    return new DiffTotals(newProblems - added - changed, changed, added, removed);
  }
}
