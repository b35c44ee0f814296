package io.github.tsume.app.cli.print;

import io.github.tsume.app.bench.TurnsBench;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.Messages;
import java.io.PrintStream;
import java.util.Locale;

/** A printer of what several threads would be worth, a row for each problem. */
public final class TurnsBenchPrinter {
  private static final int WIDTH = 12;

  private final PrintStream out;
  private final Messages messages;

  public TurnsBenchPrinter(Call session) {
    out = session.console().out();
    messages = session.messages();
  }

  public void head() {
    print(
        messages.get("bench.name"),
        messages.get("bench.one"),
        messages.get("bench.all"),
        messages.get("bench.idle"),
        messages.get("bench.faster"));
  }

  /** A row; in parentheses, what is not counted: one that ended at a limit. */
  public void row(TurnsBench.Row row) {
    print(
        row.name(),
        number(row.settled() ? "%,d" : "(%,d)", row.one()),
        number("%.2f", row.overhead()),
        number("%.0f %%", 100 * row.idleShare()),
        number(row.settled() ? "%.2f" : "(%.2f)", row.faster()));
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

  private void print(String name, String one, String all, String idle, String faster) {
    out.println(
        Columns.left(name, BenchPrinter.NAME_WIDTH)
            + Columns.right(one, BenchPrinter.NUMBER_WIDTH)
            + Columns.right(all, WIDTH)
            + Columns.right(idle, WIDTH)
            + Columns.right(faster, WIDTH));
    out.flush();
  }

  private static String number(String format, Object number) {
    return String.format(Locale.ENGLISH, format, number);
  }
}
