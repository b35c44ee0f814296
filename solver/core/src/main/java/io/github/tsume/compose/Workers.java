package io.github.tsume.compose;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import java.util.Iterator;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * A pool of workers that do the same with many things: one after another, or several threads side
 * by side.
 */
public interface Workers {
  /** What is done with one thing; each thread has its own. */
  interface Work<E, R> {
    /**
     * The outcome.
     *
     * @param budget what this may take, apart from the others
     */
    R on(E entry, SearchBudget budget);
  }

  /**
   * Does the work with everything that comes, and returns when it is done or stopped. What comes is
   * asked for one at a time; outcomes are told in the order of what came, whoever was faster. What
   * each took is charged by the sink, so that what is left depends on no thread.
   *
   * @param work what a thread with a solver of its own does
   */
  <E, R> void each(
      Iterator<E> entries, Function<MateSolver, Work<E, R>> work, BiConsumer<E, R> sink);

  /** Nobody else: one thing after another, here. */
  static Workers alone(MateSolver solver, SearchBudget budget) {
    return new Workers() {
      @Override
      public <E, R> void each(
          Iterator<E> entries, Function<MateSolver, Work<E, R>> work, BiConsumer<E, R> sink) {
        Work<E, R> here = work.apply(solver);
        while (entries.hasNext()) {
          E entry = entries.next();
          sink.accept(entry, here.on(entry, budget.apart(budget.nodesLeft())));
        }
      }
    };
  }
}
