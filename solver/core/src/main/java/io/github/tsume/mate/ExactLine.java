package io.github.tsume.mate;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.game.FutileRule;
import io.github.tsume.moves.Evasions;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A line that keeps an exact length on both sides: a mainline but for the choice among ties.
 *
 * <p>The attacker plays the moves of the proof, the defender replies that are disproved to be mated
 * sooner. Where many replies tie, that is far cheaper than to weigh them all, as {@link
 * MainlineFinder} does.
 */
record ExactLine(Inquiry inquiry) {
  /** A line from the current attacker's node of exactly this length; null if none was found. */
  @Nullable List<Integer> find(int plies) {
    int depth = inquiry.game().depth();
    try {
      return follow(plies);
    } catch (OpenQuestionException open) {
      return null;
    } finally {
      inquiry.game().unwindTo(depth);
    }
  }

  private @Nullable List<Integer> follow(int plies) {
    IntArrayList line = new IntArrayList();
    for (int left = plies; left > 0; left--) {
      int move = inquiry.game().attackerToMove() ? mating(left) : keeping(left);
      if (move == 0) {
        return null;
      }
      inquiry.play(move);
      line.add(move);
    }
    return line;
  }

  /** A check that mates within {@code left} plies by the exact rule; the table's own if it does. */
  private int mating(int left) {
    inquiry.provenMove(left, Long.MAX_VALUE);
    int[] found = new int[1];
    new OptimalMoves(inquiry)
        .stopsAtSomeAttack(
            left,
            move -> {
              found[0] = move;
              return true;
            });
    return found[0];
  }

  /**
   * The first reply found that lasts {@code left} plies and counts; the cheap ones are asked first.
   */
  private int keeping(int left) {
    int[] replies = inquiry.sorted(Evasions.of(inquiry.position()));
    Efforts efforts = inquiry.efforts();
    long nodes = efforts.nodes(EffortTable.EXACT_LINE_FIRST);
    for (int pass = 0; pass < efforts.count(EffortTable.EXACT_LINE_PASSES); pass++) {
      for (int interposing = 0; interposing <= 1; interposing++) {
        for (int reply : replies) {
          boolean interposes = FutileRule.isInterposition(reply);
          if (interposes == (interposing == 1) && keeps(reply, left, nodes)) {
            return reply;
          }
        }
      }
      nodes *= efforts.growth(EffortTable.EXACT_LINE_GROWTH);
    }
    return 0;
  }

  private boolean keeps(int reply, int left, long nodes) {
    inquiry.play(reply);
    boolean lasts = left <= 2 || inquiry.within(left - 3, nodes).isDisproven();
    inquiry.undo(reply);
    return lasts
        && (!inquiry.rule().mayApplyTo(reply)
            || new RisingRule(inquiry).isCapturedOnlyAfter(reply, left - 2));
  }
}
