package io.github.tsume.app.cli;

import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Browser;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.LeftOut;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.app.cli.options.FailOn;
import io.github.tsume.app.cli.options.IndexOption;
import io.github.tsume.app.cli.options.OutputDirectory;
import io.github.tsume.app.cli.options.Reports;
import io.github.tsume.app.cli.print.Letter;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.app.report.HtmlReport;
import io.github.tsume.judgement.Standards;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.results.json.CheckRequest;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Profile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tsume check}: whether compositions are sound; reports on whole collections. */
@Command(name = "check", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class CheckCommand extends ResultCommand {
  @Option(names = "--open")
  boolean open;

  @Option(names = "--total", paramLabel = "TIME")
  Converters.@Nullable Time total;

  @Option(names = "--fail-on", paramLabel = "CLASS", split = ",")
  @Nullable List<String> failOn;

  @Option(names = "--profile", paramLabel = "PROFILE")
  Profile profile = Profile.MAGAZINE;

  @Option(names = "--certificate")
  boolean certificate;

  @Option(names = "--needless")
  boolean needless;

  @Mixin IndexOption index = new IndexOption();

  @Option(names = "--all-cooks")
  boolean allCooks;

  @Option(names = "--fail-fast")
  boolean failFast;

  @Option(names = "--late", paramLabel = "N")
  Converters.Whole late = new Converters.Whole(0);

  @Option(names = "--advice")
  boolean advice;

  @Option(names = "--against", paramLabel = "WHAT")
  Converters.Against against = Converters.Against.STATED;

  CheckCommand(Call session) {
    super(session);
  }

  @Override
  public Integer call() throws InterruptedException {
    refuseWhatDoesNotGoTogether();
    Tally tally = new Tally(FailOn.of(failOn, session.messages()));
    try (InputSource source = open()) {
      goal.requireGoal(ofMates(), source, session.messages());
      Path chosen = directory != null ? directory : OutputDirectory.standard(inputs);
      requireDirectory(chosen);
      Reports kinds =
          new Reports(
              session,
              result -> Letter.of(result, session),
              report,
              Reports.Kind.HTML,
              Reports.Kind.KIF,
              Reports.Kind.CSV);
      Path place = place(source, chosen, kinds);
      JobOptions.Check check =
          new JobOptions.Check(failFast, place, index.verified(session), advice);
      long millis = total == null ? 0 : total.millis();
      int exitCode = run(source, check, place, kinds, millis, tally);
      open(place);
      return LeftOut.tell(source, session, exitCode, output.quiet);
    }
  }

  @Override
  CheckRequest asked() {
    CheckOptions options =
        new CheckOptions(
            SolveOptions.DEFAULT.withFutile(search.futile).withSolutions(goal.solutions()),
            allCooks,
            Standards.of(profile, late.value()));
    boolean stated = against == Converters.Against.STATED;
    return new CheckRequest(
        goal.aim(), options, stated, branches.branches(), certificate, needless || advice);
  }

  private InputSource open() {
    return ply == null ? input.openCompositions(inputs, session) : input.open(inputs, session, ply);
  }

  @Override
  boolean ofMates() {
    return allCooks
        || needless
        || advice
        || index.isAsked()
        || late.value() > 0
        || branches.isAny();
  }

  private void refuseWhatDoesNotGoTogether() {
    goal.refuse(search, ofMates(), false, "usage.check-not-of-goal", session.messages());
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
