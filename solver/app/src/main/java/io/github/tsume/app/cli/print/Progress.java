package io.github.tsume.app.cli.print;

import io.github.tsume.app.batch.BatchListener;
import io.github.tsume.app.batch.log.RunTotals.CommonGoal;
import io.github.tsume.app.cli.console.Console;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.Stored;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * The progress of the work on stderr: one line of a terminal that is written over again. Problems
 * are counted, not bytes: a file that was read is far from done.
 */
public final class Progress implements BatchListener, AutoCloseable {
  private static final long TERMINAL_MILLIS = 200;

  private final Console console;
  private final Messages messages;
  private final boolean many;
  private final Plan plan;
  private final long started = System.nanoTime();
  private final Map<Integer, String> running = new ConcurrentHashMap<>();
  private final Map<Integer, State> states = new ConcurrentHashMap<>();
  private final Map<String, Integer> verdicts = new TreeMap<>();
  private final CommonGoal goal = new CommonGoal();
  private final Thread ticker;
  private int done;
  private int takenOver;
  private int putOff;
  private volatile boolean closed;
  private volatile OptionalLong counted = OptionalLong.empty();

  private record State(Position start, SolveListener.Progress progress) {}

  /**
   * What is to be done.
   *
   * @param count counts the problems, which may take a while
   * @param millis what one problem may take, 0 for any time
   * @param jobs how many problems are searched at a time
   * @param moves how moves are written
   */
  public record Plan(Supplier<OptionalLong> count, long millis, int jobs, MoveStyle moves) {}

  public Progress(Console console, Messages messages, boolean many, Plan plan) {
    this.console = console;
    this.messages = messages;
    this.many = many;
    this.plan = plan;
    ticker = new Thread(this::tick, "progress");
    ticker.setDaemon(true);
    ticker.start();
  }

  private void tick() {
    if (many) {
      counted = plan.count().get();
    }
    while (!closed) {
      try {
        Thread.sleep(TERMINAL_MILLIS);
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
    console.clearLine();
    console.err().print(Columns.cut(Columns.plain(line), console.width() - 1));
    console.err().flush();
  }

  /** How far a batch of many is. */
  String batchLine() {
    StringBuilder text = new StringBuilder();
    double seconds = (System.nanoTime() - started) / 1e9;
    long begun = (long) done + takenOver + putOff + running.size();
    // What a quick look counts may be too little, where a file holds several problems.
    long total = counted.isPresent() ? Math.max(counted.getAsLong(), begun) : 0;
    text.append(
        total > 0
            ? messages.get(
                "progress.done-of", String.valueOf(done + takenOver), String.valueOf(total))
            : messages.get("progress.done", String.valueOf(done + takenOver)));
    verdicts.forEach(
        (code, count) ->
            text.append(' ').append(messages.verdict(goal.goal(), code)).append(' ').append(count));
    text.append(String.format(Locale.ROOT, "  %.1f/s", done / seconds));
    text.append(left(total, seconds));
    running.keySet().forEach(worker -> text.append("  [").append(stateLine(worker)).append(']'));
    return text.toString();
  }

  /**
   * How long it may go on. What was put off takes longer than what is done, nobody knows how much
   * longer: then only the limit of time says something.
   */
  private String left(long total, double seconds) {
    if (total == 0) {
      return "";
    }
    long open = total - done - takenOver;
    if (plan.millis() > 0) {
      double most = plan.millis() / 1000.0 * Math.ceil((double) open / plan.jobs());
      double guess = done > 0 && putOff == 0 ? seconds / done * open : most;
      String key = guess < most ? "progress.left-at-most" : "progress.at-most";
      return "  " + messages.get(key, Messages.clock(most), Messages.clock(guess));
    }
    boolean known = done > 0 && putOff == 0;
    return known ? "  " + messages.get("progress.left", Messages.clock(seconds / done * open)) : "";
  }

  /** How far one problem is. */
  String stateLine(int worker) {
    StringBuilder text = new StringBuilder(many ? running.getOrDefault(worker, "") : "");
    State known = states.get(worker);
    if (known == null) {
      return text.toString();
    }
    SolveListener.Progress state = known.progress();
    text.append(many ? " " : "");
    text.append(messages.getOrElse("phase." + state.phase().code(), state.phase().code()));
    if (many && state.total() > 0) {
      text.append(' ').append(state.done()).append('/').append(state.total());
    }
    if (state.length() > 0) {
      text.append(" ≤").append(state.length());
    }
    if (state.total() == 0 && state.done() > 0) {
      text.append("  ").append(messages.get("why.none-within", String.valueOf(state.done())));
    }
    if (many) {
      return text.append(String.format(Locale.ROOT, " %,d", state.nodes())).toString();
    }
    if (state.total() > 0) {
      text.append("  ").append(open(known));
    }
    double seconds = (System.nanoTime() - started) / 1e9;
    Stored stored = state.stored();
    if (stored == null) {
      text.append("  ").append(messages.get("progress.nodes", count(state.nodes())));
      text.append(String.format(Locale.ROOT, "  %,.0f/s", state.nodes() / seconds));
    } else {
      String all = count(stored.all());
      text.append("  ");
      text.append(messages.get("progress.stored", stored.ply(), count(stored.inPly()), all));
      text.append(String.format(Locale.ROOT, "  %,.0f/s", stored.all() / seconds));
      text.append(String.format(Locale.ROOT, "  %,d", stored.bytes() >> 20));
      if (stored.spilled() > 0) {
        text.append(String.format(Locale.ROOT, " + %,d", stored.spilled() >> 20));
      }
      text.append(" MB");
    }
    text.append("  ").append(Messages.clock(seconds));
    return text.toString();
  }

  /** How many moves are open, and which has taken most. */
  private String open(State known) {
    SolveListener.Progress state = known.progress();
    String total = String.valueOf(state.total());
    String open = messages.get("progress.open", state.total() - state.done(), total);
    if (state.asked().isEmpty()) {
      return open;
    }
    String move = LineText.last(known.start(), state.asked(), plan.moves());
    return open + messages.get("progress.hardest", state.asked().size(), move);
  }

  /** A number that is read at a glance. */
  private String count(long nodes) {
    return nodes < 1_000_000
        ? String.format(Locale.ROOT, "%,d", nodes)
        : messages.get(
            "progress.million",
            String.format(Locale.ROOT, "%.1f", nodes / 1e6),
            String.format(Locale.ROOT, "%,d", nodes / 10_000));
  }

  @Override
  public void begin(int worker, String id) {
    states.remove(worker);
    running.put(worker, id);
  }

  @Override
  public void progress(int worker, Position start, SolveListener.Progress progress) {
    states.put(worker, new State(start, progress));
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
    goal.add(result);
  }

  @Override
  public synchronized void takenOver() {
    takenOver++;
  }

  @Override
  public synchronized void remark(String text) {
    console.clearLine();
    console.err().println(text);
  }

  @Override
  public void trouble(Throwable e) {
    console.trace(e);
  }

  @Override
  public synchronized void close() {
    closed = true;
    ticker.interrupt();
    console.clearLine();
    console.err().flush();
  }
}
