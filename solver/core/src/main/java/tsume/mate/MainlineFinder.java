package tsume.mate;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Finds the mainline (作意): the moves that keep the value, (length, leftover), on both sides.
 *
 * <p>Ties are broken by the same order always, whatever the table holds: the attacker takes the
 * check that leaves the fewest replies, then the first by {@link Composer#compare}; the defender
 * prefers moves that are no interposition, then the same order. At the last move the attacker
 * rather empties his hand, if a mate at once does.
 */
final class MainlineFinder {
  private final Composer composer;
  private final OptimalMoves moves;
  private final LeftoverFinder leftovers;
  private final IntArrayList line = new IntArrayList();

  MainlineFinder(Composer composer) {
    this.composer = composer;
    this.moves = new OptimalMoves(composer);
    this.leftovers = new LeftoverFinder(composer);
  }

  /**
   * The mainline from the current attacker's node of exactly the given length; null if a question
   * stayed open.
   */
  int @Nullable [] find(int plies) {
    line.clear();
    int depth = composer.game().depth();
    boolean complete;
    try {
      complete = advance(plies);
    } catch (OpenQuestionException open) {
      complete = false;
    }
    composer.game().unwindTo(depth);
    return complete ? line.toIntArray() : null;
  }

  private boolean advance(int plies) {
    boolean leftover = leftovers.atAttack(plies);
    for (int left = plies; left > 0; left--) {
      int move = (plies - left) % 2 == 0 ? attack(left, leftover) : defend(left, leftover);
      if (move == 0) {
        return false;
      }
      composer.play(move);
      line.add(move);
    }
    return true;
  }

  private int attack(int left, boolean leftover) {
    if (left == 1) {
      int emptying = moves.attacks(1, move -> !leftovers.atDefence(0));
      return emptying != 0 ? emptying : moves.attacks(1, move -> true);
    }
    // Without leftover there is none after any check that keeps the length.
    return moves.attacks(left, move -> !leftover || leftovers.atDefence(left - 1));
  }

  private int defend(int left, boolean leftover) {
    return moves.defences(left, reply -> leftover || !leftovers.atAttack(left - 1));
  }
}
