package io.github.tsume.app.cli.print;

import com.google.common.collect.ImmutableMap;
import io.github.tsume.app.bench.Bench.BenchRow;
import io.github.tsume.app.bench.Bench.BenchTotal;
import io.github.tsume.app.bench.CheckBench;
import io.github.tsume.app.bench.CoresBench;
import io.github.tsume.app.bench.TurnsBench;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.Messages;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Outcome;
import java.io.PrintStream;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A printer of benchmarks as tables: of proofs; of checks, without times, so that two runs can be
 * compared; of what several threads would be worth, and of what they are here.
 */
public final class BenchPrinter {
  private static final int NAME_WIDTH = 24;
  private static final int LENGTH_WIDTH = 6;
  private static final int NUMBER_WIDTH = 13;

  /** The titles of the columns and their widths; of those below 0 the text stands at the left. */
  private static final ImmutableMap<String, Integer> PROOFS =
      ImmutableMap.of(
          "bench.result",
          -8,
          "bench.length",
          LENGTH_WIDTH,
          "bench.nodes",
          NUMBER_WIDTH,
          "bench.time",
          11,
          "bench.table",
          NUMBER_WIDTH + LENGTH_WIDTH + 1);

  private static final ImmutableMap<String, Integer> CHECKS =
      ImmutableMap.of(
          "bench.result",
          -12,
          "bench.length",
          LENGTH_WIDTH,
          "bench.nodes",
          NUMBER_WIDTH,
          "bench.hash",
          18);

  private static final ImmutableMap<String, Integer> TURNS =
      ImmutableMap.of("bench.one", 12, "bench.all", 12, "bench.idle", 12, "bench.faster", 12);

  private static final ImmutableMap<String, Integer> CORES =
      ImmutableMap.of(
          "bench.problems",
          10,
          "bench.nodes",
          NUMBER_WIDTH,
          "bench.time",
          11,
          "bench.by-clock",
          14,
          "bench.by-turns",
          10);

  private final PrintStream out;
  private final Messages messages;
  private final ImmutableMap<String, Integer> columns;

  private BenchPrinter(Call session, ImmutableMap<String, Integer> columns) {
    out = session.console().out();
    messages = session.messages();
    this.columns = columns;
  }

  /** A printer of searches for a mate. */
  public static BenchPrinter ofProofs(Call session) {
    return new BenchPrinter(session, PROOFS);
  }

  /** A printer of checks. */
  public static BenchPrinter ofChecks(Call session) {
    return new BenchPrinter(session, CHECKS);
  }

  /** A printer of checks by threads that take turns. */
  public static BenchPrinter ofTurns(Call session) {
    return new BenchPrinter(session, TURNS);
  }

  /** A printer of checks by more and more threads. */
  public static BenchPrinter ofCores(Call session) {
    return new BenchPrinter(session, CORES);
  }

  /** Prints what the machine is, so that the table can be sent. */
  public BenchPrinter machine() {
    out.println(
        messages.get(
            "bench.machine",
            Runtime.getRuntime().availableProcessors(),
            System.getProperty("os.name", ""),
            System.getProperty("os.arch", ""),
            System.getProperty("java.version", "")));
    return this;
  }

  /** Prints the titles. */
  public BenchPrinter head() {
    String first = columns.equals(CORES) ? "bench.threads" : "bench.name";
    print(messages.get(first), columns.keySet().stream().map(messages::get).toList());
    return this;
  }

  public void row(BenchRow row) {
    BenchRow.Table table = row.table();
    String full =
        table.collections() == 0
            ? String.format(Locale.ROOT, "%.1f%%", 100.0 * table.used() / table.capacity())
            : messages.get("bench.collections", String.valueOf(table.collections()));
    String length = row.outcome() != Outcome.MATE ? "" : (row.solved() ? "" : "≤") + row.length();
    print(
        row.name(),
        List.of(
            messages.get("verdict." + row.outcome().code()),
            length,
            number("%,d", row.nodes()),
            seconds(row.nanos()),
            number("%,d", table.used()) + " " + Columns.right(full, LENGTH_WIDTH)));
  }

  public void row(CheckBench.Row row) {
    SoundnessReport report = row.report();
    print(
        row.name(),
        List.of(
            messages.get("verdict." + report.verdict().code()),
            report.solution().isMate() ? report.solution().plies().toString() : "",
            number("%,d", report.nodes()),
            row.hash()));
  }

  /** A row, and below it what the nodes went into. */
  public void rowWithPhases(CheckBench.Row row) {
    row(row);
    out.println("  " + phases(row.report()));
    out.flush();
  }

  public static String phases(SoundnessReport report) {
    return report.spent().entrySet().stream()
        .filter(entry -> entry.getValue() > 0)
        .sorted(Map.Entry.comparingByKey())
        .map(entry -> entry.getKey().code() + " " + number("%,d", entry.getValue()))
        .collect(Collectors.joining(" · "));
  }

  /** A row; in parentheses, what is not counted: one that ended at a limit. */
  public void row(TurnsBench.Row row) {
    print(
        row.name(),
        List.of(
            number(row.settled() ? "%,d" : "(%,d)", row.one()),
            number("%.2f", row.overhead()),
            number("%.0f %%", 100 * row.idleShare()),
            number(row.settled() ? "%.2f" : "(%.2f)", row.faster())));
  }

  public void row(CoresBench.Row row) {
    print(
        String.valueOf(row.threads()),
        List.of(
            String.valueOf(row.problems()),
            number("%,d", row.nodes()),
            seconds(row.nanos()),
            number("%.2f", row.byClock()),
            number("%.2f", row.byTurns())));
  }

  public void total(BenchTotal total, BenchTotal.Settings settings) {
    String solved = String.valueOf(total.solved());
    String problems = String.valueOf(total.problems());
    String speed = number("%,d", total.nodesPerSecond());
    out.println();
    out.println(messages.get("bench.total", solved, problems, seconds(total.nanos()), speed));
    String set = settings.size();
    if (settings.exact()) {
      set = messages.get("bench.exact", set);
    }
    String key = settings.hasSignature() ? "bench.signature" : "bench.noSignature";
    long first = settings.hasSignature() ? total.signature() : settings.threads();
    out.println(messages.get(key, String.valueOf(first), set, settings.hash()));
    out.flush();
  }

  public void total(CheckBench.Total total, BenchTotal.Settings settings) {
    String signature = total.nodes() + " " + total.hash();
    out.println();
    out.println(messages.get("bench.signature", signature, settings.size(), settings.hash()));
    out.flush();
  }

  /** The sums of the settled ones. */
  public void total(TurnsBench.Total total, int threads) {
    TurnsBench.Row sum = total.sum();
    out.println();
    out.println(
        messages.get(
            "bench.turns",
            threads,
            total.settled(),
            total.problems(),
            number("%.2f", sum.overhead()),
            number("%.0f", 100 * sum.idleShare()),
            number("%.2f", sum.faster())));
    out.flush();
  }

  private void print(String name, List<String> cells) {
    StringBuilder row = new StringBuilder(Columns.left(name, NAME_WIDTH)).append(' ');
    Iterator<Integer> widths = columns.values().iterator();
    for (String cell : cells) {
      int width = widths.next();
      row.append(width < 0 ? Columns.left(cell, -width) : Columns.right(cell, width));
    }
    out.println(row);
    out.flush();
  }

  private static String number(String format, Object number) {
    return String.format(Locale.ENGLISH, format, number);
  }

  private static String seconds(long nanos) {
    return String.format(Locale.ROOT, "%.2f s", nanos / 1e9);
  }
}
