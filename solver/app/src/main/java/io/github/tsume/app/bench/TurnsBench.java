package io.github.tsume.app.bench;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.app.bench.BenchSize.BenchProblem;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.dfpn.VirtualThreads;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.soundness.SoundnessReport;
import java.util.List;
import java.util.function.Consumer;

/**
 * A benchmark of checks with one thread, and with several that take turns in one, so that a machine
 * with few processors can tell what more would be worth: what they search twice, and how long they
 * have nothing to do. It counts nodes and no time, so it is the same everywhere; what is not
 * searched, such as the replay of proofs, counts for nothing.
 *
 * @param hashBytes the memory of the table
 * @param threads how many threads take turns
 * @param efforts how much goes into what
 * @param interruption what ends a run early
 */
public record TurnsBench(long hashBytes, int threads, Efforts efforts, Interruption interruption) {
  /** So many nodes a thread visits before the next has its turn. */
  private static final int NODES_PER_TURN = 64;

  /**
   * A problem, or all of them.
   *
   * @param name the problem's name
   * @param settled whether nothing that matters to the verdict was open in either check
   * @param one the nodes of one thread
   * @param all those of all threads
   * @param time the nodes that each could visit until all had ended
   * @param idle the nodes that they could have visited besides
   */
  public record Row(String name, boolean settled, long one, long all, long time, long idle) {
    /** How many times the nodes of one thread. */
    public double overhead() {
      return one == 0 ? 1 : (double) all / one;
    }

    /** What part of the time threads had nothing to do. */
    public double idleShare() {
      return all + idle == 0 ? 0 : (double) idle / (all + idle);
    }

    /** How many times as fast as one thread. */
    public double faster() {
      return time == 0 ? 1 : (double) one / time;
    }

    private Row plus(Row other) {
      return new Row(
          name, settled, one + other.one, all + other.all, time + other.time, idle + other.idle);
    }
  }

  /**
   * A run.
   *
   * @param problems how many there were
   * @param settled how many were settled
   * @param sum the sums of these
   */
  public record Total(int problems, int settled, Row sum) {
    static final Total NONE = new Total(0, 0, new Row("", true, 0, 0, 0, 0));

    private Total plus(Row row) {
      return row.settled()
          ? new Total(problems + 1, settled + 1, sum.plus(row))
          : new Total(problems + 1, settled, sum);
    }
  }

  /** Checks the problems; the listener hears of each as it is done. */
  public Total run(List<BenchProblem> problems, Consumer<Row> listener) {
    return Bench.rows(problems, this::row, listener, interruption).stream()
        .reduce(Total.NONE, Total::plus, (one, other) -> other);
  }

  private Row row(BenchProblem problem) {
    SearchBudget alone = SearchBudget.nodes(problem.nodeLimit());
    SoundnessReport one = check(problem, Helpers.NONE, alone);
    VirtualThreads turns = new VirtualThreads(threads, NODES_PER_TURN);
    SearchBudget together = SearchBudget.nodes(problem.nodeLimit());
    SoundnessReport all = check(problem, DeepThread.helpers(threads).inTurns(turns), together);
    return new Row(
        problem.name(),
        isSettled(one, alone) && isSettled(all, together),
        alone.nodes(),
        turns.visited(),
        turns.time(),
        turns.idle());
  }

  /** What ends at the limit takes as long as the limit says, whatever threads are worth. */
  static boolean isSettled(SoundnessReport report, SearchBudget budget) {
    return report.open().isEmpty() && !budget.isSpent();
  }

  private SoundnessReport check(BenchProblem problem, Helpers helpers, SearchBudget budget) {
    MateSolver solver = new MateSolver(hashBytes, helpers, efforts);
    return interruption.within(budget, part -> CheckBench.check(problem, solver, part));
  }
}
