package io.github.tsume.judgement;

import io.github.tsume.judgement.Judgement.Conclusion;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Severity;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The agreement of a solution with what the author states: his length, and his line if he gives
 * one.
 */
public record Agreement(Standards standards, JudgedLine line, List<Defect> defects) {
  private static final Set<DefectClass> AGAINST_THE_LINE =
      EnumSet.of(
          DefectClass.LINE_FAILS,
          DefectClass.LONGER_DEFENCE,
          DefectClass.LONG_VARIATION,
          DefectClass.SHORT_COOK);

  /**
   * Whether an answer agrees with a stated length, 0 for "no mate"; empty if that is open or
   * nothing is stated. A mate contradicts "no mate", and a shorter one the length, exact or not.
   */
  public static Optional<Boolean> of(Conclusion solution, OptionalInt stated) {
    if (stated.isEmpty() || solution.outcome() == Outcome.UNKNOWN) {
      return Optional.empty();
    }
    int length = stated.getAsInt();
    boolean decided =
        !solution.isMate() || length == 0 || solution.isExact() || solution.length() < length;
    return decided ? Optional.of(solution.length() == length) : Optional.empty();
  }

  /** Without a line: whether the length is the stated one; empty if that is open or not asked. */
  public static Optional<Boolean> without(Conclusion solution, Standards standards) {
    boolean unsolvable = solution.outcome() == Outcome.NO_MATE;
    boolean onlyLine = standards.statedLength().isEmpty() && standards.givesLine();
    // Moves that are not legal never agree, whatever the answer.
    return standards.lineEnd().isIllegal() || (unsolvable && onlyLine)
        ? Optional.of(false)
        : of(solution, standards.statedLength());
  }

  /** Whether a mate agrees with what is stated; empty if that is open or nothing is. */
  Optional<Boolean> with(Conclusion solution) {
    boolean contradicted =
        defects.stream()
            .anyMatch(
                defect ->
                    AGAINST_THE_LINE.contains(defect.kind())
                        && defect.severity() == Severity.FATAL);
    if (!standards.givesLine()) {
      boolean tolerated = line.moves().size() != solution.length() && solution.isExact();
      return tolerated ? sameAsStated(line.moves().size()) : without(solution, standards);
    }
    if (contradicted) {
      return Optional.of(false);
    }
    if (!line.authored() || !solution.isExact()) {
      boolean noMateStated = standards.statedLength().equals(OptionalInt.of(0));
      return noMateStated ? Optional.of(false) : Optional.empty();
    }
    return standards.statedLength().isPresent()
        ? sameAsStated(line.moves().size())
        : Optional.of(true);
  }

  private Optional<Boolean> sameAsStated(int length) {
    OptionalInt stated = standards.statedLength();
    return stated.isEmpty() ? Optional.empty() : Optional.of(stated.getAsInt() == length);
  }
}
