package io.github.tsume.brinkmate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Moves that did it last, the newest first: a few of them. */
final class Favourites {
  private final int most;
  private final Deque<Integer> moves = new ArrayDeque<>();

  Favourites(int most) {
    this.most = most;
  }

  /** A move did it. */
  void add(int move) {
    moves.remove(move);
    moves.addFirst(move);
    if (moves.size() > most) {
      moves.removeLast();
    }
  }

  boolean contains(int move) {
    return moves.contains(move);
  }

  /** Those that are among others, in their own order. */
  List<Integer> among(List<Integer> others) {
    List<Integer> found = new ArrayList<>(moves);
    found.retainAll(others);
    return found;
  }
}
