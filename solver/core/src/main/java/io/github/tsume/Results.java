package io.github.tsume;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.goal.Ending;
import io.github.tsume.goal.Found;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.OpenMove;
import io.github.tsume.posed.Findings;
import java.util.List;

/**
 * The border between what the library returns and what it works with: the inside may change while
 * the results stay.
 */
final class Results {
  private Results() {}

  static Solved solved(Setup setup, Found found, long nodes) {
    Ending ending = found.ending();
    return new Solved(
        setup,
        ending.outcome(),
        ending.length(),
        ending.exact(),
        new Line(setup, List.of(), ending.line()),
        nodes);
  }

  static Checked checked(Setup setup, Found whole, long nodes) {
    Findings found = whole.findings();
    return new Checked(
        found.verdict().orElseThrow(),
        solved(setup, whole, nodes),
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
