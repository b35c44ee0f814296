package io.github.tsume.mate;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.game.TieOrder;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.List;

/**
 * A finder of the mainline (作意): the moves that keep the value, (length, leftover), on both sides.
 *
 * <p>Ties are broken by the same order always, whatever the table holds: the attacker takes the
 * check that leaves the fewest replies, then the first by {@link TieOrder}; the defender prefers
 * moves that are no interposition, then the same order. At the last move the attacker rather
 * empties his hand, if a mate at once does.
 */
final class MainlineFinder {
  private final Inquiry inquiry;
  private final OptimalMoves moves;
  private final LeftoverFinder leftovers;
  private final IntArrayList line = new IntArrayList();

  MainlineFinder(Inquiry inquiry) {
    this.inquiry = inquiry;
    this.moves = new OptimalMoves(inquiry);
    this.leftovers = new LeftoverFinder(inquiry);
  }

  /** The mainline from the current node, whoever is to move, of exactly the given length. */
  static Known<List<Integer>> from(Inquiry inquiry, int plies) {
    if (plies == 0) {
      return Known.of(List.of());
    }
    if (inquiry.game().attackerToMove()) {
      return new MainlineFinder(inquiry).find(plies);
    }
    MainlineFinder finder = new MainlineFinder(inquiry);
    int first = finder.defend(plies, finder.leftoverAtDefence(plies));
    if (first == Move.NONE) {
      return Known.open(Known.Obstacle.LOST);
    }
    inquiry.play(first);
    Known<List<Integer>> rest = new MainlineFinder(inquiry).find(plies - 1);
    inquiry.undo(first);
    return rest.map(
        moves -> {
          List<Integer> line = new IntArrayList();
          line.add(first);
          line.addAll(moves);
          return line;
        });
  }

  /** The mainline from the current attacker's node of exactly the given length. */
  Known<List<Integer>> find(int plies) {
    line.clear();
    int depth = inquiry.game().depth();
    boolean complete;
    try {
      complete = advance(plies);
    } catch (OpenQuestionException open) {
      complete = false;
    }
    inquiry.game().unwindTo(depth);
    return complete ? Known.of(new IntArrayList(line)) : Known.open(Known.Obstacle.NODES);
  }

  private boolean advance(int plies) {
    Leftover leftover = leftovers.atAttack(plies);
    for (int left = plies; left > 0; left--) {
      int move = (plies - left) % 2 == 0 ? attack(left, leftover) : defend(left, leftover);
      if (move == 0) {
        return false;
      }
      inquiry.play(move);
      line.add(move);
    }
    return true;
  }

  Leftover leftoverAtAttack(int plies) {
    return leftovers.atAttack(plies);
  }

  Leftover leftoverAtDefence(int plies) {
    return leftovers.atDefence(plies);
  }

  /** The attacker's move at a node of exactly this value; 0 if there is none. */
  int attack(int left, Leftover leftover) {
    if (left == 1) {
      int emptying = moves.attacks(1, move -> inquiry.game().hand() == Hand.EMPTY);
      return emptying != 0 ? emptying : moves.attacks(1, move -> true);
    }
    return moves.attacks(left, move -> leftovers.isAtLeastAtDefence(leftover, left - 1));
  }

  /** The defender's first reply that keeps the value of his node; 0 if there is none. */
  int defend(int left, Leftover leftover) {
    return moves.defences(left, reply -> keeps(left, leftover));
  }

  /** All of the defender's replies that keep the value of his node, in the order of ties. */
  IntArrayList defences(int left, Leftover leftover) {
    IntArrayList all = new IntArrayList();
    moves.defences(
        left,
        reply -> {
          if (keeps(left, leftover)) {
            all.add(reply);
          }
          return false;
        });
    return all;
  }

  /** Whether a reply that was played, and keeps the length, keeps what is left over too. */
  private boolean keeps(int left, Leftover leftover) {
    return leftover == Leftover.ALWAYS
        || !leftovers.isAtLeastAtAttack(Leftover.values()[leftover.ordinal() + 1], left - 1);
  }
}
