package io.github.tsume.verify;

import io.github.tsume.board.position.Position;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/** The hands that were met on each board, which its two keys tell apart. */
final class MetHands {
  private record Board(long key, long key2) {
    static Board of(Position position) {
      return new Board(position.boardKey(), position.boardKey2());
    }
  }

  private final Map<Board, IntArrayList> hands = new HashMap<>();
  private final List<Board> order = new ArrayList<>();

  /** How many were added. */
  int size() {
    return order.size();
  }

  void add(Position position, int hand) {
    Board board = Board.of(position);
    hands.computeIfAbsent(board, any -> new IntArrayList(1)).add(hand);
    order.add(board);
  }

  /** Whether a hand that was met on the board of a position fits. */
  boolean any(Position position, IntPredicate fits) {
    IntArrayList known = order.isEmpty() ? null : hands.get(Board.of(position));
    for (int i = 0; known != null && i < known.size(); i++) {
      if (fits.test(known.getInt(i))) {
        return true;
      }
    }
    return false;
  }

  /** Forgets what was added since there were so many. */
  void forgetBeyond(int count) {
    while (order.size() > count) {
      IntArrayList last = hands.get(order.remove(order.size() - 1));
      if (last != null) {
        last.removeInt(last.size() - 1);
      }
    }
  }
}
