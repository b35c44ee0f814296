package io.github.tsume.app.serve;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The threads that answer requests. Who sends slowly has one only as long as nobody waits for it:
 * else a few connections that say half a sentence would keep all others out.
 */
final class Workers implements Executor, AutoCloseable {
  static final int THREADS = 24;
  private static final long PATIENCE_MILLIS = 500;

  private final ThreadPoolExecutor pool =
      new ThreadPoolExecutor(
          THREADS,
          THREADS,
          0,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          work -> daemon(work, "request"));

  private final ScheduledExecutorService watch =
      Executors.newSingleThreadScheduledExecutor(work -> daemon(work, "slow-requests"));

  /** Since when somebody's request has not been received in full. */
  private final Map<Thread, Long> receiving = new HashMap<>();

  Workers() {
    watch.scheduleWithFixedDelay(
        this::makeRoom, PATIENCE_MILLIS, PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
  }

  private static Thread daemon(Runnable work, String name) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public void execute(Runnable exchange) {
    pool.execute(
        () -> {
          begin();
          try {
            exchange.run();
          } finally {
            received();
          }
        });
  }

  private synchronized void begin() {
    receiving.put(Thread.currentThread(), System.nanoTime());
  }

  /** Says that the request of this thread is there: from now on it is not sent away. */
  synchronized void received() {
    receiving.remove(Thread.currentThread());
    Thread.interrupted(); // That was meant for the connection, which is closed by it.
  }

  /** Sends slow ones away if others wait. An interrupt closes a connection that is being read. */
  private synchronized void makeRoom() {
    if (pool.getQueue().isEmpty()) {
      return;
    }
    long latest = System.nanoTime() - TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
    receiving
        .entrySet()
        .removeIf(
            each -> {
              boolean isSlow = each.getValue() - latest < 0;
              if (isSlow) {
                each.getKey().interrupt();
              }
              return isSlow;
            });
  }

  @Override
  public void close() {
    watch.shutdownNow();
    pool.shutdownNow();
  }
}
