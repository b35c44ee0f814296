package io.github.tsume.verify;

import io.github.tsume.board.Hand;
import io.github.tsume.board.position.Position;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The positions of a proof of "no mate", each with the defender, in check, to move.
 *
 * <p>If the attacker does not mate with some pieces in hand, then neither with fewer: the defender,
 * who holds the rest, can reply as before. So a position is covered by one with the same board and
 * a better hand of the attacker. Not so if the attacker has a king: then a pawn drop of the
 * defender's could mate it only because of the poorer hand, and be illegal; hands have to be equal
 * there.
 */
public final class RefutedPositions {
  private record Board(long key, long key2) {}

  private final Map<Board, IntArrayList> hands = new HashMap<>();
  private final List<Board> order = new ArrayList<>();

  /** How many positions were added. */
  public int size() {
    return order.size();
  }

  /** Whether a position is covered by one that was added. */
  public boolean cover(Position position) {
    IntArrayList known = hands.get(new Board(position.boardKey(), position.boardKey2()));
    int attacker = 1 - position.side();
    int hand = position.hand(attacker);
    boolean exact = position.king(attacker) >= 0;
    for (int i = 0; known != null && i < known.size(); i++) {
      int other = known.getInt(i);
      if (other == hand || (!exact && Hand.dominates(other, hand))) {
        return true;
      }
    }
    return false;
  }

  /** Adds a position with the defender to move. */
  public void add(Position position) {
    Board board = new Board(position.boardKey(), position.boardKey2());
    hands
        .computeIfAbsent(board, key -> new IntArrayList(1))
        .add(position.hand(1 - position.side()));
    order.add(board);
  }

  /** Forgets what was added since there were so many: a walk broke off. */
  public void forgetBeyond(int count) {
    while (order.size() > count) {
      IntArrayList last = hands.get(order.remove(order.size() - 1));
      if (last != null) {
        last.removeInt(last.size() - 1);
      }
    }
  }
}
