package io.github.tsume.app.serve;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Server-sent events: the answer to a search, written while it goes on. */
final class EventStream implements AutoCloseable {
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
