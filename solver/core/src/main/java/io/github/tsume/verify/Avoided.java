package io.github.tsume.verify;

import io.github.tsume.board.Hand;
import io.github.tsume.board.position.Position;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Positions of the attacker, those of a line, that he may not reach in a stricter game: neither
 * with the same pieces in hand nor with fewer.
 */
final class Avoided {
  static final Avoided NOTHING = new Avoided();

  private record Board(long key, long key2) {
    Board(Position position) {
      this(position.boardKey(), position.boardKey2());
    }
  }

  private final Map<Board, IntArrayList> hands = new HashMap<>();
  private int size;

  private Avoided() {}

  /** The first positions of the attacker on a line. */
  static Avoided of(Position start, List<Integer> line, int count) {
    Avoided avoided = new Avoided();
    avoided.add(start, line, count);
    return avoided;
  }

  /** All of his positions on some lines. */
  static Avoided all(Position start, List<List<Integer>> lines) {
    Avoided avoided = new Avoided();
    lines.forEach(line -> avoided.add(start, line, (line.size() + 1) / 2));
    return avoided;
  }

  private void add(Position start, List<Integer> line, int count) {
    Position position = start.copy();
    size += count;
    for (int i = 0; i < count; i++) {
      hands
          .computeIfAbsent(new Board(position), any -> new IntArrayList(1))
          .add(position.hand(position.side()));
      for (int at = 2 * i; at < Math.min(2 * i + 2, line.size()); at++) {
        position.play(line.get(at));
      }
    }
  }

  /** How many positions were added. */
  int size() {
    return size;
  }

  boolean covers(Position position) {
    IntArrayList known = size == 0 ? null : hands.get(new Board(position));
    for (int i = 0; known != null && i < known.size(); i++) {
      if (Hand.dominates(known.getInt(i), position.hand(position.side()))) {
        return true;
      }
    }
    return false;
  }
}
