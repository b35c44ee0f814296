package tsume.mate;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tsume.board.Position;

/**
 * The line along which a proof in the table takes longest: what the mainline is as far as is known.
 *
 * <p>The attacker's moves are those of the proof; the defender takes the reply whose mate has the
 * greatest known length, of those for which the proof has no claim.
 */
final class CandidateLine {
  private final Composer composer;
  private final TsumeGame game;

  CandidateLine(Composer composer) {
    this.composer = composer;
    this.game = composer.game();
  }

  /**
   * The line from the current attacker's node, which mates within {@code bound} plies; it may be
   * shorter. Null if the table has lost the proof.
   */
  int @Nullable [] find(int bound) {
    IntArrayList line = new IntArrayList();
    int depth = game.depth();
    boolean complete = advance(bound, line);
    game.unwindTo(depth);
    return complete ? line.toIntArray() : null;
  }

  private boolean advance(int bound, IntArrayList line) {
    int left = bound;
    while (left > 0) {
      int move = composer.provenMove(left);
      if (move == 0 || TsumeGame.isClaim(move)) {
        return false;
      }
      left = composer.provenLength(left) - 1;
      game.play(move);
      line.add(move);
      int reply = longestReply(left);
      if (reply == LOST) {
        return false;
      }
      if (reply == 0) {
        return true;
      }
      game.play(reply);
      line.add(reply);
      left--;
    }
    return false;
  }

  private static final int LOST = -1;

  /** The reply that counts and lasts longest, 0 if there is none. */
  private int longestReply(int bound) {
    int[] buffer = new int[Position.MAX_MOVES];
    // In composer mode a node that is mated in spite of interpositions has no moves.
    int end = game.generate(buffer, 0);
    int best = 0;
    int longest = -1;
    boolean bestInterposes = false;
    for (int reply : composer.sorted(Arrays.copyOf(buffer, end))) {
      game.play(reply);
      int move = composer.provenMove(bound - 1);
      int length = composer.provenLength(bound - 1);
      game.undo(reply);
      if (move == 0) {
        return LOST;
      }
      boolean interposes = OptimalMoves.isInterposition(reply);
      boolean better = length > longest || (length == longest && bestInterposes && !interposes);
      if (!TsumeGame.isClaim(move) && better) {
        best = reply;
        longest = length;
        bestInterposes = interposes;
      }
    }
    return best;
  }
}
