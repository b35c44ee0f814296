package io.github.tsume.dfpn;

/**
 * The services that a {@link Crew} asks of the Java machine: to begin a thread, and to wait for
 * others. Where there is but one thread, as in a browser, a twin of this class takes its place:
 * without it the compiler for browsers would have to make everything that searches ready to be
 * suspended.
 */
final class Waiting {
  private Waiting() {}

  static void start(Thread thread) {
    thread.start();
  }

  static void join(Thread thread) throws InterruptedException {
    thread.join();
  }

  /** Waits to be notified on a lock that the thread holds; for at most so long, 0 for ever. */
  // The callers loop, or look at what has changed, whoever or whatever has woken them.
  @SuppressWarnings("WaitNotInLoop")
  static void on(Object lock, long millis) throws InterruptedException {
    lock.wait(millis);
  }
}
