package io.github.tsume.web.twin.io.github.tsume.dfpn;

/** The waiting of a single thread, which waits for nobody. */
public final class Waiting {
  private Waiting() {}

  public static void start(Thread thread) {
    throw alone();
  }

  public static void join(Thread thread) {
    throw alone();
  }

  public static void on(Object lock, long millis) {
    throw alone();
  }

  private static IllegalStateException alone() {
    return new IllegalStateException("there is but one thread");
  }
}
