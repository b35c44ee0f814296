package io.github.tsume.app.usi;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A USI engine between an input and an output.
 *
 * <pre>{@code
 * new UsiEngine(System.in, System.out, "Tsume", () -> Runtime.getRuntime().halt(0)).run();
 * }</pre>
 *
 * <p>{@link #run} returns after {@code quit}, at once, and at the end of the input. Threads that
 * still search are on their way out then, and nothing more is written; a program that must end at
 * once ends by itself.
 */
public final class UsiEngine {
  /*
   * Three threads. This one reads, and does nothing that takes time, so that "stop" and "quit" are
   * heard at any moment. One with a deep stack allocates and searches, a job after the other. The
   * timer reports and stops.
   */
  private static final long STACK_BYTES = 512L << 20;

  /** How long a search may go on when nobody can ask for anything any more. */
  private static final long LAST_MILLIS = 1000;

  private final LineReader in;
  private final UsiOutput out;
  private final String name;
  private final Tables tables;
  private final ExecutorService searcher =
      Executors.newSingleThreadExecutor(
          job -> daemon(new Thread(null, job, "usi-search", STACK_BYTES)));
  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(
          1, job -> daemon(new Thread(job, "usi-timer")), new ThreadPoolExecutor.DiscardPolicy());

  private UsiOptions options = UsiOptions.DEFAULT;
  private String position = Root.DEFAULT_COMMAND;
  private volatile @Nullable Search search;

  /**
   * An engine that begins with {@link #run}.
   *
   * @param name what it calls itself
   * @param whenGone is run when nobody reads the output any more; maybe more than once
   */
  public UsiEngine(InputStream in, PrintStream out, String name, Runnable whenGone) {
    this.in = new LineReader(in);
    this.out =
        new UsiOutput(
            out,
            () -> {
              abandonSearch();
              whenGone.run();
            });
    this.name = name;
    tables = new Tables(this.out);
    timer.setRemoveOnCancelPolicy(true);
  }

  private static Thread daemon(Thread thread) {
    thread.setDaemon(true);
    return thread;
  }

  /** Obeys the input until {@code quit} or its end. */
  public void run() {
    try {
      while (true) {
        String line = in.next();
        if (line == null) {
          finish();
          return;
        }
        if (!obey(line)) {
          return;
        }
      }
    } catch (IOException e) {
      // As good as the end of the input, but nobody is there to answer.
    } finally {
      out.close();
      abandonSearch();
      searcher.shutdownNow();
      timer.shutdownNow();
    }
  }

  /** Obeys one command; returns whether to go on. */
  private boolean obey(String line) {
    String[] words = line.split("\\s+", 2);
    switch (words[0]) {
      case "usi" -> identify();
      case "setoption" -> setOption(line);
      case "isready" -> makeReady();
      case "usinewgame" -> searcher.execute(tables::forget);
      case "position" -> position = line;
      case "go" -> go(GoCommand.parse(line.split("\\s+")));
      case "ponderhit" -> ponderHit(GoCommand.parse(line.split("\\s+")));
      case "stop", "gameover" -> stop();
      case "quit" -> {
        return false;
      }
      default -> {
        // Unknown commands are to be ignored.
      }
    }
    return true;
  }

  private void identify() {
    out.print("id name " + name, "id author the Tsume authors");
    out.print(UsiOptions.declarations().toArray(new String[0]));
    out.print("usiok");
  }

  private void setOption(String line) {
    String[] words = line.split("\\s+", 5);
    if (words.length < 3 || !words[1].equals("name")) {
      return;
    }
    String value = words.length == 5 && words[3].equals("value") ? words[4] : "";
    UsiOptions changed = options.with(words[2], value);
    if (changed == null) {
      out.remark("option " + words[2] + " has no value " + value);
    } else {
      options = changed;
    }
  }

  /** While a search is on, the tables are there; otherwise they are made before the answer. */
  private void makeReady() {
    if (isSearching()) {
      out.print("readyok");
      return;
    }
    UsiOptions asked = options;
    searcher.execute(
        () -> {
          try {
            tables.solver(asked.hashBytes(), asked.threads());
          } finally {
            out.print("readyok");
          }
        });
  }

  private void go(GoCommand command) {
    stop();
    Search next = new Search(command, position, options, tables, out, timer);
    search = next;
    searcher.execute(next);
  }

  private void ponderHit(GoCommand times) {
    Search current = search;
    if (current != null) {
      current.ponderHit(times);
    }
  }

  private void stop() {
    Search current = search;
    if (current != null && !current.isAnswered()) {
      current.stop();
    }
  }

  private boolean isSearching() {
    Search current = search;
    return current != null && !current.isAnswered();
  }

  private void abandonSearch() {
    Search current = search;
    if (current != null) {
      current.abandon();
    }
  }

  /** The input has ended: what was asked for is still done, if it takes no time. */
  private void finish() {
    searcher.shutdown();
    try {
      if (!searcher.awaitTermination(LAST_MILLIS, TimeUnit.MILLISECONDS)) {
        stop();
        searcher.awaitTermination(LAST_MILLIS, TimeUnit.MILLISECONDS);
      }
      stop(); // an answer that is held
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** A writer of lines in ASCII, each whole and at once, from any thread. */
  static final class UsiOutput {
    /** What would end a line, or what a terminal would obey. */
    private static final Pattern CONTROLS = Pattern.compile("\\p{Cntrl}+");

    private final PrintStream out;
    private final Runnable whenGone;
    private volatile boolean closed;

    /**
     * An output to {@code out}.
     *
     * @param whenGone is run when nobody reads any more
     */
    UsiOutput(PrintStream out, Runnable whenGone) {
      this.out = out;
      this.whenGone = whenGone;
    }

    /** Writes lines that nothing of another thread comes between. */
    void print(String... lines) {
      StringBuilder text = new StringBuilder();
      for (String line : lines) {
        text.append(CONTROLS.matcher(line).replaceAll(" ")).append('\n');
      }
      // What is not ASCII becomes a question mark.
      byte[] bytes = text.toString().getBytes(StandardCharsets.US_ASCII);
      boolean gone;
      synchronized (out) {
        if (closed) {
          return;
        }
        out.write(bytes, 0, bytes.length);
        gone = out.checkError();
      }
      if (gone) {
        whenGone.run();
      }
    }

    /** Says that nothing more is to be written. Waits for nobody, not even for a reader. */
    void close() {
      closed = true;
    }

    /** Writes a remark for whoever reads the log. */
    void remark(String text) {
      print("info string " + text);
    }
  }
}
