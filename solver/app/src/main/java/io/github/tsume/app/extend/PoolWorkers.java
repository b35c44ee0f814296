package io.github.tsume.app.extend;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.batch.WorkPool;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Workers;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.mate.MateSolver;
import java.util.Iterator;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Threads of a pool, each with a table of its own; together they spend one budget. */
public final class PoolWorkers implements Workers {
  private static final long WORKER_BYTES = 256L << 20;

  private final int jobs;
  private final long hashBytes;
  private final SearchBudget whole;
  private final Interruption interruption;

  /**
   * Workers.
   *
   * @param jobs how many threads
   * @param hashBytes what their tables may have together
   * @param whole what all may take together
   */
  public PoolWorkers(int jobs, long hashBytes, SearchBudget whole, Interruption interruption) {
    this.jobs = jobs;
    this.hashBytes = Math.min(WORKER_BYTES, hashBytes / jobs);
    this.whole = whole;
    this.interruption = interruption;
  }

  @Override
  public <E, R> void asTheyCome(
      Iterator<E> entries, Function<MateSolver, Work<E, R>> work, BiConsumer<E, R> sink) {
    AtomicLong spent = new AtomicLong();
    long most = whole.nodesLeft();
    new WorkPool<E, R>(entries, sink::accept, interruption)
        .run(
            jobs,
            number -> {
              Work<E, R> here = work.apply(SolverRoom.solver(hashBytes, Helpers.NONE));
              return entry -> {
                SearchBudget part = whole.helper(spent);
                R result = here.on(entry, part.slice(most - spent.get()));
                part.report();
                return result;
              };
            });
    whole.takeOver();
  }
}
