package io.github.tsume.soundness;

import io.github.tsume.board.position.Position;
import io.github.tsume.board.position.PositionKey;
import java.util.HashSet;
import java.util.Set;

/**
 * The checks that were found not to mate, by position: lines that share positions need not ask
 * about them again.
 */
final class KnownFailures {
  private record Check(PositionKey position, int move) {}

  private final Set<Check> checks = new HashSet<>();

  /** Whether a check in a position of the attacker is known to fail. */
  boolean fails(Position position, int move) {
    return checks.contains(new Check(PositionKey.of(position), move));
  }

  void add(Position position, int move) {
    checks.add(new Check(PositionKey.of(position), move));
  }
}
