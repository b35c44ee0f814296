package io.github.tsume.app.cli;

import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.app.cli.options.GoalMixin;
import io.github.tsume.app.cli.options.IndexOption;
import io.github.tsume.app.extend.Allowance;
import io.github.tsume.app.extend.VaryRun;
import io.github.tsume.board.Setup;
import io.github.tsume.compose.Choice;
import io.github.tsume.compose.Variants;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.results.json.ExtendJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tsume vary}: which hands, squares and pieces make a board sound (全検). */
@Command(name = "vary", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class VaryCommand extends MakerCommand {
  @Option(names = "--square", paramLabel = "CHOICE")
  List<String> squares = new ArrayList<>();

  @Option(names = "--piece", paramLabel = "CHOICE")
  List<String> pieces = new ArrayList<>();

  @Option(names = "--hand", paramLabel = "CHOICE")
  @Nullable String hand;

  @Option(names = "--changes", paramLabel = "N")
  Converters.@Nullable Count changes;

  @Option(names = "--length", paramLabel = "N", descriptionKey = "tsume.vary.length")
  Converters.@Nullable Count length;

  @Mixin GoalMixin goal = new GoalMixin();
  @Mixin IndexOption index = new IndexOption();

  private Predicate<Setup> known = setup -> false;

  VaryCommand(Call session) {
    super(ExtendJson.VARY, session);
  }

  @Override
  public Integer call() throws InterruptedException {
    if (squares.isEmpty() && pieces.isEmpty() && hand == null) {
      throw new UserException(Tally.USAGE, session.messages().get("usage.vary"));
    }
    goal.refuse(search, false, false, "", session.messages());
    goal.requireGoal(session.messages());
    RankFormula formula = rank.formula(session);
    guard(null);
    known = index.known(session);
    return each(goal.aim(), goal.stated(false), item -> vary(item, formula));
  }

  private List<Choice> choices(Setup setup) {
    List<Choice> all = new ArrayList<>();
    squares.forEach(text -> all.add(choice(text, setup, Choice::ofSquare)));
    pieces.forEach(text -> all.add(choice(text, setup, Choice::ofPiece)));
    if (hand != null) {
      all.add(choice(hand, setup, Choice::ofHand));
    }
    return all;
  }

  private Choice choice(String text, Setup setup, BiFunction<String, Setup, Choice> reader) {
    try {
      return reader.apply(text, setup);
    } catch (IllegalArgumentException e) {
      String what = session.messages().get("usage.choice", text);
      throw new UserException(Tally.USAGE, what);
    }
  }

  private int vary(ProblemRun.Item item, RankFormula formula) {
    if (length != null && !item.posed().aim().goal().plies().takes(length.value())) {
      session.console().err().println(session.messages().get("usage.odd-plies", "--length"));
      return Tally.USAGE;
    }
    List<Choice> choices = choices(item.setup());
    int most = changes == null ? Integer.MAX_VALUE : changes.asInt();
    if (!output.quiet) {
      double count = Variants.count(item.setup(), choices, most);
      String number = String.format(Locale.ROOT, "%.0f", count);
      session.console().err().println(session.messages().get("vary.count", number));
    }
    JobOptions.Limits limits = search.limits(item.many());
    OfOne here = of(item);
    Allowance allowance = Allowance.of(limits.nodes(), limits.millis());
    List<Setup> variants = Variants.of(item.setup(), choices, most);
    int jobs = search.jobs(true);
    VaryRun.Settings settings =
        new VaryRun.Settings(
            item.posed().aim(),
            search.asked(profile),
            length == null ? 0 : length.asInt(),
            known,
            formula,
            jobs,
            SolverRoom.ofThread(limits.hashBytes(), jobs),
            here.reasons());
    VaryRun run = new VaryRun(settings, session.interruption(), here.listener());
    return here.summary(null, run.run(variants, allowance));
  }
}
