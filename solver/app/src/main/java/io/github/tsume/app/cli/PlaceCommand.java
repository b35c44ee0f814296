package io.github.tsume.app.cli;

import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.app.extend.Allowance;
import io.github.tsume.app.extend.ExtendReport;
import io.github.tsume.app.extend.ExtendSettings;
import io.github.tsume.app.extend.PlaceRun;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.place.Placing;
import io.github.tsume.results.json.ExtendJson;
import io.github.tsume.verdict.Aim;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code tsume place}: boards on which a line is the solution (手順入力→配置作成). */
@Command(name = "place", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class PlaceCommand extends MakerCommand {
  private static final int USUAL_BEAM = 12;
  private static final int USUAL_ADDED = 8;

  @Option(names = "--most", paramLabel = "N", descriptionKey = "tsume.place.most")
  Converters.Count most = new Converters.Count(1);

  @Option(names = "--add", paramLabel = "N")
  Converters.Count added = new Converters.Count(USUAL_ADDED);

  @Option(names = "--beam", paramLabel = "N", descriptionKey = "tsume.place.beam")
  Converters.Count beam = new Converters.Count(USUAL_BEAM);

  PlaceCommand(Call session) {
    super(ExtendJson.PLACE, session);
  }

  @Override
  public Integer call() throws InterruptedException {
    RankFormula formula = rank.formula(session);
    guard(null);
    return each(Aim.MATE, JobOptions.Stated.PASSED_OVER, item -> place(item, formula));
  }

  private int place(ProblemRun.Item item, RankFormula formula) {
    List<Integer> line = item.problem().authoredLine();
    OfOne here = of(item);
    Placing sketch = line.size() % 2 == 0 ? null : Placing.sketch(item.setup(), line);
    if (sketch == null) {
      session.console().err().println(session.messages().get("usage.place"));
      return Tally.UNREADABLE;
    }
    JobOptions.Limits limits = search.limits(item.many());
    int jobs = search.jobs(true);
    ExtendSettings settings =
        new ExtendSettings(
            Aim.MATE,
            search.asked(profile),
            added.asInt(),
            beam.asInt(),
            most.asInt(),
            formula,
            ExtendSettings.Conditions.NONE,
            jobs,
            SolverRoom.ofThread(limits.hashBytes(), jobs),
            here.reasons());
    ExtendReport report =
        new PlaceRun(settings, session.interruption(), here.listener())
            .run(sketch, Allowance.of(limits.nodes(), limits.millis()));
    return here.summary(null, report);
  }
}
