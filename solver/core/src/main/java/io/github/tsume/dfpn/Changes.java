package io.github.tsume.dfpn;

import org.jspecify.annotations.Nullable;

/**
 * A counter by which the threads of a {@link Crew} wait for each other. Whoever looks for something
 * to do notes first how often something has changed; if nothing has since, he waits. So no change
 * is missed.
 */
final class Changes {
  /** Limits of time make no noise: who waits looks now and then. */
  private static final long LOOK_MILLIS = 5;

  private final @Nullable Pace pace;
  private volatile int count;
  private int waiting;
  private volatile boolean isSomebodyIdle;

  Changes(@Nullable Pace pace) {
    this.pace = pace;
  }

  /** How often something has changed. */
  int count() {
    return count;
  }

  /** Something has changed. */
  synchronized void tell() {
    count++;
    notifyAll();
  }

  /** Whether a thread has nothing to do. */
  boolean isSomebodyIdle() {
    return isSomebodyIdle;
  }

  /** How many threads have nothing to do. */
  synchronized int idle() {
    return waiting;
  }

  /** For a thread with nothing to do: waits for a change, or a moment. */
  void idle(int thread, int seen) {
    count(1);
    pause(thread, seen);
    count(-1);
  }

  /** The same for one that waits for somebody who has all but ended. */
  void pause(int thread, int seen) {
    if (pace != null) {
      pace.idle(thread);
    } else {
      await(seen);
    }
  }

  private synchronized void count(int more) {
    waiting += more;
    isSomebodyIdle = waiting > 0;
  }

  private synchronized void await(int seen) {
    if (count == seen) {
      try {
        Waiting.on(this, LOOK_MILLIS);
      } catch (InterruptedException e) {
        // It says that somebody wants the end, which the budget says too; until then it stays.
        Thread.currentThread().interrupt();
      }
    }
  }
}
