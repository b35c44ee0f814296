package io.github.tsume.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.tsume.app.batch.log.RunTotals;
import io.github.tsume.app.batch.log.TotalsTable;
import io.github.tsume.app.json.Branches;
import io.github.tsume.app.json.CheckRequest;
import io.github.tsume.app.json.RequestJson;
import io.github.tsume.app.text.Codes;
import io.github.tsume.app.text.Messages;
import io.github.tsume.app.text.MoveStyle;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Standards;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.notation.Format;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Profile;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code spark-submit --class io.github.tsume.spark.CheckJob tsume-spark.jar check --input …
 * --output …}: {@code tsume check} or {@code solve} for more problems than one machine can hold.
 */
@Command(name = "tsume-spark", mixinStandardHelpOptions = true)
public final class CheckJob implements Callable<Integer> {
  private static final String BUNDLE = "io.github.tsume.spark.help";
  private static final int USAGE = 2;

  /** Nothing was left to check. */
  private static final int UNREADABLE = 4;

  /** What to do with each problem. */
  enum Task {
    SOLVE,
    CHECK
  }

  @Parameters(paramLabel = "solve|check", arity = "0..1", descriptionKey = "task")
  Task task = Task.CHECK;

  @Option(names = "--input", paramLabel = "PATH", required = true)
  List<String> inputs = new ArrayList<>();

  @Option(names = "--output", paramLabel = "DIR", required = true)
  String output = "";

  @Option(names = "--column", paramLabel = "NAME")
  @Nullable String column;

  @Option(names = "--id-column", paramLabel = "NAME")
  @Nullable String idColumn;

  @Option(names = "--nodes", paramLabel = "N[,N…]", split = ",")
  List<Long> nodes = new ArrayList<>();

  @Option(names = "--hash", paramLabel = "MB")
  int hash = 64;

  @Option(names = "--chunk", paramLabel = "N")
  int chunk = 50_000;

  @Option(names = "--task-nodes", paramLabel = "N")
  long taskNodes = 20_000_000;

  @Option(names = "--goal", paramLabel = "GOAL")
  Goal goal = Goal.MATE;

  @Option(names = "--within", paramLabel = "N")
  int within;

  @Option(names = "--profile", paramLabel = "PROFILE")
  Profile profile = Profile.MAGAZINE;

  @Option(names = "--futile", paramLabel = "RULE")
  FutileRule futile = FutileRule.STANDARD;

  @Option(names = "--all-cooks")
  boolean allCooks;

  @Option(names = "--fail-fast")
  boolean failFast;

  @Option(names = "--late", paramLabel = "N")
  int late;

  @Option(names = "--against", paramLabel = "stated|none")
  Against against = Against.STATED;

  @Option(names = "--defender-hand", paramLabel = "POLICY")
  DefenderHand defenderHand = DefenderHand.AUTO;

  @Option(names = "--rules", paramLabel = "RULES")
  @Nullable String rules;

  @Option(names = "--format", paramLabel = "FORMAT")
  @Nullable String format;

  @Option(names = "--encoding", paramLabel = "NAME")
  @Nullable String encoding;

  @Option(names = "--notation", paramLabel = "NOTATION")
  @Nullable MoveStyle notation;

  @Option(names = "--lang", paramLabel = "ja|en")
  String language = Locale.getDefault().getLanguage().equals("ja") ? "ja" : "en";

  /** What a check compares with. */
  enum Against {
    STATED,
    NONE
  }

  private final @Nullable SparkSession given;
  private final PrintStream out;
  private final PrintStream err;
  private long searched;

  private CheckJob(@Nullable SparkSession given, PrintStream out, PrintStream err) {
    this.given = given;
    this.out = out;
    this.err = err;
  }

  /** Runs the job in the session that {@code spark-submit} prepares. */
  public static void main(String[] arguments) {
    int exitCode = new CheckJob(null, System.out, System.err).execute(arguments);
    if (exitCode != 0) {
      System.exit(exitCode);
    }
  }

  /** What a run did: its exit code, and how many results it made itself. */
  record Finished(int exitCode, long searched) {}

  /** Runs the job in a session that goes on afterwards. */
  static Finished run(SparkSession spark, PrintStream out, PrintStream err, String... arguments) {
    CheckJob job = new CheckJob(spark, out, err);
    return new Finished(job.execute(arguments), job.searched);
  }

  private int execute(String... arguments) {
    ResourceBundle help = Messages.bundle(BUNDLE, Locale.forLanguageTag(language(arguments)));
    return new CommandLine(this)
        .setResourceBundle(help)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .registerConverter(Goal.class, CheckJob::goal)
        .registerConverter(Profile.class, text -> constant(Profile.values(), text))
        .registerConverter(FutileRule.class, text -> constant(FutileRule.values(), text))
        .registerConverter(DefenderHand.class, text -> constant(DefenderHand.values(), text))
        .registerConverter(MoveStyle.class, text -> constant(MoveStyle.values(), text))
        .setOut(new PrintWriter(out, true, UTF_8))
        .setErr(new PrintWriter(err, true, UTF_8))
        .execute(arguments);
  }

  private static String language(String... arguments) {
    List<String> words = List.of(arguments);
    int at = words.indexOf("--lang");
    boolean japanese =
        words.contains("--lang=ja")
            || (at >= 0 && words.subList(at, words.size()).indexOf("ja") == 1);
    boolean named = at >= 0 || words.contains("--lang=en") || words.contains("--lang=ja");
    return named ? (japanese ? "ja" : "en") : Locale.getDefault().getLanguage();
  }

  private static Goal goal(String text) {
    return Goal.named(text.toLowerCase(Locale.ROOT))
        .orElseThrow(
            () ->
                new CommandLine.TypeConversionException(
                    Arrays.stream(Goal.values()).map(Goal::code).collect(Collectors.joining("|"))));
  }

  /** The constant of a name as {@link Codes} writes it. */
  private static <T extends Enum<T>> T constant(T[] values, String text) {
    for (T value : values) {
      if (Codes.of(value).equals(text.toLowerCase(Locale.ROOT))) {
        return value;
      }
    }
    throw new CommandLine.TypeConversionException(
        Arrays.stream(values).map(Codes::of).collect(Collectors.joining("|")));
  }

  @Override
  public Integer call() {
    ResourceBundle texts = Messages.bundle(BUNDLE, Locale.forLanguageTag(language));
    String fault = fault();
    if (fault != null) {
      err.println(texts.getString(fault));
      return USAGE;
    }
    List<Long> budgets = nodes.isEmpty() ? List.of(20_000L, 1_000_000L) : nodes;
    JobSettings settings =
        new JobSettings(question(), inputs, column, idColumn, output, budgets, chunk, taskNodes);
    SparkSession open = given;
    if (open != null) {
      return run(open, settings, texts);
    }
    SparkConf conf = new SparkConf().set("spark.speculation", "false");
    conf.setIfMissing("spark.app.name", "tsume " + Codes.of(task));
    conf.setIfMissing("spark.master", "local[*]");
    SparkSession session = SparkSession.builder().config(conf).getOrCreate();
    try {
      return run(session, settings, texts);
    } finally {
      session.stop();
    }
  }

  private int run(SparkSession session, JobSettings settings, ResourceBundle texts) {
    Store store = new Store(session, output);
    if (!store.isFor(settings.question())) {
      err.println(texts.getString("job.other-question"));
      return USAGE;
    }
    Passes passes = new Passes(session, settings, store, line -> err.println("tsume: " + line));
    RunTotals totals = passes.run();
    searched = passes.searched();
    new TotalsTable(Messages.of(Locale.forLanguageTag(language)))
        .ofResults(totals)
        .forEach(out::println);
    long games = passes.games();
    if (games > 0) {
      String key = games == 1 ? "games.left-out.one" : "games.left-out.many";
      err.println(Messages.of(Locale.forLanguageTag(language)).get(key, games));
    }
    return games > 0 && totals.problems() == 0 ? UNREADABLE : 0;
  }

  /** The key of what is wrong with the options, null if nothing is. */
  private @Nullable String fault() {
    boolean grows = true;
    for (int i = 0; i < nodes.size(); i++) {
      grows &= nodes.get(i) > (i == 0 ? 0 : nodes.get(i - 1));
    }
    if (!grows) {
      return "job.nodes";
    }
    if (hash < 1 || chunk < 1 || taskNodes < 1 || late < 0 || within < 0) {
      return "job.number";
    }
    if (within > 0 && !goal.isBounded()) {
      return "job.within";
    }
    if (idColumn != null && column == null) {
      return "job.id-column";
    }
    boolean unknown =
        (rules != null && Ruleset.byName(rules).isEmpty())
            || (format != null && Format.named(format).isEmpty())
            || (encoding != null && !isCharset(encoding));
    return unknown ? "job.name" : null;
  }

  private static boolean isCharset(String name) {
    try {
      return Charset.isSupported(name);
    } catch (IllegalCharsetNameException e) {
      return false;
    }
  }

  private CheckRequest asked() {
    CheckOptions options =
        new CheckOptions(
            SolveOptions.DEFAULT.withFutile(futile), allCooks, Standards.of(profile, late));
    Aim aim = within == 0 ? goal.aim() : new Aim(goal, within);
    return new CheckRequest(aim, options, against == Against.STATED, Branches.NONE, false, false);
  }

  private JobQuestion question() {
    return new JobQuestion(
        task == Task.CHECK,
        RequestJson.write(asked()),
        failFast,
        defenderHand,
        rules,
        format,
        encoding,
        (long) hash << 20,
        notation,
        language);
  }
}
