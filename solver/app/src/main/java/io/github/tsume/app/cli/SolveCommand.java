package io.github.tsume.app.cli;

import io.github.tsume.app.batch.Batch;
import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.log.RunTotals;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.options.BranchesMixin;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.app.cli.options.GoalMixin;
import io.github.tsume.app.cli.options.InputGuard;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.OutputDirectory;
import io.github.tsume.app.cli.options.OutputMixin;
import io.github.tsume.app.cli.options.Reports;
import io.github.tsume.app.cli.options.SearchMixin;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.app.report.KifFiles;
import io.github.tsume.judgement.Standards;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.notation.common.AtPly;
import io.github.tsume.results.json.CheckRequest;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.soundness.CheckOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tsume solve}: mate or no mate, how long, and how. */
@Command(name = "solve", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class SolveCommand implements Callable<Integer> {
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

  @Option(names = "--totals")
  boolean totals;

  @Option(names = "--shard-size", paramLabel = "N")
  Converters.@Nullable Count shardSize;

  @Option(names = "--explain")
  boolean explain;

  @Option(names = "--raw")
  boolean raw;

  @Option(names = "--all-keys")
  boolean allKeys;

  @Option(names = "--threat")
  boolean threat;

  @Option(names = "--ply", paramLabel = "N|end")
  @Nullable AtPly ply;

  SolveCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    refuseWhatDoesNotGoTogether();
    try (InputSource source = input.openProblems(inputs, session, threat ? null : ply)) {
      boolean many = source.hasSeveral();
      goal.requireGoal(threat || ofMates(), source, session.messages());
      if (threat) {
        MoveStyle style = MoveStyle.of(output.notation, session.messages());
        ThreatCommand asked = new ThreatCommand(session, search.futile, style, ply, output.json);
        return new ProblemRun(session, search.limits(many, session), input.defenderHand)
            .run(source, many, asked::ask);
      }
      JobOptions job =
          new JobOptions(
              asked(),
              null,
              input.defenderHand,
              search.limits(many, session),
              MoveStyle.of(output.notation, session.messages()),
              !output.noTiming,
              ply != null,
              goal.stated(ofMates()));
      Reports kinds = new Reports(report);
      if (directory != null && kinds.hasRecords()) {
        new InputGuard(inputs, session).checkBelow(directory.resolve(KifFiles.DIRECTORY));
      }
      RunTotals sums = new RunTotals();
      Batch.Settings settings =
          new Batch.Settings(
              job,
              search.jobs(many),
              source.hasProblem() ? directory : null,
              resume,
              OutputDirectory.name(inputs),
              kinds.writers(sums),
              kinds.hasTable(),
              0,
              shardSize == null ? 0 : shardSize.value());
      Tally tally = new Tally(result -> result.answer().outcome().isRefuted());
      return new BatchCommand(session, output).run(source, settings, many, tally, sums, totals);
    }
  }

  private CheckRequest asked() {
    SolveOptions solve = new SolveOptions(search.futile, true, raw, explain);
    CheckOptions options = new CheckOptions(solve, allKeys, Standards.DEFAULT);
    return CheckRequest.DEFAULT
        .withAim(goal.aim())
        .withOptions(options)
        .withBranches(branches.branches());
  }

  /** Whether there are options that mates alone have. */
  private boolean ofMates() {
    return explain || raw || branches.isAny();
  }

  private void refuseWhatDoesNotGoTogether() {
    if (directory == null && (resume || !report.isEmpty() || shardSize != null)) {
      String option = resume ? "--resume" : shardSize != null ? "--shard-size" : "--report";
      throw new UserException(Tally.USAGE, session.messages().get("usage.needs-directory", option));
    }
    boolean ofMates = ofMates();
    goal.refuse(ofMates, allKeys, "usage.solve-not-of-goal", session.messages());
    boolean more = directory != null || totals || ofMates || allKeys;
    if (threat && more) {
      throw new UserException(Tally.USAGE, session.messages().get("usage.threat-alone"));
    }
  }
}
