package io.github.tsume.app.cli;

import io.github.tsume.app.batch.Batch;
import io.github.tsume.app.batch.JobOptions;
import io.github.tsume.app.batch.Tally;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.app.json.Result;
import io.github.tsume.app.text.MoveStyle;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.notation.AtPly;
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
  private final Session session;

  @Parameters(paramLabel = "INPUT", arity = "1..*", descriptionKey = "INPUT")
  List<String> inputs = new ArrayList<>();

  @Mixin InputMixin input = new InputMixin();
  @Mixin SearchMixin search = new SearchMixin();
  @Mixin BranchesMixin branches = new BranchesMixin();
  @Mixin OutputMixin output = new OutputMixin();

  @Option(names = "--explain")
  boolean explain;

  @Option(names = "--raw")
  boolean raw;

  @Option(names = "--goal", paramLabel = "GOAL")
  Goal goal = Goal.MATE;

  @Option(names = "--within", paramLabel = "N")
  Converters.@Nullable Count within;

  @Option(names = "--all-keys")
  boolean allKeys;

  @Option(names = "--ply", paramLabel = "N|end")
  @Nullable AtPly ply;

  SolveCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    refuseWhatDoesNotGoTogether();
    try (InputSource source = input.openProblems(inputs, session.console(), ply)) {
      boolean many = source.hasSeveral();
      if (goal == Goal.HISSHI) {
        return brinkmate(source, many);
      }
      JobOptions job =
          new JobOptions(
              new SolveOptions(search.futile, true, raw, explain),
              null,
              input.defenderHand,
              search.limits(many),
              MoveStyle.of(output.notation, session.messages()),
              !output.noTiming,
              branches.branches(),
              ply != null);
      Batch.Settings settings = Batch.Settings.of(job, search.jobs(many));
      Tally tally = new Tally(result -> result.answer().outcome() == Result.Outcome.NO_MATE);
      return new BatchCommand(session, output).run(source, settings, many, tally);
    }
  }

  private int brinkmate(InputSource source, boolean many) throws InterruptedException {
    BrinkmateRun.Settings settings =
        new BrinkmateRun.Settings(
            new SolveOptions(search.futile, true, false, false),
            search.limits(many),
            input.defenderHand,
            within == null ? BrinkmateRun.WITHIN : within.asInt(),
            allKeys,
            false,
            null);
    return new BrinkmateRun(session, output, settings).run(source, many);
  }

  private void refuseWhatDoesNotGoTogether() {
    boolean ofMate =
        explain
            || raw
            || branches.tree
            || branches.variations != null
            || branches.tries.value() > 0;
    boolean ofBrinkmate = within != null || allKeys;
    if (goal == Goal.HISSHI ? ofMate : ofBrinkmate) {
      String key = goal == Goal.HISSHI ? "usage.not-hisshi" : "usage.only-hisshi";
      throw new UserException(Tally.USAGE, session.messages().get(key));
    }
  }
}
