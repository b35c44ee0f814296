package io.github.tsume;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.OpenMove;
import io.github.tsume.mate.Solution;
import io.github.tsume.record.Problem;
import io.github.tsume.soundness.SoundnessReport;
import java.util.ArrayList;
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

  static Checked checked(Setup setup, Problem problem, SoundnessReport report) {
    List<Integer> mainline = report.solution().mainline();
    List<Integer> authors = problem.authoredLine();
    List<FoundDefect> defects = new ArrayList<>();
    for (Defect each : report.defects()) {
      List<Integer> along = each.kind().isOfAuthorsLine() ? authors : mainline;
      defects.add(defect(setup, along, each, false));
    }
    report.provisional().forEach(each -> defects.add(defect(setup, mainline, each, true)));
    List<String> open = report.open().stream().map(each -> open(setup, mainline, each)).toList();
    Solved solution = solved(setup, report.solution().withNodes(report.nodes()));
    return new Checked(report.verdict(), solution, defects, open, report.agrees());
  }

  private static FoundDefect defect(
      Setup setup, List<Integer> along, Defect defect, boolean provisional) {
    return new FoundDefect(
        defect.kind(),
        defect.severity(),
        provisional,
        defect.ply(),
        defect.length(),
        departing(setup, along, defect.ply(), defect.line()));
  }

  private static String open(Setup setup, List<Integer> mainline, OpenMove open) {
    String text = "ply " + open.ply();
    if (open.move() != Move.NONE) {
      text += " " + departing(setup, mainline, open.ply(), List.of(open.move()));
    }
    int within = open.refutedWithin();
    return within == 0 ? text : text + " (no mate within " + within + ")";
  }

  /** Moves that leave a line at a ply. */
  private static Line departing(Setup setup, List<Integer> line, int ply, List<Integer> moves) {
    int before = Math.min(Math.max(ply - 1, 0), line.size());
    return new Line(setup, line.subList(0, before), moves);
  }
}
