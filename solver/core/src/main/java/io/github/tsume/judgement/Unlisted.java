package io.github.tsume.judgement;

import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Standing;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verdict.Verdict;

/**
 * The other checks of which a result says nothing, as it says itself that there may be more
 * defects.
 *
 * @param cooked whether the problem is cooked, so that no other defect changes that
 * @param more whether there may be more
 * @param tolerable whether a check that mates later than the last move is tolerated
 */
public record Unlisted(boolean cooked, boolean more, boolean tolerable) {
  /** What a verdict leaves out, by how a check stands. */
  public static Unlisted of(Verdict verdict, Standing standing, Profile profile, int length) {
    return new Unlisted(
        verdict == Verdict.COOKED,
        standing.leaves(Unfinished.MORE_DEFECTS),
        DefectClass.FINAL_MOVE_LONGER.severity(profile, length) == Severity.TOLERATED);
  }

  /**
   * Whether nothing is said of checks that are not listed.
   *
   * @param isLast whether they are at the line's last move, and mate later if at all
   */
  public boolean saysNothing(boolean isLast) {
    return more && (cooked || (isLast && tolerable));
  }
}
