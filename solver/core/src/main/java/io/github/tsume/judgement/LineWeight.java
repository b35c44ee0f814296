package io.github.tsume.judgement;

import io.github.tsume.verdict.Severity;
import java.util.Comparator;
import java.util.List;

/**
 * The weight of the list of other ways to mate along one line: what the verdict would be, then how
 * many entries are fatal, flaws, and tolerated. Of lines that are cooked none is milder.
 *
 * @param grade what the verdict would be
 */
public record LineWeight(Grade grade, int fatal, int flaws, int tolerated)
    implements Comparable<LineWeight> {
  /** What a line's other ways to mate make of a problem. */
  public enum Grade {
    /** None of them is fatal. */
    CLEAN,
    /** Some are fatal, but none is another solution. */
    INCOMPLETE,
    /** Another solution. */
    COOKED
  }

  private static final Comparator<LineWeight> ORDER =
      Comparator.comparing(LineWeight::grade)
          .thenComparingInt(LineWeight::fatal)
          .thenComparingInt(LineWeight::flaws)
          .thenComparingInt(LineWeight::tolerated);

  /** The weight of what was found along a line of a problem of some length. */
  public static LineWeight of(List<Defect> defects, int problemLength) {
    if (defects.stream().anyMatch(defect -> isCook(defect, problemLength))) {
      return new LineWeight(Grade.COOKED, 0, 0, 0);
    }
    int fatal = count(defects, Severity.FATAL);
    return new LineWeight(
        fatal > 0 ? Grade.INCOMPLETE : Grade.CLEAN,
        fatal,
        count(defects, Severity.FLAW),
        count(defects, Severity.TOLERATED));
  }

  /** Whether a defect makes a problem cooked. */
  public static boolean isCook(Defect defect, int problemLength) {
    return defect.severity() == Severity.FATAL && defect.kind().isAnotherSolution(problemLength);
  }

  private static int count(List<Defect> defects, Severity severity) {
    return (int) defects.stream().filter(defect -> defect.severity() == severity).count();
  }

  @Override
  public int compareTo(LineWeight other) {
    return ORDER.compare(this, other);
  }
}
