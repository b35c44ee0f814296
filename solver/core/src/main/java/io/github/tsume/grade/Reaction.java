package io.github.tsume.grade;

import io.github.tsume.verdict.DefectClass;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The reply to a move of somebody who solves a problem move by move.
 *
 * @param kind what the move is
 * @param way the class of the other way to mate that it is, if it is one
 * @param moves what follows: the move and the reply to it, or the move alone where it mates; of one
 *     that is wrong the moves that refute it; without any it cannot be played
 * @param line the whole line of best play that is followed from now on, from the first position to
 *     the mate; empty if it is not known
 * @param mated whether it is mate now
 */
public record Reaction(
    Kind kind, @Nullable DefectClass way, List<Integer> moves, List<Integer> line, boolean mated) {
  /** What a move is. */
  public enum Kind {
    /** The solution's, or one that is as good. */
    RIGHT,
    /** Another solution (余詰). */
    ANOTHER,
    /** It mates, but by a longer way. */
    LONGER,
    /** It gives no check. */
    NO_CHECK,
    /** The rules forbid it. */
    ILLEGAL,
    /** The defender gets away. */
    ESCAPES,
    /** A limit leaves open whether it mates, or how well. */
    OPEN;

    /** The stable name in messages, such as "no-check". */
    public String code() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether the move stands and is replied to. */
    public boolean isAccepted() {
      return this == RIGHT || this == ANOTHER;
    }

    /** Whether it is another solution than the author's. */
    public boolean isCook() {
      return this == ANOTHER;
    }

    /** Whether it is known to be no solution. */
    public boolean isWrong() {
      return !isAccepted() && this != OPEN;
    }
  }

  /** A reaction with copied lists. */
  public Reaction {
    moves = List.copyOf(moves);
    line = List.copyOf(line);
  }

  static Reaction refused(Kind kind, @Nullable DefectClass way, List<Integer> moves) {
    return new Reaction(kind, way, moves, List.of(), false);
  }
}
