package io.github.tsume.app.extend;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.batch.WorkPool;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.InOrder;
import io.github.tsume.compose.Workers;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.mate.MateSolver;
import java.util.Arrays;
import java.util.Iterator;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Threads of a pool, each with a table of its own. What each of their searches may take is what was
 * left of the whole some entries before: how much that is depends on no thread.
 */
public final class PoolWorkers implements Workers {
  /** How many entries may be begun beyond those that are told. */
  private static final int MAX_AHEAD = 256;

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
    this.hashBytes = SolverRoom.ofThread(hashBytes, jobs);
    this.whole = whole;
    this.interruption = interruption;
  }

  @Override
  public <E, R> void each(
      Iterator<E> entries, Function<MateSolver, Work<E, R>> work, BiConsumer<E, R> sink) {
    // By how many were told, those of so many of them last.
    long[] left = new long[MAX_AHEAD];
    Arrays.fill(left, whole.nodesLeft());
    int[] told = new int[1];
    InOrder<E, R> order =
        new InOrder<>(
            entries,
            (entry, outcome) -> {
              sink.accept(entry, outcome);
              left[++told[0] % MAX_AHEAD] = whole.nodesLeft();
            });
    new WorkPool<InOrder.Place<E>, R>(order, order::accept, interruption, MAX_AHEAD, order::told)
        .run(
            jobs,
            number -> {
              Work<E, R> here = work.apply(SolverRoom.solver(hashBytes, Helpers.NONE));
              return place -> {
                long before = Math.max(0, place.number() - MAX_AHEAD + 1);
                return here.on(place.entry(), whole.apart(left[(int) (before % MAX_AHEAD)]));
              };
            });
    order.tellRest();
  }
}
