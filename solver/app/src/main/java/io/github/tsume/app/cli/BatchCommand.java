package io.github.tsume.app.cli;

import io.github.tsume.app.batch.Batch;
import io.github.tsume.app.batch.BatchListener;
import io.github.tsume.app.batch.log.OrderedResults.ResultSink;
import io.github.tsume.app.batch.log.RunTotals;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.batch.log.TotalsTable;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.Console;
import io.github.tsume.app.cli.options.Converters.Shell;
import io.github.tsume.app.cli.options.OutputMixin;
import io.github.tsume.app.cli.print.Progress;
import io.github.tsume.app.cli.print.ResultPrinter;
import io.github.tsume.app.cli.print.RowPrinter;
import io.github.tsume.app.cli.print.Totals;
import io.github.tsume.app.file.OutputNames;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.results.text.Messages;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The common part of {@code solve} and {@code check}: run, print, count. */
record BatchCommand(Call session, OutputMixin output) {
  int run(InputSource source, Batch.Settings settings, boolean many, Tally tally) {
    return run(source, settings, many, tally, new RunTotals(), false);
  }

  /**
   * Runs it; returns the exit code.
   *
   * @param sums hears of every result
   * @param tells whether they are printed at the end
   */
  int run(
      InputSource source,
      Batch.Settings settings,
      boolean many,
      Tally tally,
      RunTotals sums,
      boolean tells) {
    Console console = session.console();
    boolean checks = settings.job().check() != null;
    List<ResultSink> sinks = new ArrayList<>(List.of(tally, sums));
    sinks.add(printer(console, many, checks, settings));
    if (settings.directory() == null) {
      sinks.add((result, json) -> endIfUnread());
    }
    Batch.Extent extent;
    Path directory = settings.directory();
    if (directory != null) {
      session.interruption().keepsIn(directory.resolve(OutputNames.RESULTS).toString());
    }
    try (Progress progress = progress(console, many, source, settings)) {
      BatchListener listener = progress != null ? progress : silent(session);
      Batch batch = new Batch(settings, session.messages(), session.interruption(), listener);
      extent = batch.run(source, sinks);
    }
    boolean sumsUp = checks || settings.directory() != null;
    if (sumsUp && !output.quiet) {
      PrintStream stream = output.json ? console.err() : console.out();
      Totals totals = new Totals(stream, session.messages(), output.style(console));
      totals.print(many ? tally : null, settings.directory());
    }
    if (tells) {
      PrintStream stream = output.json ? console.err() : console.out();
      new TotalsTable(session.messages()).of(sums).forEach(stream::println);
      stream.flush();
    }
    if (session.interruption().happened()) {
      tellHowToGoOn(extent, settings);
      return Tally.INTERRUPTED;
    }
    return tally.exitCode();
  }

  /** Ends everything when results go nowhere but to an output that is gone. */
  private void endIfUnread() {
    if (session.console().out().isGone()) {
      session.interruption().giveUp();
    }
  }

  private void tellHowToGoOn(Batch.Extent extent, Batch.Settings settings) {
    if (settings.directory() == null) {
      return;
    }
    List<String> words = new ArrayList<>(List.of("tsume"));
    words.addAll(session.arguments());
    if (!settings.resume()) {
      words.add("--resume");
    }
    String command = Shell.typed(words);
    Messages messages = session.messages();
    session
        .console()
        .err()
        .println(
            extent.whole()
                ? messages.get("interrupted.extent", extent.logged(), extent.read(), command)
                : messages.get("interrupted.extent-open", extent.logged(), command));
  }

  private static BatchListener silent(Call session) {
    return new BatchListener() {
      @Override
      public void trouble(Throwable e) {
        session.console().trace(e);
      }

      @Override
      public void remark(String text) {
        session.console().err().println(text);
      }
    };
  }

  private ResultSink printer(
      Console console, boolean many, boolean checks, Batch.Settings settings) {
    if (output.json) {
      // In UTF-8, whatever the terminal's encoding is.
      return (result, json) -> {
        console.out().data(json + '\n');
        console.out().flush();
      };
    }
    Messages messages = session.messages();
    return many && checks
        ? new RowPrinter(console.out(), messages, output.style(console), console.outIsTerminal())
        : new ResultPrinter(session, output.style(console), settings.job().moves(), many);
  }

  private @Nullable Progress progress(
      Console console, boolean many, InputSource source, Batch.Settings settings) {
    if (output.quiet || !console.errIsTerminal()) {
      return null;
    }
    Progress.Plan plan =
        new Progress.Plan(
            source::count,
            settings.job().limits().millis(),
            settings.jobs(),
            settings.job().moves());
    return new Progress(console, session.messages(), many, plan);
  }
}
