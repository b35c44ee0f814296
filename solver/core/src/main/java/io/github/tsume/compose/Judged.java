package io.github.tsume.compose;

import io.github.tsume.goal.Found;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Verdict;
import java.util.List;

/**
 * The verdict of a check on a problem, whatever its goal.
 *
 * @param verdict the verdict
 * @param length the plies it takes; 0 if the goal is not reached
 * @param exact whether no shorter way is possible
 * @param line the mainline; empty if the goal is not reached
 * @param nodes the nodes searched
 */
public record Judged(Verdict verdict, int length, boolean exact, List<Integer> line, long nodes) {
  /** What is said with a copied line. */
  public Judged {
    line = List.copyOf(line);
  }

  /** What the check of a mate says. */
  public static Judged of(SoundnessReport report) {
    return new Judged(
        report.verdict(),
        report.solution().length(),
        report.solution().isExact(),
        report.solution().mainline(),
        report.nodes());
  }

  /** What the check of any goal says; that checks alone mate reaches no other goal. */
  public static Judged of(Found found, Goal goal, long nodes) {
    boolean reached = found.ending().outcome() == goal.reached();
    return new Judged(
        found.findings().verdict().orElse(Verdict.UNKNOWN),
        reached ? found.ending().length().plies() : 0,
        found.ending().length().isExact(),
        reached ? found.ending().line() : List.of(),
        nodes);
  }

  /** Whether it is sound, and nothing is shorter. */
  public boolean isSound() {
    return verdict == Verdict.SOUND && exact;
  }

  /** Whether what is not known leaves open that it is sound in just so many plies. */
  boolean isOpenIn(int plies) {
    boolean maySound = verdict == Verdict.UNKNOWN || (verdict == Verdict.SOUND && !exact);
    return maySound && (length == 0 || length == plies || !exact);
  }

  /** How far it is proved that it is sound. */
  Unsettled.Proved proved() {
    return verdict == Verdict.SOUND
        ? Unsettled.Proved.SOUND
        : length > 0 ? Unsettled.Proved.GOAL : Unsettled.Proved.NOTHING;
  }

  /** Whether it is sound, in just so many plies. */
  boolean isSoundIn(int plies) {
    return isSound() && length == plies;
  }
}
