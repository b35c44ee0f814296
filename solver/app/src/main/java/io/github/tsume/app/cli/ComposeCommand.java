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
import io.github.tsume.app.extend.ComposeRun;
import io.github.tsume.app.extend.ComposeRun.ComposeListener;
import io.github.tsume.app.extend.ExtendReport;
import io.github.tsume.app.extend.ExtendReport.FoundExtension;
import io.github.tsume.app.extend.ExtendSettings;
import io.github.tsume.app.extend.SettledLog;
import io.github.tsume.beam.Beam;
import io.github.tsume.beam.Guide;
import io.github.tsume.beam.Plan;
import io.github.tsume.board.Setup;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.Judged;
import io.github.tsume.compose.Predecessor;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.notation.japanese.BoardDiagram;
import io.github.tsume.results.json.ExtendJson;
import io.github.tsume.results.text.Messages;
import io.github.tsume.rules.Piece;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tsume compose}: a search for new problems after a plan, backwards from mates. */
@Command(name = "compose", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class ComposeCommand extends MakerCommand {
  private static final int USUAL_BEAM = 64;

  @Option(names = "--plan", paramLabel = "PLAN")
  String plan = "longest";

  @Option(names = "--anywhere")
  boolean anywhere;

  @Option(names = "--allow", split = ",", paramLabel = "DEFECT")
  Set<DefectClass> allowed = EnumSet.of(DefectClass.FINAL_MOVE_DUAL);

  @Option(names = "--beam", paramLabel = "N", descriptionKey = "tsume.compose.beam")
  Converters.Count beam = new Converters.Count(USUAL_BEAM);

  @Option(names = "--most", paramLabel = "N", descriptionKey = "tsume.compose.most")
  Converters.@Nullable Count most;

  @Mixin GoalMixin goal = new GoalMixin();
  @Mixin LogMixin logs = new LogMixin();
  @Mixin ExtendWishes wishes = new ExtendWishes();

  ComposeCommand(Call session) {
    super(ExtendJson.COMPOSE, session);
  }

  @Override
  boolean takesBoards() {
    return wishes.fromMates || anywhere;
  }

  @Override
  public Integer call() throws InterruptedException {
    JobOptions.Stated stated = goal.backwards(search, takesBoards(), session.messages());
    logs.require(session);
    Plan wanted = plan();
    RankFormula formula = rank.formula(session);
    wishes.read(session);
    guard(logs.log);
    String asked = profile.code() + " " + search.futile + " " + allowed;
    try (SettledLog settled = logs.open(SettledLog.Kind.COMPOSE, asked, output.quiet, session)) {
      return each(goal.aim(), stated, item -> compose(item, wanted, formula, settled));
    }
  }

  private Plan plan() {
    try {
      return Plan.parse(plan);
    } catch (IllegalArgumentException e) {
      throw new UserException(
          Tally.USAGE, session.messages().get("usage.plan", String.valueOf(e.getMessage())));
    }
  }

  private int compose(ProblemRun.Item item, Plan wanted, RankFormula formula, SettledLog settled) {
    OfOne here = of(item);
    CheckOptions options = search.asked(profile);
    var limits = search.limits(item.many());
    Allowance allowance = Allowance.of(limits.nodes(), limits.millis());
    int jobs = search.jobs(true);
    ExtendSettings settings =
        new ExtendSettings(
            item.posed().aim(),
            options,
            0,
            beam.asInt(),
            most == null ? 0 : most.asInt(),
            formula,
            wishes.conditions(
                item.setup().rules(), item.problem().id(), item.posed().aim().goal(), session),
            jobs,
            SolverRoom.ofThread(limits.hashBytes(), jobs),
            here.reasons());
    Guide guide = rank.isAsked() ? (start, metrics) -> formula.of(metrics) : wanted.guide();
    Beam waiting =
        new Beam(
            guide,
            setup -> wanted.allows(setup) && settings.conditions().ofAll().test(setup),
            beam.asInt(),
            Efforts.DEFAULT.count(EffortTable.COMPOSE_WAITING));
    int plies = 0;
    Verdict verdict = null;
    if (takesBoards()) {
      waiting.begin(item.setup(), anywhere ? anywhere(item.setup()) : wishes.mates(item.setup()));
    } else {
      here.status(session.messages().get("repair.checking"));
      Judged base =
          new Extender(item.solver(), item.posed().aim(), options)
              .first(item.setup(), item.problem().authoredLine(), item.budget());
      verdict = base.verdict();
      if (!base.isSound()) {
        return here.summary(
            verdict, new ExtendReport(List.of(), 0, List.of(), verdict != Verdict.UNKNOWN));
      }
      allowance.spend(item.budget().nodes());
      plies = base.length();
      waiting.begin(new Extender.Origin(item.setup(), base.line()), base.nodes());
    }
    ComposeRun run =
        new ComposeRun(
            settings, wanted, waiting, allowed, session.interruption(), listener(here), settled);
    return here.summary(verdict, run.run(plies, allowance));
  }

  /** The positions before mates, one of each place of the king in turn. */
  private Iterator<Predecessor> anywhere(Setup board) {
    Deque<Iterator<Predecessor>> all = new ArrayDeque<>();
    int king = Piece.of(Piece.KING, board.defender());
    int from = 0;
    while (board.piece(from) != king) {
      from++;
    }
    for (int to = 0; to < board.rules().squares(); to++) {
      boolean half = board.rules().mirroredSquare(to) >= to;
      if (half && (to == from || board.piece(to) == Piece.EMPTY)) {
        Setup moved = board.toBuilder().piece(from, Piece.EMPTY).piece(to, king).build();
        all.add(wishes.mates(moved));
      }
    }
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        while (!all.isEmpty() && !all.element().hasNext()) {
          all.remove();
        }
        return !all.isEmpty();
      }

      @Override
      public Predecessor next() {
        Iterator<Predecessor> turn = all.remove();
        all.add(turn);
        return turn.next();
      }
    };
  }

  private ComposeListener listener(OfOne here) {
    return new ComposeListener() {
      @Override
      public void best(FoundExtension found) {
        here.found(found);
        if (!output.quiet && session.console().errIsTerminal()) {
          session.console().err().print(BoardDiagram.of(found.extension().setup()));
        }
      }

      @Override
      public void progress(Progress at) {
        Messages messages = session.messages();
        FoundExtension best = at.best();
        String tail =
            best == null
                ? ""
                : messages.get(
                    "compose.best",
                    best.extension().line().size(),
                    Plan.count(best.extension().setup()));
        here.status(
            messages.get(
                "compose.progress",
                at.plies(),
                at.waiting(),
                at.looked(),
                at.sound(),
                at.rate(),
                tail));
      }
    };
  }
}
