package io.github.tsume.brinkmate;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import java.util.HashMap;
import java.util.Map;

/** The positions, with the attacker to move, that are known to have a key within some plies. */
final class KnownKeys {
  private record State(long key, long key2, int black, int white) {
    static State of(Position position) {
      return new State(
          position.boardKey(), position.boardKey2(), position.hand(0), position.hand(1));
    }
  }

  /**
   * What is known of a position.
   *
   * @param within within how many plies there is a key; none if very many
   * @param key that key
   * @param without within how many plies there is none
   */
  private record Known(int within, int key, int without) {}

  private static final Known NOTHING = new Known(Integer.MAX_VALUE, Move.NONE, 0);

  private final Map<State, Known> all = new HashMap<>();

  /** There is a key within so many plies. */
  void found(Position position, int plies, int key) {
    Known before = of(position);
    if (plies < before.within) {
      all.put(State.of(position), new Known(plies, key, before.without));
    }
  }

  /** There is none. */
  void refuted(Position position, int plies) {
    Known before = of(position);
    if (plies > before.without) {
      all.put(State.of(position), new Known(before.within, before.key, plies));
    }
  }

  /** Whether there is a key within so many plies. */
  Truth within(Position position, int plies) {
    Known known = of(position);
    return known.within <= plies ? Truth.YES : known.without >= plies ? Truth.NO : Truth.OPEN;
  }

  /** The key that was found; {@link Move#NONE} if none was. */
  int key(Position position) {
    return of(position).key;
  }

  private Known of(Position position) {
    return all.getOrDefault(State.of(position), NOTHING);
  }
}
