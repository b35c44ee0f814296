package io.github.tsume.soundness;

import io.github.tsume.judgement.Standards;
import io.github.tsume.judgement.Standards.LineEnd;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.verdict.Profile;
import java.util.List;
import java.util.OptionalInt;

/**
 * The settings of a check of a composition.
 *
 * @param solve how lengths are counted
 * @param allCooks whether to go on to the limits after the first fatal defect of a node
 * @param standards by what it is judged
 */
public record CheckOptions(SolveOptions solve, boolean allCooks, Standards standards) {
  /** Composers' lengths, magazine standards, nothing stated. */
  public static final CheckOptions DEFAULT =
      new CheckOptions(SolveOptions.DEFAULT, false, Standards.DEFAULT);

  /** The same for a line of moves that just ends. */
  public CheckOptions(
      SolveOptions solve,
      Profile profile,
      boolean allCooks,
      int late,
      OptionalInt statedLength,
      List<Integer> authoredLine) {
    this(
        solve,
        allCooks,
        Standards.of(profile, late).withStated(statedLength, authoredLine, LineEnd.NOTHING));
  }

  /** Whose standards are applied. */
  public Profile profile() {
    return standards.profile();
  }

  /** How many of the attacker's last moves may have a late cook instead of a cook. */
  public int late() {
    return standards.late();
  }

  /** The author's moves as far as they are legal, empty if none are given. */
  public List<Integer> authoredLine() {
    return standards.authoredLine();
  }

  /** Whether the author gives any move at all, legal or not. */
  public boolean givesLine() {
    return standards.givesLine();
  }

  /** The same with lengths counted otherwise. */
  public CheckOptions withSolve(SolveOptions other) {
    return new CheckOptions(other, allCooks, standards);
  }

  /** The same by the standards of another profile. */
  public CheckOptions withProfile(Profile other) {
    return new CheckOptions(
        solve,
        allCooks,
        new Standards(
            other,
            standards.late(),
            standards.statedLength(),
            standards.authoredLine(),
            standards.lineEnd()));
  }

  /** The same, where the search does or does not go on after the first fatal defect of a node. */
  public CheckOptions withAllCooks(boolean wanted) {
    return new CheckOptions(solve, wanted, standards);
  }

  /** The same, where an author states a length, moves, or nothing of that. */
  public CheckOptions withStated(OptionalInt length, List<Integer> line, LineEnd end) {
    return new CheckOptions(solve, allCooks, standards.withStated(length, line, end));
  }

  /** The same, where a line of moves is given that just ends, and no length. */
  public CheckOptions withLine(List<Integer> line) {
    return withStated(OptionalInt.empty(), line, LineEnd.NOTHING);
  }
}
