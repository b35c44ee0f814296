package io.github.tsume;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.game.FutileRule;
import io.github.tsume.goal.Found;
import io.github.tsume.goal.Goals;
import io.github.tsume.goal.Wanted;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Solution;
import io.github.tsume.posed.PosedProblem;
import io.github.tsume.record.Problem;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.Journal;
import io.github.tsume.soundness.branches.VariationFinder;
import java.util.Optional;

/** One call of the library: a problem, what is asked of it, and what it may cost. */
final class Search {
  private final PosedProblem posed;
  private final Options options;
  private final SearchBudget budget;
  private final MateSolver solver;

  private Search(PosedProblem posed, Options options) {
    this.posed = posed;
    this.options = options;
    // A time of less than a millisecond is one; zero means none to the budget.
    long millis = options.time().isZero() ? 0 : Math.max(1, options.time().toMillis());
    budget = SearchBudget.of(options.nodes(), millis);
    Helpers helpers =
        options.threads() == 1
            ? Helpers.NONE
            : new Helpers(
                options.threads() - 1,
                Efforts.DEFAULT.nodes(EffortTable.HELP_AFTER),
                DeepCall::thread);
    solver = new MateSolver(options.memory(), helpers);
  }

  static Search of(Problem problem, Options options) {
    return new Search(Texts.legal(problem, options), options);
  }

  Solved solved() {
    return DeepCall.wait(budget, () -> told(seek(CheckOptions.DEFAULT, false)).solved());
  }

  Checked checked() {
    CheckOptions asked =
        CheckOptions.DEFAULT.withProfile(options.profile()).withAllCooks(options.allCooks());
    return DeepCall.wait(budget, () -> told(seek(posed.asked(asked), true)).checked());
  }

  private Found seek(CheckOptions asked, boolean judged) {
    Wanted wanted =
        new Wanted(
            posed.position(),
            options.aim(),
            asked,
            judged,
            Results.listener(posed.setup(), options.progress()),
            Journal.NONE);
    return Goals.seek(wanted, solver, budget);
  }

  private Results told(Found found) {
    Optional<VariationFinder> variations =
        found
            .solution()
            .filter(solution -> options.variations() > 0 && solution.isExact())
            .map(this::variations);
    return new Results(posed.setup(), found, variations, budget);
  }

  private VariationFinder variations(Solution solution) {
    return new VariationFinder(
        posed.position(),
        solution.mainline(),
        options.variations(),
        solver,
        FutileRule.STANDARD,
        budget);
  }
}
