package io.github.tsume.app.usi;

import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;

/**
 * A writer of {@code info} lines.
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
        : "info depth "
            + length
            + " seldepth "
            + length
            + effort()
            + score(PlyCount.atMost(length), defends);
  }

  /**
   * A score with its bound, as the protocol has it: a mate that may be shorter is the least that
   * the attacker is sure of, and the most that the defender can hope for.
   */
  private static String score(PlyCount length, boolean defends) {
    String bound = defends ? " upperbound" : " lowerbound";
    return " score mate " + (defends ? "-" : "") + length.plies() + (length.isExact() ? "" : bound);
  }

  /**
   * What was found with its line; a score tells of mates alone. Who is mated already is so in 0.
   *
   * @param rank its rank among the first moves, or 0 to say nothing of ranks
   */
  String found(Finding found, int rank, Ruleset rules) {
    return "info depth "
        + found.length().plies()
        + " seldepth "
        + Math.max(found.length().plies(), found.line().size())
        + effort()
        + (rank > 0 ? " multipv " + rank : "")
        + (found.outcome() == Outcome.MATE ? score(found.length(), found.defends()) : "")
        + (found.line().isEmpty() ? "" : " pv" + found.moves(rules));
  }

  private String effort() {
    long nps = nodes * 1000 / Math.max(millis, 1);
    return " time " + millis + " nodes " + nodes + " nps " + nps + " hashfull " + hashfull;
  }
}
