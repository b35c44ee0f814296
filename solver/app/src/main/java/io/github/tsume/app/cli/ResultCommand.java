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
import io.github.tsume.app.cli.options.OutputDirectory;
import io.github.tsume.app.cli.options.Reports;
import io.github.tsume.app.file.SpillFolder;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.app.report.KifFiles;
import io.github.tsume.notation.common.AtPly;
import io.github.tsume.results.json.CheckRequest;
import io.github.tsume.results.text.MoveStyle;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A command that gives a result for each problem, whatever its goal. */
abstract class ResultCommand extends SearchCommand {
  @Mixin GoalMixin goal = new GoalMixin();
  @Mixin BranchesMixin branches = new BranchesMixin();

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

  @Option(names = "--spill", paramLabel = "DIR")
  @Nullable Path spill;

  @Option(names = "--ply", paramLabel = "N|end")
  @Nullable AtPly ply;

  ResultCommand(Call session) {
    super(session);
  }

  /** Where searches go on that have filled their memory; null for nowhere. */
  private @Nullable SpillFolder spill() {
    if (spill == null) {
      return null;
    }
    if (!goal.mayBeHelped(ofMates())) {
      throw new UserException(Tally.USAGE, session.messages().get("usage.spill-for-helpmates"));
    }
    return new SpillFolder(spill, failure -> CommandRunner.tell(failure, session));
  }

  /** The question that is asked of each problem. */
  abstract CheckRequest asked();

  /** Whether there are options that mates alone have. */
  abstract boolean ofMates();

  /** The place of the results; null for nowhere, as where there is no problem. */
  @Nullable Path place(InputSource source, @Nullable Path chosen, Reports kinds) {
    if (chosen != null && kinds.hasRecords()) {
      new InputGuard(inputs, session).checkBelow(chosen.resolve(KifFiles.DIRECTORY));
    }
    return source.hasProblem() ? chosen : null;
  }

  /**
   * Asks it of all problems; returns the exit code.
   *
   * @param check how compositions are judged; null if only the answer is wanted
   * @param place where results go; null for nowhere
   * @param totalMillis what all problems together may take, 0 for any time
   */
  int run(
      InputSource source,
      JobOptions.@Nullable Check check,
      @Nullable Path place,
      Reports kinds,
      long totalMillis,
      Tally tally) {
    boolean many = source.hasSeveral();
    RunTotals sums = new RunTotals();
    JobOptions job =
        new JobOptions(
            asked(),
            check,
            input.defenderHand,
            search.limits(many, session).withSpill(spill()),
            MoveStyle.of(output.notation, session.messages()),
            !output.noTiming,
            ply != null,
            goal.stated(ofMates()));
    Batch.Settings settings =
        new Batch.Settings(
            job,
            search.jobs(many),
            place,
            resume,
            OutputDirectory.name(inputs),
            kinds.writers(sums),
            kinds.hasTable(),
            totalMillis,
            shardSize == null ? 0 : shardSize.value());
    return new BatchCommand(session, output).run(source, settings, many, tally, sums, totals);
  }
}
