package io.github.tsume.app.serve;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The threads that answer requests. Connections whose request is not there yet, or whose file is
 * not taken yet, share a few of them: if there are more, the one that came first is sent away. So
 * whoever sends a byte a minute takes no thread from those that are answered, and none for long
 * from those that come after.
 */
final class Workers implements Executor, AutoCloseable {
  /** How many connections may be slow at the same time; a browser opens six for each page. */
  static final int SLOW = 64;

  /** How many more threads there are, for requests that have been received. */
  static final int ANSWERING = 24;

  private final ThreadPoolExecutor pool =
      new ThreadPoolExecutor(
          SLOW + ANSWERING,
          SLOW + ANSWERING,
          0,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          Workers::daemon);

  /** Those that have not been received in full, the one that came first in front. */
  private final Deque<Connection> slow = new ArrayDeque<>();

  /** What is done for one connection until it is answered. */
  private static final class Connection {
    private @Nullable Thread thread;
    private boolean sentAway;
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "request");
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public void execute(Runnable exchange) {
    Connection connection = new Connection();
    admit(connection);
    pool.execute(
        () -> {
          begin(connection);
          try {
            exchange.run();
          } finally {
            received();
          }
        });
  }

  /** Counts a connection among the slow ones, as each is at first, and makes room for it. */
  private synchronized void admit(Connection connection) {
    slow.addLast(connection);
    while (slow.size() > SLOW) {
      Connection oldest = slow.removeFirst();
      oldest.sentAway = true;
      if (oldest.thread != null) {
        oldest.thread.interrupt(); // That closes a connection which is read or written.
      }
    }
  }

  private synchronized void begin(Connection connection) {
    connection.thread = Thread.currentThread();
    if (connection.sentAway) {
      connection.thread.interrupt();
    }
  }

  /** Says that the request of this thread is there: from now on it is not sent away. */
  synchronized void received() {
    slow.removeIf(each -> each.thread == Thread.currentThread());
    Thread.interrupted(); // That was meant for the connection, which is closed by it.
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
