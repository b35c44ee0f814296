package io.github.tsume.app.bench;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.app.bench.BenchSize.BenchProblem;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A benchmark of what the processors of this machine give: the same checks with 1, 2, 4 and so on
 * threads, by the clock and by turns. What the clock says less than the turns is the machine's:
 * memory that all share, or a pace that falls when all are at work.
 *
 * @param hashBytes the memory of the table
 * @param efforts how much goes into what
 * @param interruption what ends a run early
 */
public record CoresBench(long hashBytes, Efforts efforts, Interruption interruption) {
  /**
   * All problems with so many threads.
   *
   * @param threads how many
   * @param problems how many problems were settled, with one thread too; the others do not count
   * @param nodes the nodes of these
   * @param nanos the nanoseconds that they took
   * @param byClock how many times as fast as one thread it was
   * @param byTurns how many times as fast it would be, by the nodes of threads that take turns
   */
  public record Row(
      int threads, int problems, long nodes, long nanos, double byClock, double byTurns) {}

  /** A check. */
  private record Timed(boolean settled, long nodes, long nanos) {}

  /** The numbers of threads up to a number: powers of two, and that number. */
  static List<Integer> counts(int most) {
    List<Integer> counts = new ArrayList<>();
    for (int count = 1; count < most; count *= 2) {
      counts.add(count);
    }
    counts.add(most);
    return counts;
  }

  /**
   * Checks the problems over and over, others before it counts; the listener hears of each number
   * of threads.
   *
   * @param most the largest number of threads
   */
  public void run(List<BenchProblem> problems, int most, Consumer<Row> listener) {
    timed(BenchSize.S.problems(BenchSize.Task.CHECK), 1); // The compiler is done then.
    List<Timed> one = timed(problems, 1);
    for (int count : counts(most)) {
      List<Timed> all = count == 1 ? one : timed(problems, count);
      double turns = count == 1 ? 1 : byTurns(problems, count);
      if (interruption.ended()) {
        return;
      }
      listener.accept(row(count, one, all, turns));
    }
  }

  private static Row row(int threads, List<Timed> one, List<Timed> all, double byTurns) {
    int problems = 0;
    long nodes = 0;
    long alone = 0;
    long together = 0;
    for (int i = 0; i < all.size(); i++) {
      if (one.get(i).settled && all.get(i).settled) {
        problems++;
        nodes += all.get(i).nodes;
        alone += one.get(i).nanos;
        together += all.get(i).nanos;
      }
    }
    double byClock = together == 0 ? 1 : (double) alone / together;
    return new Row(threads, problems, nodes, together, byClock, byTurns);
  }

  private double byTurns(List<BenchProblem> problems, int count) {
    return new TurnsBench(hashBytes, count, efforts, interruption)
        .run(problems, row -> {})
        .sum()
        .faster();
  }

  private List<Timed> timed(List<BenchProblem> problems, int count) {
    return Bench.rows(problems, problem -> timed(problem, count), row -> {}, interruption);
  }

  private Timed timed(BenchProblem problem, int count) {
    MateSolver solver = new MateSolver(hashBytes, DeepThread.helpers(count), efforts);
    SearchBudget budget = SearchBudget.nodes(problem.nodeLimit());
    long begin = System.nanoTime();
    var report = interruption.within(budget, part -> CheckBench.check(problem, solver, part));
    long nanos = System.nanoTime() - begin;
    return new Timed(TurnsBench.isSettled(report, budget), budget.nodes(), nanos);
  }
}
