package io.github.tsume.app.bench;

import io.github.tsume.verdict.Outcome;

/**
 * What the search did with a problem.
 *
 * @param name the problem's name
 * @param outcome mate, no mate or unknown
 * @param solved whether what was asked was found out: if there is a mate, or its exact length too
 * @param length the shortest length found; 0 without mate
 * @param nodes the nodes searched
 * @param nanos the time it took
 * @param table the use of the table at the end
 */
public record BenchRow(
    String name, Outcome outcome, boolean solved, int length, long nodes, long nanos, Table table) {

  /**
   * The use of a table.
   *
   * @param used the entries in use
   * @param capacity the entries that fit
   * @param collections how often it was full and dropped entries
   */
  public record Table(int used, int capacity, int collections) {}
}
