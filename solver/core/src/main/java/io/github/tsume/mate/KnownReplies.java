package io.github.tsume.mate;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.board.position.PositionKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Replies to checks that are known to get the defender out of them all. */
public final class KnownReplies {
  /** None. */
  static final KnownReplies NONE = new KnownReplies();

  private final Map<PositionKey, Integer> replies = new HashMap<>();
  private final List<PositionKey> order = new ArrayList<>();

  /** A reply does it in a position. */
  public void put(Position position, int reply) {
    PositionKey state = PositionKey.of(position);
    replies.put(state, reply);
    order.add(state);
  }

  /** Forgets what was put since there were so many. */
  public void forgetBeyond(int count) {
    while (order.size() > count) {
      replies.remove(order.remove(order.size() - 1));
    }
  }

  /** The reply in a position; {@link Move#NONE} if none is known. */
  int of(Position position) {
    return replies.getOrDefault(PositionKey.of(position), Move.NONE);
  }
}
