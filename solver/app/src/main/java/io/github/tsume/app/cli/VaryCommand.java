package io.github.tsume.app.cli;

import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.OutputMixin;
import io.github.tsume.app.cli.options.RankOption;
import io.github.tsume.app.cli.options.SearchMixin;
import io.github.tsume.app.extend.Allowance;
import io.github.tsume.app.extend.ExtendReport.FoundExtension;
import io.github.tsume.app.extend.VaryRun;
import io.github.tsume.board.Setup;
import io.github.tsume.compose.Choice;
import io.github.tsume.compose.Variants;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.results.json.ExtendJson;
import io.github.tsume.verdict.Profile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tsume vary}: which hands, squares and pieces make a board sound (全検). */
@Command(name = "vary", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class VaryCommand implements Callable<Integer> {
  private static final long WORKER_BYTES = 256L << 20;

  private final Call session;

  @Parameters(paramLabel = "INPUT", arity = "1..*", descriptionKey = "INPUT")
  List<String> inputs = new ArrayList<>();

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

  @Option(names = "--profile", paramLabel = "PROFILE")
  Profile profile = Profile.MAGAZINE;

  @Mixin ExtendOutput place = new ExtendOutput();
  @Mixin RankOption rank = new RankOption();
  @Mixin InputMixin input = new InputMixin();
  @Mixin SearchMixin search = new SearchMixin();
  @Mixin OutputMixin output = new OutputMixin();

  private final MadeProblems made;

  VaryCommand(Call session) {
    this.session = session;
    made = new MadeProblems(ExtendJson.VARY, session, output);
  }

  @Override
  public Integer call() throws InterruptedException {
    if (squares.isEmpty() && pieces.isEmpty() && hand == null) {
      throw new UserException(Tally.USAGE, session.messages().get("usage.vary"));
    }
    if (length != null && length.value() % 2 == 0) {
      throw new UserException(Tally.USAGE, session.messages().get("usage.odd-plies", "--length"));
    }
    RankFormula formula = rank.formula(session);
    place.guard(null, inputs, session);
    return made.run(inputs, input, search, place, item -> vary(item, formula));
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
    List<Choice> choices = choices(item.setup());
    int most = changes == null ? Integer.MAX_VALUE : changes.asInt();
    if (!output.quiet) {
      double count = Variants.count(item.setup(), choices, most);
      String number = String.format(Locale.ROOT, "%.0f", count);
      session.console().err().println(session.messages().get("vary.count", number));
    }
    JobOptions.Limits limits = search.limits(item.many());
    MadeProblems.OfOne here = made.of(item);
    Allowance allowance = Allowance.of(limits.nodes(), limits.millis());
    List<Setup> variants = Variants.of(item.setup(), choices, most);
    int jobs = search.jobs(true);
    VaryRun.Settings settings =
        new VaryRun.Settings(
            search.asked(profile),
            length == null ? 0 : length.asInt(),
            formula,
            jobs,
            Math.min(WORKER_BYTES, limits.hashBytes() / jobs));
    VaryRun run = new VaryRun(settings, session.interruption(), listener(here));
    return here.summary(null, run.run(variants, allowance));
  }

  private VaryRun.Listener listener(MadeProblems.OfOne here) {
    return new VaryRun.Listener() {
      @Override
      public void found(FoundExtension found) {
        here.found(found);
      }

      @Override
      public void progress(long done, int total, int found) {
        here.status(session.messages().get("vary.progress", done, total, found));
      }
    };
  }
}
