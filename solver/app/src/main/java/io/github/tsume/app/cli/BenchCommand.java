package io.github.tsume.app.cli;

import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.bench.Bench;
import io.github.tsume.app.bench.Bench.BenchTotal;
import io.github.tsume.app.bench.BenchJson;
import io.github.tsume.app.bench.BenchSize;
import io.github.tsume.app.bench.BenchSize.BenchProblem;
import io.github.tsume.app.bench.CheckBench;
import io.github.tsume.app.bench.CoresBench;
import io.github.tsume.app.bench.TurnsBench;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.app.cli.options.EffortNames;
import io.github.tsume.app.cli.options.LanguageMixin;
import io.github.tsume.app.cli.print.BenchPrinter;
import io.github.tsume.budget.Efforts;
import io.github.tsume.results.text.Codes;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tsume bench}: the fixed benchmark, with a signature that changes when the search does. */
@Command(name = "bench", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class BenchCommand implements Callable<Integer> {
  private final Call session;

  @Option(names = "--size", paramLabel = "SIZE")
  @Nullable BenchSize chosen;

  @Option(names = "--exact")
  boolean exact;

  @Option(names = "--check")
  boolean check;

  @Option(names = "--verdict")
  boolean verdict;

  @Option(names = "--hash", paramLabel = "SIZE")
  Converters.Size hash = new Converters.Size(256L << 20);

  @Option(names = "--threads", paramLabel = "N")
  Converters.Count threads = new Converters.Count(1);

  @Option(names = "--virtual-threads", paramLabel = "N")
  Converters.@Nullable Count virtualThreads;

  @Option(names = "--cores")
  boolean cores;

  @Option(names = "--effort", paramLabel = "NAME=VALUE")
  List<String> efforts = List.of();

  @Option(names = "--json")
  boolean json;

  @Mixin LanguageMixin language = new LanguageMixin();

  BenchCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    // Short problems are over before a second thread comes.
    BenchSize usual = cores ? BenchSize.M : BenchSize.S;
    BenchSize size = chosen == null ? usual : chosen;
    BenchTotal.Settings settings =
        new BenchTotal.Settings(
            Codes.of(size),
            exact,
            new JobOptions.Limits(0, 0, hash.bytes(), 1, true).hash(),
            threads.asInt());
    if (cores) {
      return cores(size);
    }
    if (virtualThreads != null) {
      return turns(size, virtualThreads.asInt());
    }
    return check || verdict ? checks(size, settings) : proofs(size, settings);
  }

  private int checks(BenchSize size, BenchTotal.Settings settings) {
    if (exact || json || settings.threads() > 1) {
      throw new UserException(Tally.USAGE, session.messages().get("usage.bench-check"));
    }
    BenchPrinter printer = BenchPrinter.ofChecks(session).head();
    CheckBench bench = new CheckBench(hash.bytes(), efforts(), session.interruption());
    CheckBench.Total total =
        bench.run(
            size.problems(BenchSize.Task.CHECK), verdict ? printer::rowWithPhases : printer::row);
    if (session.interruption().happened()) {
      return Tally.INTERRUPTED;
    }
    printer.total(total, settings);
    return Tally.OK;
  }

  private int turns(BenchSize size, int count) {
    if (exact || json || verdict || threads.asInt() > 1) {
      throw new UserException(Tally.USAGE, session.messages().get("usage.bench-check"));
    }
    BenchPrinter printer = BenchPrinter.ofTurns(session).head();
    TurnsBench bench = new TurnsBench(hash.bytes(), count, efforts(), session.interruption());
    TurnsBench.Total total = bench.run(size.problems(BenchSize.Task.CHECK), printer::row);
    if (session.interruption().happened()) {
      return Tally.INTERRUPTED;
    }
    printer.total(total, count);
    return Tally.OK;
  }

  private int cores(BenchSize size) {
    if (exact || json || verdict || check || virtualThreads != null || threads.asInt() > 1) {
      throw new UserException(Tally.USAGE, session.messages().get("usage.bench-check"));
    }
    BenchPrinter printer = BenchPrinter.ofCores(session).machine().head();
    CoresBench bench = new CoresBench(hash.bytes(), efforts(), session.interruption());
    int most = Runtime.getRuntime().availableProcessors();
    bench.run(size.problems(BenchSize.Task.CHECK), most, printer::row);
    return session.interruption().happened() ? Tally.INTERRUPTED : Tally.OK;
  }

  private int proofs(BenchSize size, BenchTotal.Settings settings) {
    List<BenchProblem> problems =
        size.problems(exact ? BenchSize.Task.LENGTH : BenchSize.Task.FIRST_PROOF);
    Bench bench =
        new Bench(hash.bytes(), settings.threads(), exact, efforts(), session.interruption());
    BenchPrinter printer = BenchPrinter.ofProofs(session);
    BenchTotal total;
    if (json) {
      total = bench.run(problems, row -> printLine(BenchJson.write(row)));
    } else {
      printer.head();
      total = bench.run(problems, printer::row);
    }
    if (session.interruption().happened()) {
      return Tally.INTERRUPTED;
    }
    if (json) {
      printLine(BenchJson.write(total, settings));
    } else {
      printer.total(total, settings);
    }
    return Tally.OK;
  }

  private Efforts efforts() {
    return EffortNames.parse(efforts)
        .orElseThrow(
            () -> new UserException(Tally.USAGE, session.messages().get("usage.bench-effort")));
  }

  /** JSON is in UTF-8 whatever the terminal's encoding is. */
  private void printLine(String line) {
    session.console().out().data(line + '\n');
    session.console().out().flush();
  }
}
