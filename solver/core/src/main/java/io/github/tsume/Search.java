package io.github.tsume;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.game.FutileRule;
import io.github.tsume.goal.Found;
import io.github.tsume.goal.Goals;
import io.github.tsume.goal.Goals.Wanted;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Solution;
import io.github.tsume.posed.PosedProblem;
import io.github.tsume.record.Problem;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.Journal;
import io.github.tsume.soundness.branches.VariationFinder;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

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
            posed.aim(),
            asked,
            judged,
            Results.listener(posed.setup(), options.progress()),
            Journal.NONE);
    return Goals.seek(wanted, solver, budget);
  }

  private Results told(Found found) {
    Optional<VariationFinder> variations =
        found
            .more(Solution.class)
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

  /**
   * A search in a thread with a large stack, while the calling thread waits: mates of thousands of
   * plies need as many nested calls.
   */
  private static final class DeepCall {
    /** Address space that is reserved; memory is taken as it is used. */
    private static final long STACK_BYTES = 1L << 29;

    private DeepCall() {}

    /** A thread that may search deeply, to be started. */
    static Thread thread(Runnable work) {
      Thread thread = new Thread(null, work, "tsume", STACK_BYTES);
      thread.setDaemon(true);
      return thread;
    }

    /**
     * What the search returns, or what it throws. An interrupt of the calling thread ends the
     * budget; the search then says what it knows, and the thread stays interrupted.
     */
    static <T> T wait(SearchBudget budget, Supplier<T> search) {
      FutureTask<T> task = new FutureTask<>(search::get);
      thread(task).start();
      boolean interrupted = false;
      try {
        while (true) {
          try {
            return task.get();
          } catch (InterruptedException e) {
            interrupted = true;
            budget.interrupt();
          } catch (ExecutionException e) {
            throw thrown(Objects.requireNonNull(e.getCause()));
          }
        }
      } finally {
        if (interrupted) {
          Thread.currentThread().interrupt();
        }
      }
    }

    /** What was thrown there, to be thrown here. */
    private static RuntimeException thrown(Throwable failure) {
      if (failure instanceof Error error) {
        throw error;
      }
      return failure instanceof RuntimeException e ? e : new IllegalStateException(failure);
    }
  }
}
