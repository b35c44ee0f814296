package io.github.tsume.app.usi;

import io.github.tsume.rules.Ruleset;

/**
 * Writes {@code info} lines.
 *
 * @param millis the time since {@code go}
 * @param nodes the nodes searched
 * @param hashfull how full the table is, per mill
 */
record InfoLine(long millis, long nodes, int hashfull) {

  /** How a search goes on; the best length known is 0 if none is. */
  String progress(int length) {
    return length == 0
        ? "info" + effort()
        : "info depth " + length + " seldepth " + length + effort() + " score mate " + length;
  }

  /**
   * A mate with its line.
   *
   * @param rank its rank among the first moves, or 0 to say nothing of ranks
   */
  String mate(Finding mate, int rank, Ruleset rules) {
    return "info depth "
        + mate.length()
        + " seldepth "
        + Math.max(mate.length(), mate.line().size())
        + effort()
        + (rank > 0 ? " multipv " + rank : "")
        + " score mate "
        + (mate.defends() ? "-" : "")
        + mate.length()
        + " pv"
        + mate.moves(rules);
  }

  private String effort() {
    long nps = nodes * 1000 / Math.max(millis, 1);
    return " time " + millis + " nodes " + nodes + " nps " + nps + " hashfull " + hashfull;
  }
}
