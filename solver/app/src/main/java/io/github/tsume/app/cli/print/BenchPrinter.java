package io.github.tsume.app.cli.print;

import io.github.tsume.app.bench.Bench.BenchRow;
import io.github.tsume.app.bench.Bench.BenchTotal;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.Messages;
import io.github.tsume.verdict.Outcome;
import java.io.PrintStream;
import java.util.Locale;

/** A printer of the benchmark as a table. */
public final class BenchPrinter {
  static final int NAME_WIDTH = 24;
  private static final int RESULT_WIDTH = 8;
  static final int LENGTH_WIDTH = 6;
  static final int NUMBER_WIDTH = 13;
  private static final int TIME_WIDTH = 11;

  private final PrintStream out;
  private final Messages messages;

  public BenchPrinter(Call session) {
    out = session.console().out();
    messages = session.messages();
  }

  public void head() {
    print(
        messages.get("bench.name"),
        messages.get("bench.result"),
        messages.get("bench.length"),
        messages.get("bench.nodes"),
        messages.get("bench.time"),
        messages.get("bench.table"));
  }

  public void row(BenchRow row) {
    BenchRow.Table table = row.table();
    String full =
        table.collections() == 0
            ? String.format(Locale.ROOT, "%.1f%%", 100.0 * table.used() / table.capacity())
            : messages.get("bench.collections", String.valueOf(table.collections()));
    print(
        row.name(),
        messages.get("verdict." + row.outcome().code()),
        length(row),
        number(row.nodes()),
        seconds(row.nanos()),
        number(table.used()) + " " + Columns.right(full, LENGTH_WIDTH));
  }

  public void total(BenchTotal total, BenchTotal.Settings settings) {
    out.println();
    out.println(
        messages.get(
            "bench.total",
            String.valueOf(total.solved()),
            String.valueOf(total.problems()),
            seconds(total.nanos()),
            number(total.nodesPerSecond())));
    String set = settings.size();
    if (settings.exact()) {
      set = messages.get("bench.exact", set);
    }
    if (settings.hasSignature()) {
      String signature = String.valueOf(total.signature());
      out.println(messages.get("bench.signature", signature, set, settings.hash()));
    } else {
      String threads = String.valueOf(settings.threads());
      out.println(messages.get("bench.noSignature", threads, set, settings.hash()));
    }
    out.flush();
  }

  private void print(
      String name, String result, String length, String nodes, String time, String table) {
    String row =
        Columns.left(name, NAME_WIDTH)
            + " "
            + Columns.left(result, RESULT_WIDTH)
            + Columns.right(length, LENGTH_WIDTH)
            + Columns.right(nodes, NUMBER_WIDTH)
            + Columns.right(time, TIME_WIDTH)
            + Columns.right(table, NUMBER_WIDTH + LENGTH_WIDTH + 1);
    out.println(row);
    out.flush();
  }

  private static String length(BenchRow row) {
    if (row.outcome() != Outcome.MATE) {
      return "";
    }
    return row.solved() ? String.valueOf(row.length()) : "≤" + row.length();
  }

  private static String number(long number) {
    return String.format(Locale.ENGLISH, "%,d", number);
  }

  private static String seconds(long nanos) {
    return String.format(Locale.ROOT, "%.2f s", nanos / 1e9);
  }
}
