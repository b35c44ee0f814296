package io.github.tsume.verify;

import io.github.tsume.board.position.Position;
import io.github.tsume.board.position.PositionKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The bounds of values that were shown. A position is told apart by its board and both hands, as
 * the composers' length may depend on a piece that the defender lacks.
 */
final class ShownValues {
  private record Entry(boolean most, PositionKey key, Integer before) {}

  private final Map<PositionKey, Integer> most = new HashMap<>();
  private final Map<PositionKey, Integer> least = new HashMap<>();
  private final List<Entry> log = new ArrayList<>();

  boolean isAtMost(Position position, int worth) {
    Integer known = most.get(PositionKey.of(position));
    return known != null && known <= worth;
  }

  boolean isAtLeast(Position position, int worth) {
    Integer known = least.get(PositionKey.of(position));
    return known != null && known >= worth;
  }

  void putAtMost(Position position, int worth) {
    PositionKey key = PositionKey.of(position);
    log.add(new Entry(true, key, most.getOrDefault(key, Integer.MAX_VALUE)));
    most.merge(key, worth, Math::min);
  }

  void putAtLeast(Position position, int worth) {
    PositionKey key = PositionKey.of(position);
    log.add(new Entry(false, key, least.getOrDefault(key, Integer.MIN_VALUE)));
    least.merge(key, worth, Math::max);
  }

  /** How much was entered. */
  int size() {
    return log.size();
  }

  /** Forgets what was entered since there was so much: a walk broke off. */
  void forgetBeyond(int size) {
    while (log.size() > size) {
      Entry last = log.remove(log.size() - 1);
      Map<PositionKey, Integer> map = last.most ? most : least;
      if (last.before == Integer.MAX_VALUE || last.before == Integer.MIN_VALUE) {
        map.remove(last.key);
      } else {
        map.put(last.key, last.before);
      }
    }
  }
}
