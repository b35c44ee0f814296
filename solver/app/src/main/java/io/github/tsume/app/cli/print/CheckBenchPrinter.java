package io.github.tsume.app.cli.print;

import io.github.tsume.app.bench.Bench.BenchTotal;
import io.github.tsume.app.bench.CheckBench;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.mate.Solution;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.Messages;
import io.github.tsume.soundness.SoundnessReport;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A printer of a benchmark of checks as a table without times, so that two runs can be compared.
 */
public final class CheckBenchPrinter {
  private static final int VERDICT_WIDTH = 12;
  private static final int HASH_WIDTH = 18;

  private final PrintStream out;
  private final Messages messages;

  public CheckBenchPrinter(Call session) {
    out = session.console().out();
    messages = session.messages();
  }

  public void head() {
    print(
        messages.get("bench.name"),
        messages.get("bench.result"),
        messages.get("bench.length"),
        messages.get("bench.nodes"),
        messages.get("bench.hash"));
  }

  public void row(CheckBench.Row row) {
    Solution solution = row.report().solution();
    String length = solution.plies().toString();
    print(
        row.name(),
        messages.get("verdict." + row.report().verdict().code()),
        solution.isMate() ? length : "",
        number(row.report().nodes()),
        row.hash());
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
        .map(entry -> entry.getKey().code() + " " + number(entry.getValue()))
        .collect(Collectors.joining(" · "));
  }

  public void total(CheckBench.Total total, BenchTotal.Settings settings) {
    String signature = total.nodes() + " " + total.hash();
    out.println();
    out.println(messages.get("bench.signature", signature, settings.size(), settings.hash()));
    out.flush();
  }

  private void print(String name, String verdict, String length, String nodes, String hash) {
    out.println(
        Columns.left(name, BenchPrinter.NAME_WIDTH)
            + " "
            + Columns.left(verdict, VERDICT_WIDTH)
            + Columns.right(length, BenchPrinter.LENGTH_WIDTH)
            + Columns.right(nodes, BenchPrinter.NUMBER_WIDTH)
            + Columns.right(hash, HASH_WIDTH));
    out.flush();
  }

  private static String number(long number) {
    return String.format(Locale.ENGLISH, "%,d", number);
  }
}
