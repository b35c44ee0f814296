package io.github.tsume.app.batch.job;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.dfpn.Helpers;

/**
 * A thread that may search deeply: problems of thousands of plies need as many nested calls.
 *
 * <p>The stack is address space that is reserved; memory is taken as it is used.
 */
public final class DeepThread {
  private static final long STACK_BYTES = 1L << 30;

  private static final long SMALL_STACK_BYTES = 1L << 28;

  private DeepThread() {}

  /** The threads that help one that searches, so that together they are {@code threads}. */
  public static Helpers helpers(int threads) {
    return new Helpers(
        Math.max(0, threads - 1),
        Efforts.DEFAULT.nodes(EffortTable.HELP_AFTER),
        work -> made("helper", work, STACK_BYTES));
  }

  /** A thread for somebody else to start, such as a pool. */
  public static Thread unstarted(String name, Runnable work) {
    return made(name, work, STACK_BYTES);
  }

  /** Starts a thread. Where address space is short its stack is smaller. */
  public static Thread start(String name, Runnable work) {
    try {
      return started(name, work, STACK_BYTES);
    } catch (OutOfMemoryError e) {
      return started(name, work, SMALL_STACK_BYTES);
    }
  }

  /**
   * Does some work in such a thread and waits for it. Whatever it throws is thrown here: work that
   * broke off must never look like work that is done.
   */
  public static void run(String name, Runnable work) throws InterruptedException {
    Throwable[] failure = new Throwable[1];
    boolean[] done = new boolean[1];
    Runnable guarded =
        () -> {
          try {
            work.run();
            done[0] = true;
          } catch (Throwable e) {
            failure[0] = e;
          }
        };
    start(name, guarded).join();
    if (failure[0] instanceof RuntimeException e) {
      throw e;
    }
    if (failure[0] instanceof Error e) {
      throw e;
    }
    if (!done[0]) {
      throw new IllegalStateException(name + " did not end", failure[0]);
    }
  }

  private static Thread made(String name, Runnable work, long stackBytes) {
    Thread thread = new Thread(null, work, name, stackBytes);
    thread.setDaemon(true);
    return thread;
  }

  private static Thread started(String name, Runnable work, long stackBytes) {
    Thread thread = made(name, work, stackBytes);
    thread.start();
    return thread;
  }
}
