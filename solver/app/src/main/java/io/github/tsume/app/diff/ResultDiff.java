package io.github.tsume.app.diff;

import io.github.tsume.app.diff.Difference.Aspect;
import io.github.tsume.app.diff.Difference.Changed;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A comparison of two runs, problem by problem; effort, remarks and words do not count. */
public final class ResultDiff {
  private ResultDiff() {}

  /** The differences in the order of the new run; then what only the old one has. */
  public static List<Difference> of(Map<String, Result> before, Map<String, Result> after) {
    List<Difference> differences = new ArrayList<>();
    after.forEach(
        (id, result) -> {
          Result old = before.get(id);
          Difference difference = old == null ? new Difference.Added(result) : of(old, result);
          if (difference != null) {
            differences.add(difference);
          }
        });
    before.forEach(
        (id, result) -> {
          if (!after.containsKey(id)) {
            differences.add(new Difference.Removed(result));
          }
        });
    return differences;
  }

  /** The difference between two results of one problem, null if there is none. */
  static @Nullable Changed of(Result before, Result after) {
    List<Aspect> aspects = new ArrayList<>();
    if (!Objects.equals(before.origin().sfen(), after.origin().sfen())) {
      aspects.add(Aspect.POSITION);
    }
    if (before.answer().outcome() != after.answer().outcome()) {
      aspects.add(Aspect.RESULT);
    }
    // What was only solved has no verdict and no defects, which is no statement about them.
    boolean checked = before.check() != null && after.check() != null;
    if (checked && !Objects.equals(Difference.verdict(before), Difference.verdict(after))) {
      aspects.add(Aspect.VERDICT);
    }
    if (!before.answer().length().equals(after.answer().length())) {
      aspects.add(Aspect.LENGTH);
    }
    if (!before.answer().mainline().equals(after.answer().mainline())) {
      aspects.add(Aspect.MAINLINE);
    }
    List<DefectEntry> lost = checked ? only(before, after) : List.of();
    List<DefectEntry> found = checked ? only(after, before) : List.of();
    if (!lost.isEmpty() || !found.isEmpty()) {
      aspects.add(Aspect.DEFECTS);
    }
    return aspects.isEmpty() ? null : new Changed(before, after, aspects, lost, found);
  }

  /** The defects of one result that the other has not. */
  private static List<DefectEntry> only(Result of, Result other) {
    List<DefectEntry> left = new ArrayList<>(defects(of));
    for (DefectEntry theirs : defects(other)) {
      for (int i = 0; i < left.size(); i++) {
        if (isSame(left.get(i), theirs)) {
          left.remove(i);
          break;
        }
      }
    }
    return left;
  }

  private static List<DefectEntry> defects(Result result) {
    CheckOutcome check = result.check();
    return check == null ? List.of() : check.defects();
  }

  /** Whether two entries tell of one defect; the moves that show it may differ. */
  private static boolean isSame(DefectEntry a, DefectEntry b) {
    return a.kind() == b.kind()
        && a.severity() == b.severity()
        && a.ply() == b.ply()
        && Objects.equals(a.move(), b.move())
        && a.length().equals(b.length())
        && a.provisional() == b.provisional();
  }

  /**
   * How much changed.
   *
   * @param same the problems of both runs that did not change
   * @param changed those that did
   * @param added the problems that only the new run has
   * @param removed the problems that only the old run has
   */
  public record DiffTotals(int same, int changed, int added, int removed) {

    /** Counts the differences between an old run and a new one. */
    public static DiffTotals of(List<Difference> differences, int newProblems) {
      int changed = 0;
      int added = 0;
      int removed = 0;
      for (Difference difference : differences) {
        if (difference instanceof Difference.Changed) {
          changed++;
        } else if (difference instanceof Difference.Added) {
          added++;
        } else {
          removed++;
        }
      }
      return new DiffTotals(newProblems - added - changed, changed, added, removed);
    }
  }
}
