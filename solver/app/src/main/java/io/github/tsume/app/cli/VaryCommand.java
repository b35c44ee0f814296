package io.github.tsume.app.cli;

import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.StatusLine;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.OutputMixin;
import io.github.tsume.app.cli.options.RankOption;
import io.github.tsume.app.cli.options.SearchMixin;
import io.github.tsume.app.cli.print.ExtendPrinter;
import io.github.tsume.app.extend.Allowance;
import io.github.tsume.app.extend.ExtendReport;
import io.github.tsume.app.extend.FoundExtension;
import io.github.tsume.app.extend.VaryRun;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.app.json.ExtendJson;
import io.github.tsume.board.Setup;
import io.github.tsume.compose.Choice;
import io.github.tsume.compose.Variants;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Profile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tsume vary}: which hands, squares and pieces make a board sound (全検). */
@Command(name = "vary", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class VaryCommand implements Callable<Integer> {
  private static final long WORKER_BYTES = 256L << 20;

  private final Call session;
  private final List<ExtendedProblem> collection = new ArrayList<>();

  @Parameters(paramLabel = "INPUT", arity = "1..*", descriptionKey = "INPUT")
  List<String> inputs = new ArrayList<>();

  @Option(names = "--square", paramLabel = "CHOICE")
  List<String> squares = new ArrayList<>();

  @Option(names = "--piece", paramLabel = "CHOICE")
  List<String> pieces = new ArrayList<>();

  @Option(names = "--hand", paramLabel = "CHOICE")
  @Nullable String hand;

  @Option(names = "--changes", paramLabel = "N")
  Converters.@Nullable Count changes;

  @Option(names = "--length", paramLabel = "N", descriptionKey = "tsume.vary.length")
  Converters.@Nullable Count length;

  @Option(names = "--profile", paramLabel = "PROFILE")
  Profile profile = Profile.MAGAZINE;

  @Mixin ExtendOutput place = new ExtendOutput();
  @Mixin RankOption rank = new RankOption();
  @Mixin InputMixin input = new InputMixin();
  @Mixin SearchMixin search = new SearchMixin();
  @Mixin OutputMixin output = new OutputMixin();

  VaryCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (squares.isEmpty() && pieces.isEmpty() && hand == null) {
      throw new UserException(Tally.USAGE, session.messages().get("usage.vary"));
    }
    RankFormula formula = rank.formula(session);
    place.guard(inputs, session);
    try (InputSource source = input.openProblems(inputs, session)) {
      boolean many = source.hasSeveral();
      int code =
          new ProblemRun(session, search.limits(many, session), input.defenderHand)
              .run(source, many, item -> vary(item, formula));
      place.write(collection, inputs, input.defenderHand, output.quiet, session);
      return code;
    }
  }

  private List<Choice> choices(Setup setup) {
    List<Choice> all = new ArrayList<>();
    squares.forEach(text -> all.add(choice(text, setup, Choice::ofSquare)));
    pieces.forEach(text -> all.add(choice(text, setup, Choice::ofPiece)));
    if (hand != null) {
      all.add(choice(hand, setup, Choice::ofHand));
    }
    return all;
  }

  private Choice choice(String text, Setup setup, BiFunction<String, Setup, Choice> reader) {
    try {
      return reader.apply(text, setup);
    } catch (IllegalArgumentException e) {
      String what = session.messages().get("usage.choice", text);
      throw new UserException(Tally.USAGE, what);
    }
  }

  private int vary(ProblemRun.Item item, RankFormula formula) {
    List<Choice> choices = choices(item.setup());
    int most = changes == null ? Integer.MAX_VALUE : changes.asInt();
    if (!output.quiet) {
      double count = Variants.count(item.setup(), choices, most);
      String number = String.format(Locale.ROOT, "%.0f", count);
      session.console().err().println(session.messages().get("vary.count", number));
    }
    long began = System.nanoTime();
    JobOptions.Limits limits = search.limits(item.many());
    Allowance allowance = Allowance.of(limits.nodes(), limits.millis());
    List<Setup> variants = Variants.of(item.setup(), choices, most);
    ExtendPrinter printer = new ExtendPrinter(session, output);
    if (item.many() && !output.json) {
      printer.name(item.problem().id());
    }
    StatusLine status = new StatusLine(session.console(), !output.quiet);
    int jobs = search.jobs(true);
    CheckOptions options =
        CheckOptions.DEFAULT
            .withSolve(SolveOptions.DEFAULT.withFutile(search.futile))
            .withProfile(profile);
    VaryRun.Settings settings =
        new VaryRun.Settings(
            options,
            length == null ? 0 : length.asInt(),
            formula,
            jobs,
            Math.min(WORKER_BYTES, limits.hashBytes() / jobs));
    Listener listener = new Listener(item, printer, status);
    ExtendReport report =
        new VaryRun(settings, session.interruption(), listener).run(variants, allowance);
    status.clear();
    report.found().forEach(each -> collection.add(new ExtendedProblem(item.problem(), each)));
    long millis = output.noTiming ? -1 : (System.nanoTime() - began) / 1_000_000;
    summary(item, printer, report, millis);
    if (!report.found().isEmpty()) {
      return Tally.OK;
    }
    return report.complete() && report.open() == 0 ? Tally.DEFECT : Tally.INCONCLUSIVE;
  }

  private void summary(
      ProblemRun.Item item, ExtendPrinter printer, ExtendReport report, long millis) {
    if (!output.json) {
      printer.summary(report);
      return;
    }
    List<Integer> ranked = report.found().stream().map(FoundExtension::number).toList();
    ProblemRun.json(
        session,
        ExtendJson.summary(
            ExtendJson.VARY,
            item.origin(),
            null,
            ranked,
            report.looked(),
            report.open(),
            report.complete(),
            millis));
  }

  /** Tells what is found as it is found. */
  private final class Listener implements VaryRun.Listener {
    private final ProblemRun.Item item;
    private final ExtendPrinter printer;
    private final StatusLine status;

    Listener(ProblemRun.Item item, ExtendPrinter printer, StatusLine status) {
      this.item = item;
      this.printer = printer;
      this.status = status;
    }

    @Override
    public void found(FoundExtension found) {
      status.clear();
      if (output.json) {
        String line =
            ExtendJson.found(
                ExtendJson.VARY,
                item.origin(),
                found.number(),
                0,
                found.extension(),
                found.rank(),
                !output.noTiming);
        ProblemRun.json(session, line);
      } else {
        printer.found(found);
      }
    }

    @Override
    public void progress(long done, int total, int found) {
      status.show(session.messages().get("vary.progress", done, total, found));
    }
  }
}
