package io.github.tsume.mate;

import io.github.tsume.board.position.PositionKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The positions of all lines of best play from a position, in which the defender takes any reply
 * that keeps the value. Lines that meet share what follows.
 */
public final class BestPlay {
  /**
   * A position of the attacker.
   *
   * @param attack his move, the mainline's
   * @param replies the replies to it that keep the value, in the order of ties; none at the end
   * @param next what follows each of them
   */
  public record Node(int attack, List<Integer> replies, List<Node> next) {
    /** A position with copied lists. */
    public Node {
      replies = List.copyOf(replies);
      next = List.copyOf(next);
    }

    /** Nodes are told apart by where they are in the graph. */
    @Override
    public boolean equals(@Nullable Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(this);
    }
  }

  private final Inquiry inquiry;
  private final MainlineFinder finder;
  private final Leftover leftover;
  private final int most;
  private final Map<PositionKey, Node> nodes = new HashMap<>();

  private BestPlay(Inquiry inquiry, int plies, int most) {
    this.inquiry = inquiry;
    this.finder = new MainlineFinder(inquiry);
    this.leftover = finder.leftoverAtAttack(plies);
    this.most = most;
  }

  /**
   * The first position of best play from here, a mate in exactly {@code plies}; open if there are
   * more than {@code most} positions.
   */
  static Known<Node> from(Inquiry inquiry, int plies, int most) {
    Node root = new BestPlay(inquiry, plies, most).node(plies);
    return root == null ? Known.open(Known.Obstacle.TOO_MANY) : Known.of(root);
  }

  private @Nullable Node node(int left) {
    PositionKey key = PositionKey.of(inquiry.position());
    Node known = nodes.get(key);
    if (known != null) {
      return known;
    }
    int attack = finder.attack(left, leftover);
    if (attack == 0 || nodes.size() >= most) {
      return null;
    }
    List<Integer> replies = new ArrayList<>();
    List<Node> next = new ArrayList<>();
    inquiry.play(attack);
    if (left > 1) {
      replies.addAll(finder.defences(left - 1, leftover));
    }
    for (int reply : replies) {
      inquiry.play(reply);
      Node after = node(left - 2);
      inquiry.undo(reply);
      if (after == null) {
        inquiry.undo(attack);
        return null;
      }
      next.add(after);
    }
    inquiry.undo(attack);
    boolean complete = left == 1 || !replies.isEmpty();
    if (!complete || nodes.size() >= most) {
      // Those that follow are counted first.
      return null;
    }
    Node node = new Node(attack, replies, next);
    nodes.put(key, node);
    return node;
  }
}
