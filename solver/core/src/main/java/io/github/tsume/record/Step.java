package io.github.tsume.record;

import io.github.tsume.board.Move;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One move of a line, or what stands in its place, with what is written about it.
 *
 * @param move the move, or {@link Move#NONE} if there is a {@code special} instead
 * @param special what stands in the place of a move, or null
 * @param legal whether the rules allow the move; files do hold others
 * @param comments the lines of the comment that follows it; one that starts with "&amp;" is a
 *     bookmark
 * @param time the time it took, or null
 * @param alternatives other lines from here, in the place of this step and what follows it
 */
public record Step(
    int move,
    @Nullable Special special,
    boolean legal,
    List<String> comments,
    @Nullable MoveTime time,
    List<MoveTree> alternatives) {

  public Step {
    comments = List.copyOf(comments);
    alternatives = List.copyOf(alternatives);
    if ((move == Move.NONE) == (special == null)) {
      throw new IllegalArgumentException("a step is either a move or a special entry");
    }
  }

  /** A legal move about which nothing is said. */
  public static Step of(int move) {
    return new Step(move, null, true, List.of(), null, List.of());
  }

  /** An end about which nothing is said. */
  public static Step of(Special special) {
    return new Step(Move.NONE, special, true, List.of(), null, List.of());
  }

  public boolean isMove() {
    return special == null;
  }

  /** This step with other comments. */
  public Step withComments(List<String> lines) {
    return new Step(move, special, legal, lines, time, alternatives);
  }

  /** This step with other alternatives. */
  public Step withAlternatives(List<MoveTree> lines) {
    return new Step(move, special, legal, comments, time, lines);
  }
}
