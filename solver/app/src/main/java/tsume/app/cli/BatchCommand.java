package tsume.app.cli;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tsume.app.batch.Again;
import tsume.app.batch.Batch;
import tsume.app.batch.BatchListener;
import tsume.app.batch.ResultSink;
import tsume.app.batch.Tally;
import tsume.app.input.InputSource;
import tsume.app.text.Codes;
import tsume.app.text.Messages;

/** What {@code solve} and {@code check} have in common: run, print, count. */
final class BatchCommand {
  private final Session session;
  private final OutputMixin output;

  BatchCommand(Session session, OutputMixin output) {
    this.session = session;
    this.output = output;
  }

  int run(InputSource source, Batch.Settings settings, boolean many, Tally tally) {
    Console console = session.console();
    boolean checks = settings.job().check() != null;
    List<ResultSink> sinks = new ArrayList<>(List.of(tally));
    sinks.add(printer(console, many, checks, settings));
    try (Progress progress = progress(console, many, source)) {
      BatchListener listener = progress != null ? progress : silent(session);
      new Batch(settings, session.messages(), session.interruption(), listener).run(source, sinks);
    }
    if (many && checks && !output.quiet) {
      PrintStream stream = output.json ? console.err() : console.out();
      Totals.print(stream, session.messages(), output.style(console), tally, settings.directory());
    }
    return session.interruption().happened() ? Tally.INTERRUPTED : tally.exitCode();
  }

  private static BatchListener silent(Session session) {
    return new BatchListener() {
      @Override
      public void trouble(Throwable e) {
        Trouble.trace(session.console(), e);
      }

      @Override
      public void again(Again why) {
        session.console().err().println(session.messages().get("again." + Codes.of(why)));
      }
    };
  }

  private ResultSink printer(
      Console console, boolean many, boolean checks, Batch.Settings settings) {
    if (output.json) {
      return new JsonPrinter(console);
    }
    Messages messages = session.messages();
    return many && checks
        ? new RowPrinter(console.out(), messages, output.style(console), console.outIsTerminal())
        : new ResultPrinter(session, output.style(console), settings.job().moves(), many);
  }

  private @Nullable Progress progress(Console console, boolean many, InputSource source) {
    if (output.quiet || (!many && !console.errIsTerminal())) {
      return null;
    }
    return new Progress(console, session.messages(), many, source::fraction);
  }
}
