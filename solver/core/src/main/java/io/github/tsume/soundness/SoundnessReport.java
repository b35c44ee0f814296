package io.github.tsume.soundness;

import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Judgement.Conclusion;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.mate.Solution;
import io.github.tsume.verdict.Standing;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verdict.Verdict;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The outcome of a soundness check.
 *
 * @param solution the solution itself
 * @param verdict the verdict
 * @param defects what was found, in the order of plies
 * @param provisional fatal defects on a mainline that is not yet proved to be exact: they do not
 *     decide the verdict
 * @param open what is not decided; never empty in an unknown verdict on a mate
 * @param agrees whether the solution agrees with what the author stated; empty if he stated nothing
 * @param nodes all nodes searched, those of the solution included
 * @param spent what they went into
 */
public record SoundnessReport(
    Solution solution,
    Verdict verdict,
    List<Defect> defects,
    List<Defect> provisional,
    List<OpenMove> open,
    Optional<Boolean> agrees,
    long nodes,
    Map<Phase, Long> spent) {
  /** A report with copied lists. */
  public SoundnessReport {
    defects = List.copyOf(defects);
    provisional = List.copyOf(provisional);
    open = List.copyOf(open);
    spent = Map.copyOf(spent);
  }

  /** How the check stands: what of it is open, if anything is. */
  public Standing standing() {
    Set<Unfinished> more = EnumSet.noneOf(Unfinished.class);
    if (verdict == Verdict.UNKNOWN) {
      more.add(Unfinished.VERDICT);
    }
    if (!open.isEmpty()) {
      more.add(Unfinished.MOVES);
    }
    return solution.standing().with(more);
  }

  /** The conclusions that a search allows. */
  public static final class Conclusions {
    private Conclusions() {}

    /** The conclusion of a solution. */
    public static Conclusion of(Solution solution) {
      return new Conclusion(
          solution.outcome(), solution.plies(), solution.mainline(), solution.leftover());
    }
  }
}
