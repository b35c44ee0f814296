package io.github.tsume;

import io.github.tsume.budget.SearchBudget;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/**
 * A search in a thread with a large stack, while the calling thread waits: mates of thousands of
 * plies need as many nested calls.
 */
final class DeepCall {
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
   * What the search returns, or what it throws. An interrupt of the calling thread ends the budget;
   * the search then says what it knows, and the thread stays interrupted.
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
