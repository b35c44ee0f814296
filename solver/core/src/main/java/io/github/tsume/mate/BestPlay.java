package io.github.tsume.mate;

import io.github.tsume.board.Position;
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

  private record Key(long board, long board2, int hand) {
    static Key of(Position position) {
      return new Key(position.boardKey(), position.boardKey2(), position.hand(position.side()));
    }
  }

  private final Composer composer;
  private final MainlineFinder finder;
  private final Leftover leftover;
  private final int most;
  private final Map<Key, Node> nodes = new HashMap<>();

  private BestPlay(Composer composer, int plies, int most) {
    this.composer = composer;
    this.finder = new MainlineFinder(composer);
    this.leftover = finder.leftoverAtAttack(plies);
    this.most = most;
  }

  /**
   * The first position of best play from here, a mate in exactly {@code plies}; null if there are
   * more than {@code most} positions.
   */
  static @Nullable Node from(Composer composer, int plies, int most) {
    return new BestPlay(composer, plies, most).node(plies);
  }

  private @Nullable Node node(int left) {
    Key key = Key.of(composer.position());
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
    composer.play(attack);
    if (left > 1) {
      replies.addAll(finder.defences(left - 1, leftover));
    }
    for (int reply : replies) {
      composer.play(reply);
      Node after = node(left - 2);
      composer.undo(reply);
      if (after == null) {
        composer.undo(attack);
        return null;
      }
      next.add(after);
    }
    composer.undo(attack);
    boolean complete = left == 1 || !replies.isEmpty();
    Node node = new Node(attack, replies, next);
    nodes.put(key, node);
    return complete ? node : null;
  }
}
