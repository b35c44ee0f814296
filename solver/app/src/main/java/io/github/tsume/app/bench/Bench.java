package io.github.tsume.app.bench;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.app.bench.Bench.BenchRow;
import io.github.tsume.app.bench.BenchSize.BenchProblem;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.verdict.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A benchmark of the search of problems for their first proof, or until the length is known, one
 * after another, each with a cleared table: what one of them takes does not depend on those before
 * it.
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
    return rows(problems, this::search, listener, interruption).stream()
        .reduce(BenchTotal.NONE, BenchTotal::plus, (one, other) -> other);
  }

  /**
   * What a search makes of problems, one after another in a thread with a large stack, up to an
   * interruption; the listener hears of each row as it is done.
   */
  static <R> List<R> rows(
      List<BenchProblem> problems,
      Function<BenchProblem, R> search,
      Consumer<R> listener,
      Interruption interruption) {
    List<R> rows = new ArrayList<>();
    try {
      DeepThread.run(
          "bench",
          () -> {
            for (BenchProblem problem : problems) {
              R row = search.apply(problem);
              if (interruption.happened()) {
                return;
              }
              listener.accept(row);
              rows.add(row);
            }
          });
    } catch (InterruptedException e) {
      interruption.interrupt();
      Thread.currentThread().interrupt();
      return List.of();
    }
    return rows;
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
        ? mate.length().isExact() || !options.exactLength()
        : answer instanceof MateAnswer.NoMate;
  }

  /**
   * What the search did with a problem.
   *
   * @param name the problem's name
   * @param outcome mate, no mate or unknown
   * @param solved whether what was asked was found out: if there is a mate, or its exact length too
   * @param length the shortest length found; 0 without mate
   * @param nodes the nodes searched
   * @param nanos the time it took
   * @param table the use of the table at the end
   */
  public record BenchRow(
      String name,
      Outcome outcome,
      boolean solved,
      int length,
      long nodes,
      long nanos,
      Table table) {

    /**
     * The use of a table.
     *
     * @param used the entries in use
     * @param capacity the entries that fit
     * @param collections how often it was full and dropped entries
     */
    public record Table(int used, int capacity, int collections) {}
  }

  /**
   * What a run did altogether.
   *
   * @param problems how many problems there were
   * @param solved how many of them were solved
   * @param nodes the nodes of all
   * @param nanos the time of all
   */
  public record BenchTotal(int problems, int solved, long nodes, long nanos) {
    /**
     * What a run was asked for.
     *
     * @param size the name of the set
     * @param exact whether exact lengths were asked for
     * @param hash the memory of the table, as it is typed
     * @param threads how many threads searched one problem together
     */
    public record Settings(String size, boolean exact, String hash, int threads) {
      /** With several threads the nodes depend on who came first: then there is no signature. */
      public boolean hasSignature() {
        return threads == 1;
      }
    }

    static final BenchTotal NONE = new BenchTotal(0, 0, 0, 0);

    BenchTotal plus(BenchRow row) {
      return new BenchTotal(
          problems + 1, solved + (row.solved() ? 1 : 0), nodes + row.nodes(), nanos + row.nanos());
    }

    /**
     * The signature: it stays while the search stays the same, for the same set, question, table
     * size and one thread; whoever changes it on purpose says so in the message of the change.
     */
    public long signature() {
      return nodes;
    }

    /** The speed, 0 if nothing was searched. */
    public long nodesPerSecond() {
      return nanos == 0 ? 0 : Math.round(nodes * 1e9 / nanos);
    }
  }
}
