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

  /**
   * How a search goes on.
   *
   * @param length the best length that is known of the root; 0 if none is
   * @param defends whether the side to move at the root is the one that is mated
   */
  String progress(int length, boolean defends) {
    return length == 0
        ? "info" + effort()
        : "info depth " + length + " seldepth " + length + effort() + score(length, defends);
  }

  private static String score(int length, boolean defends) {
    return " score mate " + (defends ? "-" : "") + length;
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
        + score(mate.length(), mate.defends())
        + " pv"
        + mate.moves(rules);
  }

  private String effort() {
    long nps = nodes * 1000 / Math.max(millis, 1);
    return " time " + millis + " nodes " + nodes + " nps " + nps + " hashfull " + hashfull;
  }
}
