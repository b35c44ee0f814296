package io.github.tsume.app.cli;

import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.app.cli.options.ExtendWishes;
import io.github.tsume.app.cli.options.GoalMixin;
import io.github.tsume.app.cli.options.LogMixin;
import io.github.tsume.app.extend.Allowance;
import io.github.tsume.app.extend.ExtendReport;
import io.github.tsume.app.extend.ExtendReport.FoundExtension;
import io.github.tsume.app.extend.ExtendRun;
import io.github.tsume.app.extend.ExtendRun.ExtendListener;
import io.github.tsume.app.extend.ExtendSettings;
import io.github.tsume.app.extend.SettledLog;
import io.github.tsume.board.Setup;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.Judged;
import io.github.tsume.compose.Predecessor;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.results.json.ExtendJson;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Verdict;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tsume extend}: sound problems that end in a sound problem (逆算). */
@Command(name = "extend", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class ExtendCommand extends MakerCommand {
  private static final int USUAL_BEAM = 10;

  @Option(names = "--plies", paramLabel = "N", descriptionKey = "tsume.extend.plies")
  Converters.@Nullable Count plies;

  @Option(names = "--beam", paramLabel = "N")
  Converters.Count beam = new Converters.Count(USUAL_BEAM);

  @Option(names = "--most", paramLabel = "N", descriptionKey = "tsume.extend.most")
  Converters.@Nullable Count most;

  @Mixin GoalMixin goal = new GoalMixin();
  @Mixin LogMixin logs = new LogMixin();
  @Mixin ExtendWishes wishes = new ExtendWishes();

  ExtendCommand(Call session) {
    super(ExtendJson.SCHEMA, session);
  }

  @Override
  boolean takesBoards() {
    return wishes.fromMates;
  }

  @Override
  public Integer call() throws InterruptedException {
    JobOptions.Stated stated = goal.backwards(search, wishes.fromMates, session.messages());
    logs.require(session);
    if (plies() % 2 == 0 == wishes.fromMates) {
      throw new UserException(Tally.USAGE, session.messages().get("usage.extend-plies"));
    }
    RankFormula formula = rank.formula(session);
    wishes.read(session);
    guard(logs.log);
    try (SettledLog settled = opened()) {
      return each(goal.aim(), stated, item -> extend(item, formula, settled));
    }
  }

  private int plies() {
    int usual = wishes.fromMates ? 3 : 2;
    return plies == null ? usual : plies.asInt();
  }

  private SettledLog opened() {
    String asked = profile.code() + " " + search.futile;
    return logs.open(SettledLog.Kind.EXTEND, asked, output.quiet, session);
  }

  private int extend(ProblemRun.Item item, RankFormula formula, SettledLog settled) {
    OfOne here = of(item);
    if (wishes.fromMates) {
      return fromMates(item, formula, settled, here);
    }
    here.status(session.messages().get("repair.checking"));
    CheckOptions options = search.asked(profile);
    // The time for all begins with the check of the problem itself.
    Allowance allowance = Allowance.of(search.limits(item.many()).nodes(), millis(item.many()));
    List<Integer> authored = item.problem().authoredLine();
    Aim asked = item.posed().aim();
    Judged base =
        new Extender(item.solver(), asked, options).first(item.setup(), authored, item.budget());
    ExtendReport report =
        new ExtendReport(List.of(), 0, List.of(), base.verdict() != Verdict.UNKNOWN);
    if (base.isSound()) {
      allowance.spend(item.budget().nodes());
      Extender.Origin origin = new Extender.Origin(item.setup(), base.line());
      ExtendSettings settings = settings(item, options, formula, here.reasons());
      report =
          new ExtendRun(settings, session.interruption(), listener(here), settled)
              .run(origin, Extender.most(base), allowance);
    }
    return here.summary(base.verdict(), report);
  }

  /** The position is a board on which mates are to be found. */
  private int fromMates(ProblemRun.Item item, RankFormula formula, SettledLog settled, OfOne here) {
    Setup board = item.setup();
    Iterator<Predecessor> checks = wishes.mates(board);
    Allowance allowance = Allowance.of(search.limits(item.many()).nodes(), millis(item.many()));
    ExtendSettings settings = settings(item, search.asked(profile), formula, here.reasons());
    return here.summary(
        null,
        new ExtendRun(settings, session.interruption(), listener(here), settled)
            .run(board, checks, Efforts.DEFAULT.nodes(EffortTable.EXTEND_LEAST), allowance));
  }

  private long millis(boolean many) {
    return search.limits(many).millis();
  }

  private ExtendSettings settings(
      ProblemRun.Item item,
      CheckOptions options,
      RankFormula formula,
      ExtendSettings.@Nullable Reasons reasons) {
    int jobs = search.jobs(true);
    long hash = SolverRoom.ofThread(search.limits(item.many()).hashBytes(), jobs);
    return new ExtendSettings(
        item.posed().aim(),
        options,
        (plies() + 1) / 2,
        beam.asInt(),
        most == null ? 0 : most.asInt(),
        formula,
        wishes.conditions(
            item.setup().rules(), item.problem().id(), item.posed().aim().goal(), session),
        jobs,
        hash,
        reasons);
  }

  private ExtendListener listener(OfOne here) {
    return new ExtendListener() {
      @Override
      public void found(FoundExtension found) {
        here.found(found);
      }

      @Override
      public void progress(Progress at) {
        String key = at.total() > 0 ? "extend.progress" : "extend.progress-mates";
        int plies = 2 * at.step() - (wishes.fromMates ? 1 : 0);
        here.status(
            session
                .messages()
                .get(
                    key,
                    plies,
                    at.parent(),
                    at.parents(),
                    at.done(),
                    at.total(),
                    at.found(),
                    at.putOff()));
      }
    };
  }
}
