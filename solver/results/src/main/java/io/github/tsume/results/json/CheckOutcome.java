package io.github.tsume.results.json;

import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of a soundness check.
 *
 * @param verdict what is said of the composition
 * @param defects what was found, provisional ones included
 * @param open what is not decided
 * @param options what was asked; null where nothing depends on it, or it is not known
 */
public record CheckOutcome(
    Verdict verdict,
    List<DefectEntry> defects,
    List<OpenEntry> open,
    @Nullable CheckRequest options) {
  public CheckOutcome {
    defects = List.copyOf(defects);
    open = List.copyOf(open);
  }

  /** An outcome of which it is not told what was asked. */
  public CheckOutcome(Verdict verdict, List<DefectEntry> defects, List<OpenEntry> open) {
    this(verdict, defects, open, null);
  }

  /**
   * The ply of the first cook that would decide an unknown verdict if its line were sure to be the
   * mainline; 0 if there is none.
   */
  public int likelyCookedAt() {
    return verdict == Verdict.UNKNOWN
        ? defects.stream()
            .filter(defect -> defect.severity() == Severity.FATAL)
            .filter(defect -> defect.provisional() && defect.isOtherSolution())
            .mapToInt(DefectEntry::ply)
            .min()
            .orElse(0)
        : 0;
  }

  /**
   * The classes of defects that decide the verdict: those that make a composition incomplete, or
   * cooked.
   *
   * @param length the length of the mate
   */
  public List<DefectClass> reasons(int length) {
    return verdict == Verdict.COOKED ? decided(kind -> kind.isAnotherSolution(length)) : reasons();
  }

  private List<DefectClass> decided(Predicate<DefectClass> counts) {
    return defects.stream()
        .filter(defect -> defect.severity() == Severity.FATAL)
        .filter(defect -> !defect.provisional())
        .map(DefectEntry::kind)
        .filter(counts)
        .distinct()
        .toList();
  }

  /** The classes of defects that make a composition incomplete; none with another verdict. */
  public List<DefectClass> reasons() {
    return verdict == Verdict.INCOMPLETE ? decided(kind -> true) : List.of();
  }

  /**
   * A check off the mainline that is not decided.
   *
   * @param ply its ply, from 1
   * @param move the move in USI; null for all of that ply
   * @param refutedWithin the plies within which it is known not to mate, itself counted; 0 if none
   */
  public record OpenEntry(int ply, @Nullable String move, int refutedWithin) {}
}
