package io.github.tsume.spark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import io.github.tsume.app.batch.JobQuestion;
import io.github.tsume.app.batch.log.RunTotals;
import io.github.tsume.app.batch.log.TotalsTable;
import io.github.tsume.app.cli.PieceCommand;
import io.github.tsume.app.cli.console.Language;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Standards;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.notation.Format;
import io.github.tsume.results.json.CheckRequest;
import io.github.tsume.results.json.CheckRequest.Branches;
import io.github.tsume.results.json.RequestJson;
import io.github.tsume.results.text.Codes;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.spark.Progress.Counters;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Profile;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code spark-submit --class io.github.tsume.spark.CheckJob tsume-spark.jar check INPUT… -o DIR}:
 * {@code tsume check} or {@code solve} for more problems than one machine can hold.
 */
@Command(name = "tsume-spark", mixinStandardHelpOptions = true)
public final class CheckJob implements Callable<Integer> {
  static final String BUNDLE = "io.github.tsume.spark.help";
  private static final int USAGE = 2;

  /** Nothing was there, or nothing was left to check. */
  private static final int UNREADABLE = 4;

  /** What to do with each problem. */
  enum Task {
    SOLVE,
    CHECK
  }

  @Parameters(index = "0", paramLabel = "solve|check", descriptionKey = "task")
  @Nullable Task task;

  @Parameters(index = "1..*", arity = "1..*", paramLabel = "INPUT", descriptionKey = "INPUT")
  List<String> inputs = new ArrayList<>();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      required = true)
  String output = "";

  @Option(names = "--column", paramLabel = "NAME")
  @Nullable String column;

  @Option(names = "--id-column", paramLabel = "NAME")
  @Nullable String idColumn;

  @Option(names = "--nodes", paramLabel = "N", split = ",")
  List<Converters.Count> nodes =
      List.of(new Converters.Count(20_000), new Converters.Count(1_000_000));

  @Option(names = "--hash", paramLabel = "SIZE")
  Converters.Size hash = new Converters.Size(64L << 20);

  @Option(names = "--chunk", paramLabel = "N")
  Converters.Count chunk = new Converters.Count(50_000);

  @Option(names = "--task-nodes", paramLabel = "N")
  Converters.Count taskNodes = new Converters.Count(5_000_000);

  @Option(names = "--goal", paramLabel = "GOAL")
  Goal goal = Goal.MATE;

  @Option(names = "--within", paramLabel = "N")
  Converters.@Nullable Count within;

  @Option(names = "--profile", paramLabel = "PROFILE")
  Profile profile = Profile.MAGAZINE;

  @Option(names = "--futile", paramLabel = "RULE")
  FutileRule futile = FutileRule.STANDARD;

  @Option(names = "--all-cooks")
  boolean allCooks;

  @Option(names = "--fail-fast")
  boolean failFast;

  @Option(names = "--late", paramLabel = "N")
  Converters.Whole late = new Converters.Whole(0);

  @Option(names = "--against", paramLabel = "WHAT")
  Converters.Against against = Converters.Against.STATED;

  @Option(names = "--defender-hand", paramLabel = "POLICY")
  DefenderHand defenderHand = DefenderHand.AUTO;

  @Option(names = "--rules", paramLabel = "RULES")
  @Nullable Ruleset rules;

  @Option(names = "--format", paramLabel = "FORMAT")
  @Nullable Format format;

  @Option(names = "--encoding", paramLabel = "NAME")
  @Nullable Charset encoding;

  @Option(names = "--notation", paramLabel = "NOTATION")
  @Nullable MoveStyle notation;

  @Option(names = "--lang", paramLabel = "LANG")
  Converters.@Nullable Tongue language;

  private final @Nullable SparkSession given;
  private final PrintStream out;
  private final PrintStream err;
  private final Messages messages;
  private final ResourceBundle texts;
  private long searched;

  private CheckJob(
      @Nullable SparkSession given, PrintStream out, PrintStream err, String... arguments) {
    this.given = given;
    this.out = out;
    this.err = err;
    messages = Messages.of(Language.of(arguments, Locale.getDefault()));
    texts = Messages.bundle(BUNDLE, messages.locale());
  }

  /** Runs the job in the session that {@code spark-submit} prepares. */
  public static void main(String[] arguments) {
    boolean rows = arguments.length > 0 && PieceCommand.isNamed(arguments[0]);
    int exitCode =
        rows
            ? RowsJob.run(null, System.out, System.err, arguments).exitCode()
            : new CheckJob(null, System.out, System.err, arguments).execute(arguments);
    if (exitCode != 0) {
      System.exit(exitCode);
    }
  }

  /** What a run did: its exit code, and how many results it made itself. */
  record Finished(int exitCode, long searched) {}

  /** Runs the job in a session that goes on afterwards, or in one of its own. */
  static Finished run(
      @Nullable SparkSession spark, PrintStream out, PrintStream err, String... arguments) {
    CheckJob job = new CheckJob(spark, out, err, arguments);
    return new Finished(job.execute(arguments), job.searched);
  }

  private int execute(String... arguments) {
    return commandLine()
        .setOut(new PrintWriter(out, true, UTF_8))
        .setErr(new PrintWriter(err, true, UTF_8))
        .execute(arguments);
  }

  private CommandLine commandLine() {
    CommandLine commandLine =
        new CommandLine(this).setResourceBundle(texts).setCaseInsensitiveEnumValuesAllowed(true);
    Converters.register(commandLine, messages);
    return commandLine;
  }

  /** The options, for those who compare them with others. */
  static CommandSpec options() {
    return new CheckJob(null, System.out, System.err).commandLine().getCommandSpec();
  }

  @Override
  public Integer call() {
    String fault = fault();
    if (fault != null) {
      return refused(fault);
    }
    JobSettings settings =
        new JobSettings(
            question(),
            inputs,
            column,
            idColumn,
            output,
            nodes.stream().map(Converters.Count::value).toList(),
            chunk.asInt(),
            taskNodes.value());
    Integer exitCode =
        Sessions.run(given, Codes.of(requireNonNull(task)), session -> run(session, settings));
    return exitCode != null ? exitCode : refused("job.speculation");
  }

  private int refused(String key) {
    err.println(texts.getString(key));
    return USAGE;
  }

  private int run(SparkSession session, JobSettings settings) {
    String missing = Pieces.missing(session, settings.inputs());
    if (missing != null) {
      err.println(MessageFormat.format(texts.getString("job.input"), missing));
      return UNREADABLE;
    }
    Store store = new Store(session, output);
    if (!store.isFor(settings.question().toString())) {
      return refused("job.other-question");
    }
    Counters counters = new Counters(session.sparkContext());
    Progress progress =
        new Progress(texts, messages, line -> err.println("tsume: " + line), counters::problems);
    session.sparkContext().addSparkListener(progress);
    Passes passes = new Passes(session, settings, store, counters, progress);
    RunTotals totals = passes.run();
    session.sparkContext().removeSparkListener(progress);
    searched = counters.problems();
    new TotalsTable(messages).ofResults(totals).forEach(out::println);
    long games = passes.games();
    if (games > 0) {
      String key = games == 1 ? "games.left-out.one" : "games.left-out.many";
      err.println(messages.get(key, games));
    }
    return games > 0 && totals.problems() == 0 ? UNREADABLE : 0;
  }

  /** The key of what is wrong with the options, null if nothing is. */
  private @Nullable String fault() {
    for (int i = 1; i < nodes.size(); i++) {
      if (nodes.get(i).value() <= nodes.get(i - 1).value()) {
        return "job.nodes";
      }
    }
    if (within != null && !goal.isBounded()) {
      return "job.within";
    }
    if (within != null && !goal.plies().takes(within.value())) {
      return "job.odd-within";
    }
    return idColumn != null && column == null ? "job.id-column" : null;
  }

  private CheckRequest asked() {
    CheckOptions options =
        new CheckOptions(
            SolveOptions.DEFAULT.withFutile(futile), allCooks, Standards.of(profile, late.value()));
    Aim aim = goal.aim(within == null ? 0 : within.asInt());
    boolean stated = against == Converters.Against.STATED;
    return new CheckRequest(aim, options, stated, Branches.NONE, false, false);
  }

  private JobQuestion question() {
    return new JobQuestion(
        task == Task.CHECK,
        RequestJson.write(asked()),
        failFast,
        defenderHand,
        rules == null ? null : rules.name(),
        format == null ? null : Codes.of(format),
        encoding == null ? null : encoding.name(),
        hash.bytes(),
        notation,
        messages.isJapanese() ? "ja" : "en");
  }

  /**
   * One run of the job.
   *
   * @param question what is asked about every problem
   * @param inputs files, folders or patterns, as Spark understands them
   * @param column the column of a table that holds the problems, null where files are read
   * @param idColumn the column that holds their names, null if there is none
   * @param output the folder of the results
   * @param budgets the nodes that a problem may take in each pass, growing
   * @param chunk how many problems are searched between two savings
   * @param taskNodes how many nodes one task should take, about
   */
  record JobSettings(
      JobQuestion question,
      List<String> inputs,
      @Nullable String column,
      @Nullable String idColumn,
      String output,
      List<Long> budgets,
      int chunk,
      long taskNodes) {}
}
