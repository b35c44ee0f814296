package io.github.tsume.grade;

import io.github.tsume.board.position.Position;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.DefectClass;
import java.util.List;
import java.util.stream.Stream;

/**
 * The problem that answers are about, and what its check has found.
 *
 * @param solver what searches; it may know the problem already
 * @param position the first position
 * @param report what the check said
 * @param options by what it was checked
 */
record Problem(MateSolver solver, Position position, SoundnessReport report, CheckOptions options) {
  /** A session at the first position. */
  Session session() {
    return new Session(position, solver, options.solve().futile());
  }

  /** The solution; empty if there is none or it is not known. */
  List<Integer> line() {
    return report.solution().mainline();
  }

  /** Whether the solution is the author's line. */
  boolean isAuthored() {
    List<Integer> author = options.authoredLine();
    int common = Math.min(author.size(), line().size());
    return common > 0 && author.subList(0, common).equals(line().subList(0, common));
  }

  /** Whether the solution is known to be one: by the check, or because the author says so. */
  boolean isLengthKnown() {
    boolean found = report.solution().isExact() && !report.solution().isLineOpen();
    return found || isAuthored();
  }

  /**
   * Whether the check lists another way; of one off another line of best play it lists the reply
   * that leads there, and how that goes on.
   *
   * @param before the moves before it
   */
  boolean lists(Defect way, List<Integer> before) {
    return Stream.concat(report.defects().stream(), report.provisional().stream())
        .anyMatch(
            listed ->
                (listed.ply() == way.ply() && listed.move() == way.move())
                    || isThat(listed, way, before));
  }

  private static boolean isThat(Defect listed, Defect way, List<Integer> before) {
    int between = way.ply() - listed.ply();
    boolean leads =
        listed.kind() == DefectClass.EQUAL_VARIATION_COOK
            && between > 0
            && listed.move() == before.get(listed.ply() - 1);
    boolean shown = listed.line().size() > between;
    return leads && (!shown || listed.line().get(between) == way.move());
  }
}
