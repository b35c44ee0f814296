package tsume.mate;

import java.util.ArrayList;
import java.util.List;
import tsume.board.Position;
import tsume.dfpn.DfPn;
import tsume.dfpn.HandArithmetic;

/**
 * Positions of the attacker that he may not reach, neither with the same pieces in hand nor with
 * fewer.
 */
final class Forbidden {
  static final Forbidden NOTHING = new Forbidden(List.of());

  private record Node(long key, long key2, int hand) {}

  private final List<Node> nodes;

  Forbidden() {
    this(new ArrayList<>());
  }

  private Forbidden(List<Node> nodes) {
    this.nodes = nodes;
  }

  /** Adds a position with the attacker to move. */
  void add(Position position) {
    nodes.add(new Node(position.boardKey(), position.boardKey2(), position.hand(position.side())));
  }

  void clear() {
    nodes.clear();
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

  /** Whether a proof reaches none of them. */
  boolean areAvoidedBy(ProofTree proof) {
    for (Node node : nodes) {
      if (proof.reaches(node.key, node.key2, node.hand)) {
        return false;
      }
    }
    return true;
  }
}
