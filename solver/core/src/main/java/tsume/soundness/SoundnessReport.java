package tsume.soundness;

import java.util.List;
import java.util.Optional;
import tsume.mate.Solution;

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
 */
public record SoundnessReport(
    Solution solution,
    Soundness verdict,
    List<Defect> defects,
    List<Defect> provisional,
    List<OpenMove> open,
    Optional<Boolean> agrees,
    long nodes) {
  /** A report with copied lists. */
  public SoundnessReport {
    defects = List.copyOf(defects);
    provisional = List.copyOf(provisional);
    open = List.copyOf(open);
  }
}
