package io.github.tsume.brinkmate;

import io.github.tsume.board.Position;
import io.github.tsume.board.Setup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A move of the attacker after which every defence is answered.
 *
 * @param move the move
 * @param threat the mate that it threatens: what follows if the defender does nothing; empty if the
 *     move is a check or no such mate was found
 * @param defences every legal reply to it
 */
public record Key(int move, List<Integer> threat, List<Defence> defences) {
  /** A key with copied lists. */
  public Key {
    threat = List.copyOf(threat);
    defences = List.copyOf(defences);
  }

  /** The position in which the other side is to move, or null if this one is in check. */
  public static @Nullable Position passed(Position position) {
    if (position.inCheck()) {
      return null;
    }
    Setup setup = position.toSetup();
    return Position.of(setup.toBuilder().sideToMove(setup.sideToMove().opponent()).build());
  }

  /** The moves up to the last key, if the defender holds out as long as he can. */
  public List<Integer> line() {
    List<Integer> line = new ArrayList<>(List.of(move));
    defences.stream()
        .max(Comparator.comparingInt(Defence::plies).thenComparingInt(Defence::length))
        .filter(longest -> longest.next() != null)
        .ifPresent(
            longest -> {
              line.add(longest.move());
              line.addAll(Objects.requireNonNull(longest.next()).line());
            });
    return line;
  }

  /** The plies up to the last key, if the defender holds out as long as he can. */
  public int plies() {
    int longest = 1;
    for (Defence defence : defences) {
      longest = Math.max(longest, 1 + defence.plies());
    }
    return longest;
  }

  /** The plies up to the mate, if the defender holds out as long as he can, by the lines told. */
  public int length() {
    int longest = 1;
    for (Defence defence : defences) {
      longest = Math.max(longest, 1 + defence.length());
    }
    return longest;
  }
}
