package tsume.app.cli;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.DoubleSupplier;
import tsume.app.batch.Again;
import tsume.app.batch.BatchListener;
import tsume.app.json.Result;
import tsume.app.text.Codes;
import tsume.app.text.Columns;
import tsume.app.text.Messages;
import tsume.mate.SolveListener;

/**
 * Tells on stderr how the work goes on: one line that is written over again on a terminal, now and
 * then a line of its own elsewhere.
 */
final class Progress implements BatchListener, AutoCloseable {
  private static final long TERMINAL_MILLIS = 200;
  private static final long PLAIN_MILLIS = 10_000;

  private final Console console;
  private final Messages messages;
  private final boolean many;
  private final DoubleSupplier fraction;
  private final long started = System.nanoTime();
  private final Map<Integer, String> running = new ConcurrentHashMap<>();
  private final Map<Integer, SolveListener.Progress> states = new ConcurrentHashMap<>();
  private final Map<String, Integer> verdicts = new TreeMap<>();
  private final Thread ticker;
  private int done;
  private int putOff;
  private volatile boolean closed;

  Progress(Console console, Messages messages, boolean many, DoubleSupplier fraction) {
    this.console = console;
    this.messages = messages;
    this.many = many;
    this.fraction = fraction;
    ticker = new Thread(this::tick, "progress");
    ticker.setDaemon(true);
    ticker.start();
  }

  private void tick() {
    long pause = console.errIsTerminal() ? TERMINAL_MILLIS : PLAIN_MILLIS;
    while (!closed) {
      try {
        Thread.sleep(pause);
      } catch (InterruptedException e) {
        return;
      }
      show();
    }
  }

  private synchronized void show() {
    if (closed) {
      return;
    }
    String line = many ? batchLine() : stateLine(0);
    if (console.errIsTerminal()) {
      console.err().print(console.clearLine() + Columns.cut(line, console.width() - 1));
    } else {
      console.err().println(line);
    }
    console.err().flush();
  }

  private String batchLine() {
    StringBuilder text = new StringBuilder();
    double seconds = (System.nanoTime() - started) / 1e9;
    double read = fraction.getAsDouble();
    double begun = done + putOff + running.size();
    double total = read > 0 ? begun / read : 0;
    text.append(messages.get("progress.done", String.valueOf(done)));
    if (total > 0) {
      text.append(String.format(Locale.ROOT, " %d%%", Math.round(100 * done / total)));
    }
    verdicts.forEach(
        (code, count) ->
            text.append(' ').append(messages.get("verdict." + code)).append(' ').append(count));
    text.append(String.format(Locale.ROOT, "  %.1f/s", done / seconds));
    if (total > 0 && done > 0) {
      text.append("  ")
          .append(messages.get("progress.left", time(seconds / done * (total - done))));
    }
    running.keySet().forEach(worker -> text.append("  [").append(stateLine(worker)).append(']'));
    return text.toString();
  }

  private String stateLine(int worker) {
    StringBuilder text = new StringBuilder(many ? running.getOrDefault(worker, "") : "");
    SolveListener.Progress state = states.get(worker);
    if (state == null) {
      return text.toString();
    }
    text.append(many ? " " : "");
    text.append(messages.getOrElse("phase." + state.phase(), state.phase()));
    if (state.total() > 0) {
      text.append(' ').append(state.done()).append('/').append(state.total());
    }
    if (state.length() > 0) {
      text.append(" ≤").append(state.length());
    }
    text.append(String.format(Locale.ROOT, " %,d", state.nodes()));
    if (!many) {
      text.append(' ').append(messages.get("progress.nodes"));
      text.append(' ').append(time((System.nanoTime() - started) / 1e9));
    }
    return text.toString();
  }

  private static String time(double seconds) {
    long whole = Math.round(seconds);
    return whole < 3600
        ? String.format(Locale.ROOT, "%d:%02d", whole / 60, whole % 60)
        : String.format(Locale.ROOT, "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60);
  }

  @Override
  public void begin(int worker, String id) {
    states.remove(worker);
    running.put(worker, id);
  }

  @Override
  public void progress(int worker, SolveListener.Progress progress) {
    states.put(worker, progress);
  }

  @Override
  public synchronized void putOff(int worker) {
    running.remove(worker);
    putOff++;
  }

  @Override
  public synchronized void done(int worker, Result result, boolean wasPutOff) {
    running.remove(worker);
    done++;
    putOff -= wasPutOff ? 1 : 0;
    verdicts.merge(result.word(), 1, Integer::sum);
  }

  @Override
  public synchronized void again(Again why) {
    String clear = console.errIsTerminal() ? console.clearLine() : "";
    console.err().println(clear + messages.get("again." + Codes.of(why)));
  }

  @Override
  public void trouble(Throwable e) {
    Trouble.trace(console, e);
  }

  @Override
  public synchronized void close() {
    closed = true;
    ticker.interrupt();
    if (console.errIsTerminal()) {
      console.err().print(console.clearLine());
      console.err().flush();
    }
  }
}
