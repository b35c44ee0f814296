package io.github.tsume.app.cli;

import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.app.cli.options.IndexOption;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.LanguageMixin;
import io.github.tsume.app.cli.options.RankOption;
import io.github.tsume.app.cli.options.Where;
import io.github.tsume.app.find.ProblemFacts;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.index.DamagedIndexException;
import io.github.tsume.index.IndexedProblem;
import io.github.tsume.index.Match;
import io.github.tsume.index.PositionPattern;
import io.github.tsume.index.ProblemIndex;
import io.github.tsume.metric.Metrics;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.results.json.FindJson;
import io.github.tsume.results.json.ResultMetrics;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.MatchText;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tsume find}: earlier problems like others, and problems that fit a pattern or a query. */
@Command(name = "find", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class FindCommand implements Callable<Integer> {
  private static final String INDENT = "  ";
  private static final long HASH = 64L << 20;

  private final Call session;
  private List<ProblemIndex> known = List.of();
  private @Nullable Where query;
  private @Nullable PositionPattern wanted;
  private @Nullable PositionPattern wantedEnd;
  private @Nullable KnownProblems reading;
  private int looked;
  private int endless;
  private @Nullable RankFormula formula;
  private final List<Ranked> ranked = new ArrayList<>();
  private int found;

  /** A problem that waits for those with a higher rank to be told. */
  private record Ranked(double rank, Runnable telling) {}

  @Parameters(paramLabel = "INPUT", arity = "0..*", descriptionKey = "tsume.find.INPUT")
  List<String> inputs = new ArrayList<>();

  @Option(names = "--where", paramLabel = "QUERY")
  @Nullable String where;

  @Option(names = "--pattern", paramLabel = "PATTERN")
  @Nullable String pattern;

  @Option(names = "--final", paramLabel = "PATTERN", descriptionKey = "tsume.find.final")
  @Nullable String end;

  @Option(names = "--solve", paramLabel = "N", descriptionKey = "tsume.find.solve")
  Converters.@Nullable Count solve;

  @Option(names = "--json", descriptionKey = "tsume.find.json")
  boolean json;

  @Mixin IndexOption index = new IndexOption();
  @Mixin RankOption rank = new RankOption();
  @Mixin InputMixin input = new InputMixin();
  @Mixin LanguageMixin language = new LanguageMixin();

  FindCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    Where asked = Where.of(where, session);
    query = asked;
    wanted = pattern(pattern, "--pattern");
    wantedEnd = pattern(end, "--final");
    formula = rank.isAsked() ? rank.formula(session) : null;
    known = index.opened(session);
    boolean patterns = wanted != null || wantedEnd != null;
    boolean asksNothing = !asked.isAsked() && !patterns && (known.isEmpty() || inputs.isEmpty());
    boolean ofDigests = inputs.isEmpty() && known.stream().anyMatch(ProblemIndex::hasDigests);
    if (ofDigests) {
      throw new UserException(Tally.USAGE, session.messages().get("usage.find-digests"));
    }
    if (asksNothing || (inputs.isEmpty() && known.isEmpty())) {
      throw new UserException(Tally.USAGE, session.messages().get("usage.find"));
    }
    // A line finds nothing in an index that has none.
    long ofLines =
        known.stream().noneMatch(ProblemIndex::hasLines)
            ? 0
            : Efforts.DEFAULT.nodes(EffortTable.FIND_LINE);
    long nodes = solve == null ? ofLines : solve.value();
    KnownProblems problems = new KnownProblems(session, input, nodes, HASH, language.quiet);
    reading = problems;
    try {
      DeepThread.run("find", () -> all(problems));
    } catch (DamagedIndexException e) {
      throw index.damaged(session);
    }
    ranked.sort(Comparator.comparingDouble(Ranked::rank).reversed());
    ranked.forEach(each -> each.telling().run());
    if (session.interruption().happened()) {
      return Tally.INTERRUPTED;
    }
    if (!language.quiet) {
      asked.tell();
      if (endless > 0 && found == 0) {
        String lack = session.messages().get("find.lack-line", endless, looked);
        session.console().err().println(lack);
      }
    }
    if (problems.work().isUnreadable()) {
      return Tally.UNREADABLE;
    }
    boolean open = asked.isOpen() || (endless > 0 && found == 0);
    return open ? Tally.INCONCLUSIVE : found > 0 ? Tally.OK : Tally.DEFECT;
  }

  private void all(KnownProblems problems) {
    if (!inputs.isEmpty() || known.isEmpty()) {
      problems.read(inputs, this::look);
      return;
    }
    for (ProblemIndex earlier : known) {
      for (int i = 0; i < earlier.size() && !session.interruption().ended(); i++) {
        IndexedProblem problem = earlier.problem(i);
        look(problem, ProblemFacts.of(problem), List.of());
      }
    }
  }

  private void look(KnownProblems.Known problem) {
    look(problem.problem(), problem.facts(), known);
  }

  private void look(IndexedProblem problem, ProblemFacts facts, List<ProblemIndex> earlier) {
    PositionPattern shape = wanted;
    looked++;
    boolean fits =
        (shape == null || shape.matches(problem.setup()))
            && endFits(problem)
            && Objects.requireNonNull(query).fits(facts);
    if (!fits) {
      return;
    }
    List<Match> matches = earlier.isEmpty() ? null : earlier(earlier, problem);
    if (matches != null && matches.isEmpty()) {
      return;
    }
    found++;
    RankFormula by = formula;
    if (by == null) {
      tell(problem, facts, matches, null);
      return;
    }
    Metrics metrics = facts.metrics();
    // Of a problem without a line nothing is known by which to put it in order.
    Double value = metrics.isEmpty() ? null : Double.valueOf(by.of(metrics));
    double place = value == null ? Double.NEGATIVE_INFINITY : value;
    ranked.add(new Ranked(place, () -> tell(problem, facts, matches, value)));
  }

  /** Whether the final position is as it is wanted; not known without a line. */
  private boolean endFits(IndexedProblem problem) {
    PositionPattern shape = wantedEnd;
    if (shape == null) {
      return true;
    }
    if (problem.line().isEmpty()) {
      endless++;
      return false;
    }
    Position position = Position.of(problem.setup());
    problem.line().forEach(position::play);
    Setup.Builder last = position.toSetup().toBuilder();
    return shape.matches(last.sideToMove(problem.setup().attacker()).build());
  }

  private void tell(
      IndexedProblem problem,
      ProblemFacts facts,
      @Nullable List<Match> matches,
      @Nullable Double value) {
    Objects.requireNonNull(reading).clearStatus();
    if (json) {
      boolean stated = facts.isLengthStated();
      ProblemRun.json(session, FindJson.write(problem, stated, matches, facts.metrics(), value));
      return;
    }
    MatchText words = new MatchText(session.messages());
    String sfen = SfenWriter.sfen(problem.setup());
    String details = words.details(problem);
    String more = details.isEmpty() ? "" : INDENT + details;
    String first = value == null ? "" : ResultMetrics.text(value) + INDENT;
    ProblemRun.line(session, first + Columns.plain(problem.id()) + INDENT + sfen + more);
    if (matches != null) {
      matches.forEach(match -> ProblemRun.line(session, INDENT + words.of(match)));
    }
  }

  private static List<Match> earlier(List<ProblemIndex> earlier, IndexedProblem problem) {
    return earlier.stream()
        .flatMap(index -> index.find(problem.setup(), problem.line()).stream())
        .filter(match -> !match.isItself(problem.id(), problem.source()))
        .toList();
  }

  private @Nullable PositionPattern pattern(@Nullable String text, String option) {
    if (text == null) {
      return null;
    }
    Ruleset rules = input.rules == null ? StandardShogi.RULES : input.rules;
    try {
      return PositionPattern.parse(text, rules);
    } catch (IllegalArgumentException e) {
      String column = String.valueOf(e.getMessage());
      throw new UserException(Tally.USAGE, session.messages().get("usage.pattern", column, option));
    }
  }
}
