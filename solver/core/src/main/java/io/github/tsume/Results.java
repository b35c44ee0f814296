package io.github.tsume;

import com.google.common.primitives.Ints;
import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.goal.Found;
import io.github.tsume.goal.Found.Ending;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.posed.Findings;
import io.github.tsume.record.BranchedLine;
import io.github.tsume.record.MoveTree;
import io.github.tsume.soundness.branches.VariationFinder;
import io.github.tsume.soundness.branches.VariationFinder.Variation;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The border between what the library returns and what it works with: the inside may change while
 * the results stay.
 *
 * @param variations lists the other replies; empty if nobody asked, or there is no exact solution
 */
record Results(
    Setup setup, Found found, Optional<VariationFinder> variations, SearchBudget budget) {
  Solved solved() {
    Ending ending = found.ending();
    MoveTree tree = tree(ending.line());
    return new Solved(
        setup,
        ending.outcome(),
        ending.length(),
        new Line(setup, List.of(), ending.line()),
        tree,
        variations.map(VariationFinder::openPlies).orElse(List.of()),
        budget.nodes());
  }

  private MoveTree tree(List<Integer> line) {
    BranchedLine tree = BranchedLine.of(Ints.toArray(line), null);
    variations.stream()
        .flatMap(finder -> finder.find().stream())
        .filter(Variation::counts)
        .forEach(each -> tree.branch(each.ply(), Ints.toArray(each.line()), null, null));
    return tree.build();
  }

  Checked checked() {
    Findings findings = found.findings();
    return new Checked(
        findings.verdict().orElseThrow(),
        solved(),
        findings.rows().stream().map(row -> defect(setup, row)).toList(),
        findings.open().stream().map(row -> open(setup, row)).toList(),
        findings.agrees());
  }

  /** Tells somebody outside what the search tells inside. */
  static SolveListener listener(Setup setup, Consumer<Progress> heard) {
    return now ->
        heard.accept(
            new Progress(
                now.phase(),
                now.nodes(),
                now.length(),
                now.done(),
                now.total(),
                new Line(setup, List.of(), now.asked())));
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
