package io.github.tsume.compose;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.goal.Goals;
import io.github.tsume.goal.Goals.Wanted;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.Journal;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.stipulation.Stipulation;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import java.util.List;

/** Full checks of edited problems, each with nothing known from the others. */
final class Workbench {
  private final MateSolver solver;
  private final Aim aim;
  private final CheckOptions options;
  private final SearchBudget budget;
  private long nodesEach = Long.MAX_VALUE;
  private long lineNodes;
  private long times = 1;
  private double share = 1;

  /**
   * A workbench for problems whose goal is mate.
   *
   * @param budget for all checks together
   */
  Workbench(MateSolver solver, CheckOptions options, SearchBudget budget) {
    this(solver, Aim.MATE, options, budget);
  }

  /** A workbench for problems with a goal. */
  Workbench(MateSolver solver, Aim aim, CheckOptions options, SearchBudget budget) {
    this.solver = solver;
    this.aim = aim;
    this.options = options;
    this.budget = budget;
    lineNodes = solver.efforts().nodes(EffortTable.EDIT_LINE_LEAST);
  }

  /** The same for another solver and what its work may take. */
  Workbench other(MateSolver another, SearchBudget part) {
    Workbench bench = new Workbench(another, aim, options, part);
    bench.nodesEach = nodesEach;
    bench.lineNodes = lineNodes;
    return bench;
  }

  /** From now on a check may take some times the nodes that the check of the whole took. */
  void measure(Judged base) {
    nodesEach =
        Math.max(
            solver.efforts().nodes(EffortTable.EDIT_LEAST),
            solver.efforts().growth(EffortTable.EDIT_TIMES) * base.nodes());
  }

  /**
   * From now on the search for a verdict may take so many times what is usual, and so many times a
   * share of what is left then.
   */
  void allow(int factor, double part) {
    times = factor;
    share = Math.min(1, factor * part);
  }

  /**
   * From now on the proof of a line may take some times the nodes that it takes in this problem.
   */
  void measureLine(Position start, List<Integer> line) {
    clear();
    SearchBudget spent = budget.slice(most());
    new LineProof(solver, options.solve().futile()).ask(start, line, spent);
    lineNodes =
        Math.max(
            solver.efforts().nodes(EffortTable.EDIT_LINE_LEAST),
            solver.efforts().growth(EffortTable.EDIT_TIMES) * spent.nodes());
  }

  MateSolver solver() {
    return solver;
  }

  Aim aim() {
    return aim;
  }

  CheckOptions options() {
    return options;
  }

  SearchBudget budget() {
    return budget;
  }

  /** Whether nothing more is to be begun. */
  boolean isSpent() {
    return budget.isSpent();
  }

  /** What the problems ask for. */
  Stipulation stipulation() {
    return Stipulation.of(aim);
  }

  /** Whether their cooks are mates, of which one can be asked without the others. */
  boolean hasMatesAsCooks() {
    return aim.goal() == Goal.MATE;
  }

  /**
   * Checks a setup against a line, whatever the goal.
   *
   * @param line the intended moves; empty for none
   */
  Judged judged(Setup setup, List<Integer> line) {
    return judged(setup, line, budget.slice(most()));
  }

  /** The same of the problem itself, with at most half of what there is. */
  Judged firstJudged(Setup setup, List<Integer> line) {
    return judged(setup, line, budget.share(solver.efforts().share(EffortTable.EDIT_FIRST_SHARE)));
  }

  private Judged judged(Setup setup, List<Integer> line, SearchBudget part) {
    solver.clear();
    Wanted wanted =
        new Wanted(
            Position.of(setup),
            aim,
            options.withLine(line),
            true,
            SolveListener.NONE,
            Journal.NONE);
    return Judged.of(Goals.seek(wanted, solver, part), aim.goal(), part.nodes());
  }

  /**
   * Checks the problem itself with at most half of what there is: the edits are to have a share,
   * and a proved cook is enough to begin with.
   *
   * @param line the intended moves; empty for none
   */
  SoundnessReport first(Setup setup, List<Integer> line) {
    solver.clear();
    return check(setup, line, budget.share(solver.efforts().share(EffortTable.EDIT_FIRST_SHARE)));
  }

  /** Forgets what was found out, so that another setup can be looked at. */
  void clear() {
    solver.clear();
  }

  /** Whether the attacker mates along a line, with what is known from the same setup. */
  Answer proof(Position start, List<Integer> line) {
    return new LineProof(solver, options.solve().futile())
        .ask(start, line, budget.slice(times * lineNodes));
  }

  /**
   * Looks for the verdict on a setup with a line, and for no more than that, with what is known
   * from the same setup.
   *
   * @param line the intended moves; empty for none
   */
  SoundnessReport verdict(Setup setup, List<Integer> line) {
    SearchBudget all = budget.share(share).slice(most());
    for (long nodes = solver.efforts().nodes(EffortTable.EDIT_LOOK);
        ;
        nodes *= solver.efforts().growth(EffortTable.EDIT_LOOK_GROWTH)) {
      SearchBudget part = all.slice(nodes);
      SoundnessReport report = check(setup, line, part);
      if (isKnown(report) || all.isSpent() || !part.isSpent()) {
        return report;
      }
    }
  }

  /** Whether nothing that is still open could change what is asked here. */
  private static boolean isKnown(SoundnessReport report) {
    return switch (report.verdict()) {
      case UNKNOWN -> false;
      case SOUND -> report.solution().isExact();
      default -> true;
    };
  }

  private long most() {
    return nodesEach > Long.MAX_VALUE / times ? Long.MAX_VALUE : nodesEach * times;
  }

  private SoundnessReport check(Setup setup, List<Integer> line, SearchBudget part) {
    return new SoundnessChecker(solver)
        .check(Position.of(setup), options.withLine(line), part, SolveListener.NONE);
  }
}
