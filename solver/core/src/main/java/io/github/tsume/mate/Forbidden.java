package io.github.tsume.mate;

import io.github.tsume.board.Hand;
import io.github.tsume.board.position.Position;
import io.github.tsume.dfpn.DfPn;
import io.github.tsume.dfpn.table.HandArithmetic;
import io.github.tsume.game.TsumeGame;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongSet;
import java.util.ArrayList;
import java.util.List;

/**
 * Positions of the attacker that he may not reach, neither with the same pieces in hand nor with
 * fewer.
 */
public final class Forbidden {
  static final Forbidden NOTHING = new Forbidden(List.of());

  private record Node(long key, long key2, int hand) {}

  private final List<Node> nodes;
  private final LongSet boards = new LongOpenHashSet();

  Forbidden() {
    this(new ArrayList<>());
  }

  private Forbidden(List<Node> nodes) {
    this.nodes = nodes;
    nodes.forEach(node -> boards.add(node.key));
  }

  /** Adds a position with the attacker to move. */
  void add(Position position) {
    nodes.add(new Node(position.boardKey(), position.boardKey2(), position.hand(position.side())));
    boards.add(position.boardKey());
  }

  void clear() {
    nodes.clear();
    boards.clear();
  }

  boolean isEmpty() {
    return nodes.isEmpty();
  }

  Forbidden copy() {
    return new Forbidden(List.copyOf(nodes));
  }

  /** Tells sets of positions apart; 0 if there are none. */
  long id() {
    long id = 0;
    for (Node node : nodes) {
      id = (id + node.key + HandArithmetic.spread(node.hand)) * 0x5851F42D4C957F2DL + 1;
    }
    return id;
  }

  /** Makes them ancestors of what is searched next. */
  void putInto(DfPn search, TsumeGame game) {
    for (Node node : nodes) {
      search.forbid(game.keyOf(node.key), node.hand);
    }
  }

  /** Whether a position with the attacker to move is one of them. */
  boolean covers(Position position) {
    if (!boards.contains(position.boardKey())) {
      return false;
    }
    int hand = position.hand(position.side());
    for (Node node : nodes) {
      if (node.key == position.boardKey()
          && node.key2 == position.boardKey2()
          && Hand.dominates(node.hand, hand)) {
        return true;
      }
    }
    return false;
  }
}
