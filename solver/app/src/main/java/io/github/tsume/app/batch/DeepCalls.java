package io.github.tsume.app.batch;

import io.github.tsume.app.batch.job.DeepThread;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A thread with a large stack that makes calls for one whose own is small. */
final class DeepCalls implements AutoCloseable {
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(work -> DeepThread.unstarted("tsume", work));

  /**
   * Makes a call and waits for what it returns.
   *
   * @throws InterruptedException if this thread is interrupted meanwhile
   */
  <T> T call(Callable<T> work) throws InterruptedException {
    try {
      return thread.submit(work).get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  /** Takes no more calls; one that is being made is not waited for. */
  @Override
  public void close() {
    thread.shutdown();
  }
}
