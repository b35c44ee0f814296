package io.github.tsume.mate;

import io.github.tsume.dfpn.DfPn;
import io.github.tsume.dfpn.SearchBudget;

/**
 * The questions of a {@link LengthDescent} along a line, from its start, for other threads, while
 * the descent comes from its end. What they find is in the table.
 */
final class LineFromStart {
  private final int[] line;
  private final int[] known;
  private final long nodes;
  private final long own;
  private int next = 2;
  private int reached;
  private volatile boolean shortened;

  /**
   * The questions of a line.
   *
   * @param known the length that is known of each attacker's node of the line in plies
   * @param nodes how many nodes the question at a node may take
   * @param own how many before it the question about the line's own move may take
   */
  LineFromStart(int[] line, int[] known, long nodes, long own) {
    this.line = line;
    this.known = known;
    this.nodes = nodes;
    this.own = own;
    reached = line.length;
  }

  /**
   * The descent has come to a node; says whether somebody else has taken the question there.
   *
   * @param ply where it is on the line
   */
  synchronized boolean reach(int ply) {
    reached = ply;
    return ply < next;
  }

  /** The next question nobody has taken, as the ply of its node; -1 if none is left. */
  private synchronized int take() {
    if (next >= reached) {
      return -1;
    }
    int taken = next;
    next += 2;
    return taken;
  }

  /** Whether a node turned out to mate sooner. */
  boolean isShortened() {
    return shortened;
  }

  /** Asks what nobody else has taken, until the descent is met or the budget spent. */
  void ask(TsumeGame game, DfPn search, SearchBudget budget) {
    int ply = 0;
    for (int at = take(); at > 0; at = take()) {
      for (; ply < at; ply++) {
        play(game, line[ply]);
      }
      if (known[at] > 1) {
        play(game, line[at]);
        search.solve(known[at] - 3, budget.slice(own));
        game.undo(line[at]);
        shortened |= search.solve(known[at] - 2, budget.slice(nodes)).isProven();
      }
    }
  }

  private static void play(TsumeGame game, int move) {
    game.play(move);
    game.withdrawClaims();
  }
}
