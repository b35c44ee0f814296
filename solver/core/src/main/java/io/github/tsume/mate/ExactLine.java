package io.github.tsume.mate;

import io.github.tsume.board.Position;
import io.github.tsume.moves.Evasions;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A line that keeps an exact length on both sides: a mainline but for the choice among ties.
 *
 * <p>The attacker plays the moves of the proof, the defender replies that are disproved to be mated
 * sooner. Where many replies tie, that is far cheaper than to weigh them all, as {@link
 * MainlineFinder} does.
 */
final class ExactLine {
  private static final long FIRST_SLICE = 2_000;
  private static final int GROWTH = 16;
  private static final int PASSES = 4;

  private final Composer composer;

  ExactLine(Composer composer) {
    this.composer = composer;
  }

  /** A line from the current attacker's node of exactly this length; null if none was found. */
  int @Nullable [] find(int plies) {
    int depth = composer.game().depth();
    try {
      return follow(plies);
    } catch (OpenQuestionException open) {
      return null;
    } finally {
      composer.game().unwindTo(depth);
    }
  }

  private int @Nullable [] follow(int plies) {
    IntArrayList line = new IntArrayList();
    for (int left = plies; left > 0; left--) {
      int move = composer.game().attackerToMove() ? mating(left) : keeping(left);
      if (move == 0) {
        return null;
      }
      composer.play(move);
      line.add(move);
    }
    return line.toIntArray();
  }

  /** A check that mates within {@code left} plies by the exact rule; the table's own if it does. */
  private int mating(int left) {
    composer.provenMove(left, Long.MAX_VALUE);
    int[] found = new int[1];
    new OptimalMoves(composer)
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
    int[] buffer = new int[Position.MAX_MOVES];
    int end = Evasions.generate(composer.position(), buffer, 0);
    int[] replies = composer.sorted(Arrays.copyOf(buffer, end));
    long nodes = FIRST_SLICE;
    for (int pass = 0; pass < PASSES; pass++) {
      for (int interposing = 0; interposing <= 1; interposing++) {
        for (int reply : replies) {
          boolean interposes = FutileRule.isInterposition(reply);
          if (interposes == (interposing == 1) && keeps(reply, left, nodes)) {
            return reply;
          }
        }
      }
      nodes *= GROWTH;
    }
    return 0;
  }

  private boolean keeps(int reply, int left, long nodes) {
    composer.play(reply);
    boolean lasts = left <= 2 || composer.within(left - 3, nodes).isDisproven();
    composer.undo(reply);
    return lasts
        && (!composer.rule().mayApplyTo(reply)
            || new RisingRule(composer).isCapturedOnlyAfter(reply, left - 2));
  }
}
