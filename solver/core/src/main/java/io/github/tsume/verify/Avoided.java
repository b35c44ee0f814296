package io.github.tsume.verify;

import io.github.tsume.board.Hand;
import io.github.tsume.board.position.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Positions of the attacker, those of a line, that he may not reach in a stricter game: neither
 * with the same pieces in hand nor with fewer.
 */
final class Avoided {
  static final Avoided NOTHING = new Avoided(List.of());

  private record Node(long key, long key2, int hand) {}

  private final List<Node> nodes;

  private Avoided(List<Node> nodes) {
    this.nodes = nodes;
  }

  /** The first positions of the attacker on a line. */
  static Avoided of(Position start, List<Integer> line, int count) {
    List<Node> nodes = new ArrayList<>();
    add(nodes, start, line, count);
    return new Avoided(nodes);
  }

  /** All of his positions on some lines. */
  static Avoided all(Position start, List<List<Integer>> lines) {
    List<Node> nodes = new ArrayList<>();
    lines.forEach(line -> add(nodes, start, line, (line.size() + 1) / 2));
    return new Avoided(nodes);
  }

  private static void add(List<Node> nodes, Position start, List<Integer> line, int count) {
    Position position = start.copy();
    for (int i = 0; i < count; i++) {
      nodes.add(
          new Node(position.boardKey(), position.boardKey2(), position.hand(position.side())));
      for (int at = 2 * i; at < Math.min(2 * i + 2, line.size()); at++) {
        position.play(line.get(at));
      }
    }
  }

  boolean covers(Position position) {
    for (Node node : nodes) {
      if (node.key == position.boardKey()
          && node.key2 == position.boardKey2()
          && Hand.dominates(node.hand, position.hand(position.side()))) {
        return true;
      }
    }
    return false;
  }
}
