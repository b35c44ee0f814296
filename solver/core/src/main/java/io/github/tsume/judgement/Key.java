package io.github.tsume.judgement;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A move of the attacker after which every defence is answered, whatever the goal is that is
 * reached so.
 *
 * @param move the move
 * @param threat the mate that it threatens: what follows if the defender does nothing; empty if the
 *     move is a check or no such mate was found
 * @param defences every legal reply to it, that of the mainline first
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

  /** The defence of the mainline: the first of those that put off the last key longest. */
  public Optional<Defence> mainDefence() {
    Defence main = null;
    for (Defence defence : defences) {
      main = main == null || defence.plies() > main.plies() ? defence : main;
    }
    return Optional.ofNullable(main);
  }

  /** The moves up to the last key, if the defender holds out as long as he can. */
  public List<Integer> line() {
    List<Integer> line = new ArrayList<>(List.of(move));
    mainDefence()
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

  /**
   * A reply to a key, and what answers it: a mate, or the next key.
   *
   * @param move the reply
   * @param mate the moves of the mate after it, which was replayed; empty if there is none
   * @param next the next key; null if it is mated
   */
  public record Defence(int move, List<Integer> mate, @Nullable Key next) {
    /** A defence with a copied list. */
    public Defence {
      mate = List.copyOf(mate);
    }

    /** The plies up to the last key after this one, this reply counted; 0 if it is mated. */
    public int plies() {
      return next == null ? 0 : 1 + next.plies();
    }

    /** The plies up to the mate by the lines told, this reply counted. */
    public int length() {
      return 1 + (next == null ? mate.size() : next.length());
    }
  }
}
