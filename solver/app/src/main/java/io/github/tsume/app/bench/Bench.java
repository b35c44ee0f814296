package io.github.tsume.app.bench;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveOptions;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/**
 * Searches problems for their first proof, or until the length is known, one after another, each
 * with a cleared table: what one of them takes does not depend on those before it.
 */
public final class Bench {
  private final MateSolver solver;
  private final SolveOptions options;
  private final Interruption interruption;

  /**
   * A benchmark.
   *
   * @param hashBytes the memory of the table
   * @param threads how many threads search one problem together
   * @param exact whether to go on until the length is proved to be the shortest
   * @param interruption what ends a run early
   */
  public Bench(long hashBytes, int threads, boolean exact, Interruption interruption) {
    this(hashBytes, threads, exact, Efforts.DEFAULT, interruption);
  }

  /** The same with other efforts. */
  public Bench(
      long hashBytes, int threads, boolean exact, Efforts efforts, Interruption interruption) {
    solver = new MateSolver(hashBytes, DeepThread.helpers(threads), efforts);
    options = SolveOptions.DEFAULT.withExactLength(exact);
    this.interruption = interruption;
  }

  /** Searches the problems; the listener hears of each as it is done. */
  public BenchTotal run(List<BenchProblem> problems, Consumer<BenchRow> listener) {
    return inDeepThread(() -> runHere(problems, listener), interruption, BenchTotal.NONE);
  }

  /** What a task gives in a thread with a large stack; {@code none} if this one is interrupted. */
  static <T> T inDeepThread(Callable<T> task, Interruption interruption, T none) {
    FutureTask<T> work = new FutureTask<>(task);
    DeepThread.start("bench", work);
    try {
      return work.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      interruption.interrupt();
      Thread.currentThread().interrupt();
      return none;
    }
  }

  private BenchTotal runHere(List<BenchProblem> problems, Consumer<BenchRow> listener) {
    BenchTotal total = BenchTotal.NONE;
    for (BenchProblem problem : problems) {
      BenchRow row = search(problem);
      if (interruption.happened()) {
        break;
      }
      listener.accept(row);
      total = total.plus(row);
    }
    return total;
  }

  private BenchRow search(BenchProblem problem) {
    solver.clear();
    SearchBudget budget = SearchBudget.nodes(problem.nodeLimit());
    interruption.begin(budget);
    try {
      long start = System.nanoTime();
      Solution solution = solver.solve(problem.position(), options, budget);
      long nanos = System.nanoTime() - start;
      BenchRow.Table table =
          new BenchRow.Table(
              solver.table().used(), solver.table().capacity(), solver.table().collections());
      return new BenchRow(
          problem.name(),
          solution.outcome(),
          isSolved(solution.answer()),
          solution.length(),
          solution.nodes(),
          nanos,
          table);
    } finally {
      interruption.end(budget);
    }
  }

  private boolean isSolved(MateAnswer answer) {
    return answer instanceof MateAnswer.Mate mate
        ? mate.exact() || !options.exactLength()
        : answer instanceof MateAnswer.NoMate;
  }
}
