package io.github.tsume.mate;

import io.github.tsume.board.position.Position;
import io.github.tsume.game.Claims;
import io.github.tsume.game.FutileRule;
import io.github.tsume.game.TsumeGame;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The line along which a proof in the table takes longest: what the mainline is as far as is known.
 *
 * <p>The attacker's moves are those of the proof; the defender takes the reply whose mate has the
 * greatest known length. An interposition for which the proof has a claim only is one of them if by
 * the lengths known it is not futile.
 */
final class CandidateLine {
  private static final int LOST = -1;

  private final Inquiry inquiry;
  private final TsumeGame game;
  private final long nodes;

  /**
   * A finder of lines.
   *
   * @param nodes what a lost or missing answer may cost to find again
   */
  CandidateLine(Inquiry inquiry, long nodes) {
    this.inquiry = inquiry;
    this.game = inquiry.game();
    this.nodes = nodes;
  }

  /**
   * The line from the current attacker's node, which mates within {@code bound} plies; it may be
   * shorter. Null if the table has lost the proof.
   */
  @Nullable List<Integer> find(int bound) {
    IntArrayList line = new IntArrayList();
    return follow(bound, line) ? line : null;
  }

  /** The same, or as much of it as the table has not lost. */
  int[] findPart(int bound) {
    IntArrayList line = new IntArrayList();
    follow(bound, line);
    return line.toIntArray();
  }

  /** Adds the line to a list; says whether it is complete. */
  private boolean follow(int bound, IntArrayList line) {
    int depth = game.depth();
    boolean complete = advance(bound, line);
    game.unwindTo(depth);
    return complete;
  }

  private boolean advance(int bound, IntArrayList line) {
    int left = bound;
    while (left > 0) {
      int move = inquiry.provenMove(left, nodes);
      if (move == 0 || Claims.isClaim(move)) {
        return false;
      }
      left = inquiry.provenLength(left) - 1;
      inquiry.play(move);
      line.add(move);
      int reply = longestReply(left);
      if (reply == LOST) {
        return false;
      }
      if (reply == 0) {
        return true;
      }
      inquiry.play(reply);
      line.add(reply);
      left--;
    }
    return false;
  }

  /** The reply that counts and lasts longest, 0 if there is none. */
  private int longestReply(int bound) {
    int[] buffer = new int[Position.MAX_MOVES];
    // In inquiry mode a node that is mated in spite of interpositions has no moves.
    int end = game.generate(buffer, 0);
    // The table may have lost a claim when it is looked at again, and must not be asked twice.
    IntArrayList claimed = new IntArrayList();
    IntArrayList claims = new IntArrayList();
    int best = 0;
    int longest = -1;
    boolean bestInterposes = false;
    for (int reply : inquiry.sorted(Arrays.copyOf(buffer, end))) {
      game.play(reply);
      int move = inquiry.provenMove(bound - 1, nodes);
      int length = inquiry.provenLength(bound - 1);
      game.undo(reply);
      if (move == 0) {
        return LOST;
      }
      if (Claims.isClaim(move)) {
        claimed.add(reply);
        claims.add(move);
        continue;
      }
      boolean interposes = FutileRule.isInterposition(reply);
      if (length > longest || (length == longest && bestInterposes && !interposes)) {
        best = reply;
        longest = length;
        bestInterposes = interposes;
      }
    }
    for (int i = 0; i < claimed.size(); i++) {
      int length = lengthIfItCounts(claimed.getInt(i), claims.getInt(i), bound, longest + 1);
      if (length > longest) {
        best = claimed.getInt(i);
        longest = length;
      }
    }
    return best;
  }

  /**
   * The length after an interposition, seen from there, if it counts; -1 if it is futile, for all
   * that is known, because the mate after its capture takes no more than {@code others}.
   */
  private int lengthIfItCounts(int reply, int claim, int bound, int others) {
    game.play(reply);
    game.play(claim);
    int captured = inquiry.within(bound, nodes).isProven() ? inquiry.provenLength(bound) : bound;
    game.undo(claim);
    game.withdrawClaims();
    boolean counts = captured > others && inquiry.provenMove(bound - 1, nodes) != 0;
    int length = counts ? inquiry.provenLength(bound - 1) : -1;
    game.undo(reply);
    return length;
  }
}
