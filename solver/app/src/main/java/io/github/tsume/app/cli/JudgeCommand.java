package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.LanguageMixin;
import io.github.tsume.app.cli.print.JudgePrinter;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.app.judge.JudgementJson;
import io.github.tsume.app.judge.JudgementJson.JudgedGame;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.FilledSetup;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.judge.Judge;
import io.github.tsume.judge.JudgeOptions;
import io.github.tsume.judge.JudgeOptions.EndRules;
import io.github.tsume.judge.Points;
import io.github.tsume.judge.Ruling;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.AtPly;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Replay;
import io.github.tsume.results.text.MoveStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tsume judge}: how games end by the rules, and whether their records agree. */
@Command(name = "judge", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class JudgeCommand implements Callable<Integer> {
  private static final int LEAST_REPETITION = 2;

  private final Call session;

  @Parameters(paramLabel = "GAME", arity = "1..*", descriptionKey = "GAME")
  List<String> inputs = new ArrayList<>();

  @Option(names = "--rules-of-end", paramLabel = "RULES")
  EndRules endRules = EndRules.JSA;

  @Option(names = "--points")
  boolean points;

  @Option(names = "--ply", paramLabel = "N|end", descriptionKey = "tsume.judge.ply")
  @Nullable AtPly ply;

  @Option(names = "--repetition", paramLabel = "N")
  Converters.@Nullable Count repetition;

  @Option(names = "--max-moves", paramLabel = "N")
  Converters.@Nullable Whole maxMoves;

  @Option(names = "--json", descriptionKey = "tsume.judge.json")
  boolean json;

  @Option(names = "--notation", paramLabel = "NOTATION")
  @Nullable MoveStyle notation;

  @Mixin InputMixin input = new InputMixin();
  @Mixin LanguageMixin language = new LanguageMixin();

  JudgeCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    if (repetition != null && repetition.value() < LEAST_REPETITION) {
      String message =
          session.messages().get("usage.value", "--repetition", "" + repetition.value(), "2…");
      throw new UserException(Tally.USAGE, message);
    }
    Work work = new Work(session);
    try (InputSource source = input.open(inputs, session)) {
      boolean many = source.hasSeveral();
      work.each(source, game -> judge(game.problem(), many));
    }
    return work.exitCode();
  }

  private int judge(Problem problem, boolean many) {
    Setup start = start(problem);
    JudgeOptions options = JudgeOptions.of(start.rules(), endRules);
    options =
        new JudgeOptions(
            endRules,
            repetition == null
                ? options.repetition()
                : options.repetition().withTimes(repetition.asInt()),
            maxMoves == null ? options.moveLimit() : maxMoves.value(),
            handicap(problem));
    Ruling judgement = Judge.of(start, problem.tree(), options);
    Ruling.State shown = points && ply == null ? judgement.state() : null;
    if (ply != null) {
      int wanted = ply.ply().orElse(judgement.recordedMoves());
      shown = Judge.stateAfter(start, problem.tree(), wanted, options);
      if (shown == null) {
        String reached = String.valueOf(judgement.state().ply());
        String text = session.messages().get("judge.no-ply", problem.id(), "" + wanted, reached);
        session.console().err().println(text);
        return Tally.UNREADABLE;
      }
    }
    print(new JudgedGame(problem, start, options, judgement, shown), many);
    return judgement.mismatch() != null || judgement.hasUnmarkedFault() ? Tally.DEFECT : Tally.OK;
  }

  /** The points of what white gave if the record tells it beside its first position, else 0. */
  private static int handicap(Problem problem) {
    Setup start = Notation.handicapStart(problem);
    return start == null ? 0 : Points.handicap(Position.of(start));
  }

  /** The first position; a hand that is not stated is filled as everywhere in records. */
  private Setup start(Problem problem) {
    Setup given = problem.setup();
    boolean auto = input.defenderHand == DefenderHand.AUTO;
    if (auto && !Replay.holdsRest(given)) {
      return given;
    }
    FilledSetup filled = given.fillDefenderHand(input.defenderHand);
    if (auto && filled.filledCount() > 0 && !language.quiet) {
      String side = session.messages().get("judge.side." + (given.defender().side()));
      session.console().err().println(session.messages().get("judge.filled", problem.id(), side));
    }
    return filled.setup();
  }

  private void print(JudgedGame game, boolean many) {
    if (json) {
      session.console().out().data(JudgementJson.write(game) + '\n');
    } else {
      session
          .console()
          .out()
          .print(
              new JudgePrinter(session.messages(), MoveStyle.of(notation, session.messages()))
                  .text(game, many));
    }
    session.console().out().flush();
  }
}
