package io.github.tsume;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.OpenMove;
import io.github.tsume.mate.Solution;
import io.github.tsume.posed.Findings;
import io.github.tsume.soundness.SoundnessReport;
import java.util.List;

/**
 * The border between what the library returns and what it works with: the inside may change while
 * the results stay.
 */
final class Results {
  private Results() {}

  static Solved solved(Setup setup, Solution solution) {
    return new Solved(
        setup,
        solution.outcome(),
        solution.length(),
        solution.isExact(),
        new Line(setup, List.of(), solution.mainline()),
        solution.nodes());
  }

  static Checked checked(Setup setup, SoundnessReport report, List<Integer> authoredLine) {
    Findings found = Findings.of(report, authoredLine);
    return new Checked(
        report.verdict(),
        solved(setup, report.solution().withNodes(report.nodes())),
        found.rows().stream().map(row -> defect(setup, row)).toList(),
        found.open().stream().map(row -> open(setup, row)).toList(),
        found.agrees());
  }

  private static FoundDefect defect(Setup setup, Findings.Row row) {
    Defect defect = row.defect();
    return new FoundDefect(
        defect.kind(),
        defect.severity(),
        row.provisional(),
        defect.ply(),
        defect.length(),
        new Line(setup, row.before(), defect.line()));
  }

  private static String open(Setup setup, Findings.OpenRow row) {
    OpenMove open = row.open();
    String text = "ply " + open.ply();
    if (open.move() != Move.NONE) {
      text += " " + new Line(setup, row.before(), List.of(open.move()));
    }
    int within = open.refutedWithin();
    return within == 0 ? text : text + " (no mate within " + within + ")";
  }
}
