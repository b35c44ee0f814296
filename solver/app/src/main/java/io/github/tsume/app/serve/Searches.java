package io.github.tsume.app.serve;

import com.sun.net.httpserver.HttpExchange;
import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.app.page.PageCalls;
import io.github.tsume.app.page.PageSearch;
import io.github.tsume.app.serve.PageServer.Refusal;
import io.github.tsume.verdict.Reason;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** The searches that run: one for each page, and few altogether, as each takes its memory. */
final class Searches {
  /** Names the page that asks; any text that the page has made up. */
  static final String PAGE = "X-Tsume-Page";

  /** Counts the questions of a page: they need not arrive in the order in which they were sent. */
  static final String NUMBER = "X-Tsume-Number";

  /** How many searches run at a time. */
  static final int MOST = 4;

  private static final long PATIENCE_SECONDS = 5;
  private static final int FIRST_PING_MILLIS = 10;
  private static final int PING_MILLIS = 1000;
  private static final int LONGEST_NAME = 64;

  /** A search and the number of its question. */
  private record Running(PageSearch search, long number) {}

  private final Map<String, Running> running = new HashMap<>();
  private final Semaphore room = new Semaphore(MOST, true);

  /**
   * Searches, and sends what is found until it is done or nobody listens any more.
   *
   * @throws Refusal if too many searches run
   */
  void search(HttpExchange exchange, String text, String options) throws Refusal, IOException {
    String page = page(exchange);
    leave(page, number(exchange));
    if (!acquire()) {
      throw new Refusal(Refusal.Status.TOO_MANY, "too many searches");
    }
    try {
      run(exchange, page, text, options);
    } finally {
      room.release();
    }
  }

  /** Ends the search of the page that asks; it still tells what it knows. */
  void leave(HttpExchange exchange) {
    leave(page(exchange), number(exchange));
  }

  private static long number(HttpExchange exchange) {
    String given = exchange.getRequestHeaders().getFirst(NUMBER);
    return given != null && given.matches("[0-9]{1,15}") ? Long.parseLong(given) : Long.MAX_VALUE;
  }

  private static String page(HttpExchange exchange) {
    String given = exchange.getRequestHeaders().getFirst(PAGE);
    return given == null ? "" : given.substring(0, Math.min(LONGEST_NAME, given.length()));
  }

  private boolean acquire() {
    try {
      return room.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private void run(HttpExchange exchange, String page, String text, String options)
      throws IOException {
    PageSearch[] made = new PageSearch[1];
    try (EventStream events =
        new EventStream(
            exchange,
            () -> {
              if (made[0] != null) {
                made[0].interrupt();
              }
            })) {
      PageSearch search = new PageSearch(text, options, events::send);
      made[0] = search;
      begin(page, new Running(search, number(exchange)));
      try {
        Thread thread = DeepThread.start("search", () -> work(search, events));
        // Whoever is gone already, as pages are whose position changed again, is noticed soon.
        for (int pause = FIRST_PING_MILLIS; thread.isAlive(); pause = longer(pause)) {
          events.ping();
          thread.join(pause);
        }
      } catch (InterruptedException e) {
        search.interrupt();
        Thread.currentThread().interrupt();
      } finally {
        end(page, search);
      }
    }
  }

  private static int longer(int pause) {
    return Math.min(2 * pause, PING_MILLIS);
  }

  private static void work(PageSearch search, EventStream events) {
    try {
      search.run();
    } catch (OutOfMemoryError e) {
      search.giveUp(Reason.OUT_OF_MEMORY);
    } catch (StackOverflowError e) {
      search.giveUp(Reason.DEPTH);
    } catch (RuntimeException | AssertionError e) {
      events.send(PageCalls.failure(e.toString()));
    }
  }

  /** The search that was asked for last goes on, the other ends. */
  private synchronized void begin(String page, Running mine) {
    Running other = running.get(page);
    if (other != null && other.number > mine.number) {
      mine.search.interrupt();
      return;
    }
    running.put(page, mine);
    if (other != null) {
      other.search.interrupt();
    }
  }

  private synchronized void end(String page, PageSearch search) {
    Running last = running.get(page);
    if (last != null && last.search == search) {
      running.remove(page);
    }
  }

  /** Ends the search of a page, unless it was asked for after this question. */
  private synchronized void leave(String page, long number) {
    Running before = running.get(page);
    if (before != null && before.number <= number) {
      before.search.interrupt();
    }
  }

  /** How many searches run. */
  synchronized int count() {
    return running.size();
  }

  /** Ends all searches. */
  synchronized void stop() {
    running.values().forEach(each -> each.search.interrupt());
  }

  /** Server-sent events: the answer to a search, written while it goes on. */
  private static final class EventStream implements AutoCloseable {
    private final OutputStream out;
    private final Runnable gone;
    private boolean broken;

    /**
     * Begins the answer.
     *
     * @param gone to be run when nobody listens any more
     */
    EventStream(HttpExchange exchange, Runnable gone) throws IOException {
      this.gone = gone;
      exchange.getResponseHeaders().set("Content-Type", "text/event-stream; charset=utf-8");
      exchange.sendResponseHeaders(200, 0);
      out = exchange.getResponseBody();
    }

    /** Sends a message of one line. */
    void send(String json) {
      write("data: " + json + "\n\n");
    }

    /** Sends what is no message, only to find out whether anybody listens. */
    void ping() {
      write(":\n\n");
    }

    private synchronized void write(String text) {
      if (broken) {
        return;
      }
      try {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
      } catch (IOException e) {
        broken = true;
        gone.run();
      }
    }

    /**
     * Ends the answer.
     *
     * @throws IOException if it did not arrive; the server forgets a broken connection only when it
     *     is told
     */
    @Override
    public synchronized void close() throws IOException {
      out.close();
      if (broken) {
        throw new IOException("nobody listens any more");
      }
    }
  }
}
