package io.github.tsume.judgement;

import io.github.tsume.board.Move;
import io.github.tsume.verdict.Profile;
import java.util.List;
import java.util.OptionalInt;

/**
 * By what a composition is judged.
 *
 * @param profile whose standards to apply
 * @param late how many of the attacker's last moves may have a late cook instead of a cook
 * @param statedLength the length that the author states, if any
 * @param authoredLine the author's moves as far as they are legal, empty if none are given
 * @param lineEnd what stands after them
 */
public record Standards(
    Profile profile,
    int late,
    OptionalInt statedLength,
    List<Integer> authoredLine,
    LineEnd lineEnd) {
  /** Those of magazines, where nothing is stated. */
  public static final Standards DEFAULT = of(Profile.MAGAZINE, 0);

  /** Standards where nothing is stated. */
  public static Standards of(Profile profile, int late) {
    return new Standards(profile, late, OptionalInt.empty(), List.of(), LineEnd.NOTHING);
  }

  /** The same, where an author states a length, moves, or nothing of that. */
  public Standards withStated(OptionalInt length, List<Integer> line, LineEnd end) {
    return new Standards(profile, late, length, line, end);
  }

  /** Standards with copied moves. */
  public Standards {
    authoredLine = List.copyOf(authoredLine);
  }

  /** Whether the author gives any move at all, legal or not, or says that none is needed. */
  public boolean givesLine() {
    return !authoredLine.isEmpty() || lineEnd.isIllegal() || lineEnd.mate();
  }

  /**
   * The text after the legal moves of an author's line.
   *
   * @param illegal a move that is not legal, {@link Move#NONE} if there is none
   * @param mate whether the line ends with the words that it is mate
   */
  public record LineEnd(int illegal, boolean mate) {
    /** Nothing: the moves just end. */
    public static final LineEnd NOTHING = new LineEnd(Move.NONE, false);

    /** The words that it is mate. */
    public static final LineEnd MATE = new LineEnd(Move.NONE, true);

    /** Whether there is a move that is not legal. */
    public boolean isIllegal() {
      return illegal != Move.NONE;
    }
  }
}
