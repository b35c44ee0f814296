package io.github.tsume.app.cli;

import io.github.tsume.app.batch.Batch;
import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.log.RunTotals;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Browser;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.LeftOut;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.options.BranchesMixin;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.app.cli.options.FailOn;
import io.github.tsume.app.cli.options.GoalMixin;
import io.github.tsume.app.cli.options.InputGuard;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.OutputDirectory;
import io.github.tsume.app.cli.options.OutputMixin;
import io.github.tsume.app.cli.options.Reports;
import io.github.tsume.app.cli.options.SearchMixin;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.app.report.HtmlReport;
import io.github.tsume.app.report.KifFiles;
import io.github.tsume.judgement.Standards;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.notation.common.AtPly;
import io.github.tsume.results.json.CheckRequest;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Profile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tsume check}: whether compositions are sound; reports on whole collections. */
@Command(name = "check", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class CheckCommand implements Callable<Integer> {
  private final Call session;

  @Parameters(paramLabel = "INPUT", arity = "1..*", descriptionKey = "INPUT")
  List<String> inputs = new ArrayList<>();

  @Mixin InputMixin input = new InputMixin();
  @Mixin SearchMixin search = new SearchMixin();
  @Mixin GoalMixin goal = new GoalMixin();
  @Mixin BranchesMixin branches = new BranchesMixin();
  @Mixin OutputMixin output = new OutputMixin();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR")
  @Nullable Path directory;

  @Option(names = "--resume")
  boolean resume;

  @Option(names = "--report", paramLabel = "KIND", split = ",")
  List<Reports.Kind> report = new ArrayList<>();

  @Option(names = "--open")
  boolean open;

  @Option(names = "--total", paramLabel = "TIME")
  Converters.@Nullable Time total;

  @Option(names = "--totals")
  boolean totals;

  @Option(names = "--shard-size", paramLabel = "N")
  Converters.@Nullable Count shardSize;

  @Option(names = "--fail-on", paramLabel = "CLASS", split = ",")
  @Nullable List<String> failOn;

  @Option(names = "--profile", paramLabel = "PROFILE")
  Profile profile = Profile.MAGAZINE;

  @Option(names = "--certificate")
  boolean certificate;

  @Option(names = "--needless")
  boolean needless;

  @Option(names = "--index", paramLabel = "FILE")
  @Nullable Path index;

  @Option(names = "--all-cooks")
  boolean allCooks;

  @Option(names = "--fail-fast")
  boolean failFast;

  @Option(names = "--late", paramLabel = "N")
  Converters.Whole late = new Converters.Whole(0);

  @Option(names = "--against", paramLabel = "WHAT")
  Converters.Against against = Converters.Against.STATED;

  @Option(names = "--ply", paramLabel = "N|end")
  @Nullable AtPly ply;

  CheckCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    refuseWhatDoesNotGoTogether();
    Tally tally = new Tally(FailOn.of(failOn, session.messages()));
    try (InputSource source = open()) {
      boolean many = source.hasSeveral();
      goal.requireGoal(ofMates(), source, session.messages());
      Path chosen = directory != null ? directory : OutputDirectory.standard(inputs);
      requireDirectory(chosen);
      Reports kinds = new Reports(report, Reports.Kind.HTML, Reports.Kind.KIF, Reports.Kind.CSV);
      RunTotals sums = new RunTotals();
      if (chosen != null && kinds.hasRecords()) {
        new InputGuard(inputs, session).checkBelow(chosen.resolve(KifFiles.DIRECTORY));
      }
      Path reports = source.hasProblem() ? chosen : null;
      JobOptions job =
          new JobOptions(
              asked(),
              new JobOptions.Check(
                  failFast,
                  reports,
                  index == null ? null : KnownProblems.verifiedIndex(index, session),
                  false),
              input.defenderHand,
              search.limits(many, session),
              MoveStyle.of(output.notation, session.messages()),
              !output.noTiming,
              ply != null,
              goal.stated(ofMates()));
      Batch.Settings settings =
          new Batch.Settings(
              job,
              search.jobs(many),
              reports,
              resume,
              OutputDirectory.name(inputs),
              kinds.writers(sums),
              kinds.hasTable(),
              total == null ? 0 : total.millis(),
              shardSize == null ? 0 : shardSize.value());
      int exitCode =
          new BatchCommand(session, output).run(source, settings, many, tally, sums, totals);
      open(reports);
      return LeftOut.tell(source, session, exitCode, output.quiet);
    }
  }

  private CheckRequest asked() {
    CheckOptions options =
        new CheckOptions(
            SolveOptions.DEFAULT.withFutile(search.futile),
            allCooks,
            Standards.of(profile, late.value()));
    boolean stated = against == Converters.Against.STATED;
    return new CheckRequest(
        goal.aim(), options, stated, branches.branches(), certificate, needless);
  }

  private InputSource open() {
    return ply == null ? input.openCompositions(inputs, session) : input.open(inputs, session, ply);
  }

  /** Whether there are options that mates alone have. */
  private boolean ofMates() {
    return allCooks || needless || index != null || late.value() > 0 || branches.isAny();
  }

  private void refuseWhatDoesNotGoTogether() {
    goal.refuse(ofMates(), false, "usage.check-not-of-goal", session.messages());
  }

  private void open(@Nullable Path reports) {
    Path page = reports == null ? null : reports.resolve(HtmlReport.FILE);
    if (open && page != null && Files.exists(page) && !Browser.open(page, session.console())) {
      session.console().err().println(session.messages().get("open.failed", page));
    }
  }

  /** Refuses what only works with a directory where there is none. */
  private void requireDirectory(@Nullable Path reports) {
    if (reports == null && (certificate || resume || open || shardSize != null)) {
      String option =
          certificate ? "--certificate" : resume ? "--resume" : open ? "--open" : "--shard-size";
      throw new UserException(Tally.USAGE, session.messages().get("usage.needs-directory", option));
    }
  }
}
