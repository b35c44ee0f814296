package io.github.tsume.soundness;

import io.github.tsume.mate.Solution;
import io.github.tsume.mate.Verdict;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Whether a solution agrees with what the author states: his length, and his line if he gives one.
 */
public final class Agreement {
  private static final Set<DefectClass> AGAINST_THE_LINE =
      EnumSet.of(
          DefectClass.LINE_FAILS,
          DefectClass.LONGER_DEFENCE,
          DefectClass.LONG_VARIATION,
          DefectClass.SHORT_COOK);

  private final CheckOptions options;
  private final ExaminedLine line;
  private final List<Defect> defects;

  Agreement(CheckOptions options, ExaminedLine line, List<Defect> defects) {
    this.options = options;
    this.line = line;
    this.defects = defects;
  }

  /**
   * Whether an answer agrees with a stated length, 0 for "no mate"; empty if that is open or
   * nothing is stated. A mate contradicts "no mate", and a shorter one the length, exact or not.
   */
  public static Optional<Boolean> of(Solution solution, OptionalInt stated) {
    if (stated.isEmpty() || solution.verdict() instanceof Verdict.Unknown) {
      return Optional.empty();
    }
    int length = stated.getAsInt();
    boolean decided =
        !solution.isMate() || length == 0 || solution.isExact() || solution.length() < length;
    return decided ? Optional.of(solution.length() == length) : Optional.empty();
  }

  /** Without a line: whether the length is the stated one; empty if that is open or not asked. */
  static Optional<Boolean> without(Solution solution, CheckOptions options) {
    boolean unsolvable = solution.verdict() instanceof Verdict.NoMate;
    boolean onlyLine = options.statedLength().isEmpty() && !options.authoredLine().isEmpty();
    return unsolvable && onlyLine ? Optional.of(false) : of(solution, options.statedLength());
  }

  /** Whether a mate agrees with what is stated; empty if that is open or nothing is. */
  Optional<Boolean> with(Solution solution) {
    boolean contradicted =
        defects.stream()
            .anyMatch(
                defect ->
                    AGAINST_THE_LINE.contains(defect.kind())
                        && defect.severity() == Severity.FATAL);
    if (options.authoredLine().isEmpty()) {
      boolean tolerated = line.moves().size() != solution.length() && solution.isExact();
      return tolerated ? sameAsStated(line.moves().size()) : without(solution, options);
    }
    boolean noLine =
        line.notes().stream().anyMatch(note -> note.kind().equals("authored-line-no-check"));
    if (contradicted || noLine) {
      return Optional.of(false);
    }
    if (!line.authored() || !solution.isExact()) {
      boolean noMateStated = options.statedLength().equals(OptionalInt.of(0));
      return noMateStated ? Optional.of(false) : Optional.empty();
    }
    return options.statedLength().isPresent()
        ? sameAsStated(line.moves().size())
        : Optional.of(true);
  }

  private Optional<Boolean> sameAsStated(int length) {
    OptionalInt stated = options.statedLength();
    return stated.isEmpty() ? Optional.empty() : Optional.of(stated.getAsInt() == length);
  }
}
