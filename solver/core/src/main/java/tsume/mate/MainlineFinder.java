package tsume.mate;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Finds the mainline (作意): the moves that keep the value, (length, leftover), on both sides.
 *
 * <p>Ties are broken by the same order always, whatever the table holds: the attacker takes the
 * first move by {@link Composer#compare}; the defender prefers moves that are no interposition,
 * then the same order. At the last move the attacker rather empties his hand, if a mate at once
 * does.
 */
final class MainlineFinder {
  private final Composer composer;
  private final OptimalReplies replies;
  private final LeftoverFinder leftovers;
  private final IntArrayList line = new IntArrayList();

  MainlineFinder(Composer composer) {
    this.composer = composer;
    this.replies = new OptimalReplies(composer);
    this.leftovers = new LeftoverFinder(composer);
  }

  /**
   * The mainline from the current attacker's node of exactly the given length; null if a question
   * stayed open.
   */
  int @Nullable [] find(int plies) {
    line.clear();
    boolean complete = advance(plies);
    for (int i = line.size() - 1; i >= 0; i--) {
      composer.undo(line.getInt(i));
    }
    return complete ? line.toIntArray() : null;
  }

  private boolean advance(int plies) {
    int leftover = leftovers.atAttack(plies);
    if (leftover < 0) {
      return false;
    }
    for (int left = plies; left > 0; left--) {
      boolean attack = (plies - left) % 2 == 0;
      int[] moves = attack ? replies.attacks(left) : replies.defences(left);
      int move = moves == null ? 0 : choose(moves, left, attack, leftover);
      if (move == 0) {
        return false;
      }
      composer.play(move);
      line.add(move);
    }
    return true;
  }

  private int choose(int[] moves, int left, boolean attack, int leftover) {
    int lastMove = 0;
    for (int move : moves) {
      composer.play(move);
      int after = attack ? leftovers.atDefence(left - 1) : leftovers.atAttack(left - 1);
      composer.undo(move);
      if (left == 1) {
        if (after == 0) {
          return move;
        }
        lastMove = lastMove == 0 ? move : lastMove;
      } else if (after == leftover) {
        return move;
      }
    }
    return lastMove;
  }
}
