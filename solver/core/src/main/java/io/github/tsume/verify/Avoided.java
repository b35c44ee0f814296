package io.github.tsume.verify;

import io.github.tsume.board.Hand;
import io.github.tsume.board.position.Position;
import java.util.List;

/**
 * Positions of the attacker, those of a line, that he may not reach in a stricter game: neither
 * with the same pieces in hand nor with fewer.
 */
final class Avoided {
  static final Avoided NOTHING = new Avoided();

  private final MetHands met = new MetHands();

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
    for (int i = 0; i < count; i++) {
      met.add(position, position.hand(position.side()));
      for (int at = 2 * i; at < Math.min(2 * i + 2, line.size()); at++) {
        position.play(line.get(at));
      }
    }
  }

  /** How many positions were added. */
  int size() {
    return met.size();
  }

  boolean covers(Position position) {
    int hand = position.hand(position.side());
    return met.any(position, known -> Hand.dominates(known, hand));
  }
}
