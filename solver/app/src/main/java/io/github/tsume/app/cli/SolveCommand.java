package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.Reports;
import io.github.tsume.app.cli.print.Letter;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.judgement.Standards;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.results.json.CheckRequest;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.soundness.CheckOptions;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code tsume solve}: mate or no mate, how long, and how. */
@Command(name = "solve", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class SolveCommand extends ResultCommand {
  @Option(names = "--explain")
  boolean explain;

  @Option(names = "--raw")
  boolean raw;

  @Option(names = "--all-keys")
  boolean allKeys;

  @Option(names = "--threat")
  boolean threat;

  SolveCommand(Call session) {
    super(session);
  }

  @Override
  public Integer call() throws InterruptedException {
    refuseWhatDoesNotGoTogether();
    try (InputSource source = input.openProblems(inputs, session, threat ? null : ply)) {
      goal.requireGoal(threat || ofMates(), source, session.messages());
      if (threat) {
        MoveStyle style = MoveStyle.of(output.notation, session.messages());
        ThreatCommand asked = new ThreatCommand(session, search.futile, style, ply, output.json);
        return new ProblemRun(
                session, search.limits(source.hasSeveral(), session), input.defenderHand)
            .run(source, source.hasSeveral(), asked::ask);
      }
      Reports kinds = new Reports(session, result -> Letter.of(result, session), report);
      Path place = place(source, directory, kinds);
      Tally tally = new Tally(result -> result.answer().outcome().isRefuted());
      return run(source, null, place, kinds, 0, tally);
    }
  }

  @Override
  CheckRequest asked() {
    SolveOptions solve = new SolveOptions(search.futile, true, raw, explain, goal.solutions());
    CheckOptions options = new CheckOptions(solve, allKeys, Standards.DEFAULT);
    return CheckRequest.DEFAULT
        .withAim(goal.aim())
        .withOptions(options)
        .withBranches(branches.branches());
  }

  @Override
  boolean ofMates() {
    return explain || raw || branches.isAny();
  }

  private void refuseWhatDoesNotGoTogether() {
    if (directory == null && (resume || !report.isEmpty() || shardSize != null)) {
      String option = resume ? "--resume" : shardSize != null ? "--shard-size" : "--report";
      throw new UserException(Tally.USAGE, session.messages().get("usage.needs-directory", option));
    }
    boolean ofMates = ofMates();
    goal.refuse(search, ofMates, allKeys, "usage.solve-not-of-goal", session.messages());
    boolean more = directory != null || spill != null || totals || ofMates || allKeys;
    if (threat && more) {
      throw new UserException(Tally.USAGE, session.messages().get("usage.threat-alone"));
    }
  }
}
