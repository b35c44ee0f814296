package io.github.tsume.soundness;

import io.github.tsume.judgement.LineEnd;
import io.github.tsume.judgement.Standards;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.verdict.Profile;
import java.util.List;
import java.util.OptionalInt;

/**
 * How to check a composition.
 *
 * @param solve how lengths are counted
 * @param profile whose standards to apply
 * @param allCooks whether to go on to the limits after the first fatal defect of a node
 * @param late how many of the attacker's last moves may have a late cook instead of a cook
 * @param statedLength the length that the author states, if any
 * @param authoredLine the author's moves as far as they are legal, empty if none are given
 * @param lineEnd what stands after them
 */
public record CheckOptions(
    SolveOptions solve,
    Profile profile,
    boolean allCooks,
    int late,
    OptionalInt statedLength,
    List<Integer> authoredLine,
    LineEnd lineEnd) {
  /** Composers' lengths, magazine standards, nothing stated. */
  public static final CheckOptions DEFAULT =
      new CheckOptions(
          SolveOptions.DEFAULT, Profile.MAGAZINE, false, 0, OptionalInt.empty(), List.of());

  /** What of them the judgement goes by. */
  public Standards standards() {
    return new Standards(profile, late, statedLength, authoredLine, lineEnd);
  }

  /** The same for a line of moves that just ends. */
  public CheckOptions(
      SolveOptions solve,
      Profile profile,
      boolean allCooks,
      int late,
      OptionalInt statedLength,
      List<Integer> authoredLine) {
    this(solve, profile, allCooks, late, statedLength, authoredLine, LineEnd.NOTHING);
  }

  /** Whether the author gives any move at all, legal or not. */
  public boolean givesLine() {
    return standards().givesLine();
  }

  /** The same by the standards of another profile. */
  public CheckOptions withProfile(Profile other) {
    return new CheckOptions(solve, other, allCooks, late, statedLength, authoredLine, lineEnd);
  }
}
