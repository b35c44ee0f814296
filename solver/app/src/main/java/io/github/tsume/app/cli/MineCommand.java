package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.StatusLine;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.app.cli.options.IndexOption;
import io.github.tsume.app.cli.options.InputGuard;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.LogMixin;
import io.github.tsume.app.cli.options.OutputMixin;
import io.github.tsume.app.cli.options.OutputPlace;
import io.github.tsume.app.cli.options.RankOption;
import io.github.tsume.app.cli.options.SearchMixin;
import io.github.tsume.app.extend.MineRun;
import io.github.tsume.app.extend.MinedProblems;
import io.github.tsume.app.extend.SettledLog;
import io.github.tsume.app.file.Replacement;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.mine.GameMiner;
import io.github.tsume.mine.GameMiner.FoundMate;
import io.github.tsume.mine.GameMiner.MineReport;
import io.github.tsume.posed.PosedProblem;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Replay;
import io.github.tsume.results.json.MineJson;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Reason;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tsume mine}: forced mates in game records, and the problems that they make. */
@Command(name = "mine", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class MineCommand implements Callable<Integer> {
  private static final String INDENT = "  ";
  private static final int LONGEST = 999;

  private final Call session;
  private final Work work;
  private RankFormula formula = RankFormula.USUAL;
  private MinedProblems collection = new MinedProblems(List.of());
  private long done;
  private long before;
  private long mates;

  @Parameters(paramLabel = "GAME", arity = "1..*", descriptionKey = "GAME")
  List<String> inputs = new ArrayList<>();

  @Option(names = "--min", paramLabel = "N")
  Converters.Count min = new Converters.Count(1);

  @Option(names = "--max", paramLabel = "N")
  Converters.Count max = new Converters.Count(LONGEST);

  @Option(names = "--unique")
  boolean unique;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      descriptionKey = "tsume.mine.output")
  @Nullable Path place;

  @Option(names = "--profile", paramLabel = "PROFILE")
  Profile profile = Profile.MAGAZINE;

  @Mixin IndexOption index = new IndexOption();
  @Mixin LogMixin logs = new LogMixin();
  @Mixin RankOption rank = new RankOption();
  @Mixin InputMixin input = new InputMixin();
  @Mixin SearchMixin search = new SearchMixin();
  @Mixin OutputMixin output = new OutputMixin();

  MineCommand(Call session) {
    this.session = session;
    work = new Work(session);
  }

  @Override
  public Integer call() throws InterruptedException {
    logs.require(session);
    Path file = place;
    InputGuard guard = new InputGuard(inputs, session);
    index.files().forEach(guard::checkApart);
    guard.checkApart(file);
    guard.checkApart(logs.log);
    formula = rank.formula(session);
    collection = new MinedProblems(index.verified(session));
    GameMiner.Wanted wanted = wanted();
    try (InputSource source = input.open(inputs, session);
        SettledLog settled =
            logs.open(SettledLog.Kind.MINE, asked(wanted), output.quiet, session)) {
      collection.takeOver(settled);
      mine(source, wanted, settled);
      // Where nothing could be read, nothing is known that could replace an earlier output.
      boolean begun = done > 0 || before > 0 || collection.size() > 0;
      if (file != null && begun) {
        write(file);
      }
    }
    return work.exitCode();
  }

  private GameMiner.Wanted wanted() {
    long nodes =
        search.nodes == null ? Efforts.DEFAULT.nodes(EffortTable.MINE_MOST) : search.nodes.value();
    return new GameMiner.Wanted(
        min.asInt(),
        max.asInt(),
        unique,
        Math.min(Efforts.DEFAULT.nodes(EffortTable.MINE_QUICK), nodes),
        nodes);
  }

  /** What a log of the same questions begins with. */
  private String asked(GameMiner.Wanted wanted) {
    return profile.code()
        + " "
        + search.futile
        + " "
        + wanted.min()
        + " "
        + wanted.max()
        + " "
        + wanted.unique()
        + " "
        + wanted.nodes();
  }

  private void mine(InputSource source, GameMiner.Wanted wanted, SettledLog settled) {
    CheckOptions options = search.asked(profile);
    boolean many = source.hasSeveral();
    long millis = search.time == null ? 0 : search.time.millis();
    MineRun.Settings settings =
        new MineRun.Settings(
            options, wanted, millis, search.jobs(many), search.limits(many, session).hashBytes());
    StatusLine status = new StatusLine(session.console(), !output.quiet);
    new MineRun(settings, session.interruption())
        .run(
            new Games(source, settled),
            (game, report, whole) -> tell(game, report, whole, settled, status));
    status.clear();
    if (before > 0 && !output.quiet) {
      session.console().err().println(session.messages().get("mine.before", before));
    }
  }

  /** The games of the input that an earlier run has not done; what is none is told. */
  private final class Games implements Iterator<MineRun.Game> {
    private final InputSource source;
    private final SettledLog settled;
    private MineRun.@Nullable Game next;

    Games(InputSource source, SettledLog settled) {
      this.source = source;
      this.settled = settled;
    }

    @Override
    public boolean hasNext() {
      while (next == null && source.hasNext()) {
        InputEntry.Good good = work.legal(source.next());
        if (good == null) {
          continue;
        }
        MineRun.Game game = game(good.problem());
        if (settled.holds(MinedProblems.name(game))) {
          before++;
        } else {
          next = game;
        }
      }
      return next != null;
    }

    private MineRun.Game game(Problem record) {
      Setup start = Replay.of(record.setup()).toSetup();
      boolean legal = start.faults().isEmpty();
      return new MineRun.Game(
          record, legal ? start : PosedProblem.of(record, input.defenderHand).setup());
    }

    @Override
    public MineRun.Game next() {
      MineRun.Game game = Objects.requireNonNull(next);
      next = null;
      return game;
    }
  }

  private void tell(
      MineRun.Game game, MineReport report, boolean whole, SettledLog settled, StatusLine status) {
    status.clear();
    Problem record = game.record();
    for (FoundMate mate : report.mates()) {
      MinedProblems.Fate fate = collection.add(record, mate, formula, settled);
      if (output.json) {
        String known = fate.known();
        ProblemRun.json(session, MineJson.mate(record, mate, fate.isNew(), known, formula));
      } else {
        ProblemRun.line(session, text(record, mate, fate.known()));
      }
    }
    if (output.json) {
      ProblemRun.json(session, MineJson.game(record, report));
    } else if (!output.quiet) {
      ProblemRun.line(session, summary(record, report));
    }
    if (whole) {
      settled.enter(MinedProblems.name(game));
    }
    work.add(report.open() > 0 ? Tally.INCONCLUSIVE : Tally.OK);
    done++;
    mates += report.mates().size();
    status.show(session.messages().get("mine.progress", done, mates, collection.size()));
  }

  private void write(Path file) {
    String all = String.join("", collection.texts(rank.isAsked()));
    byte[] bytes = all.getBytes(StandardCharsets.UTF_8);
    Replacement.write(file, bytes, OutputPlace.kept(output.quiet, session));
    if (!output.quiet) {
      String written = session.messages().get("mine.written", collection.size(), file);
      session.console().err().println(written);
    }
  }

  private String text(Problem game, FoundMate mate, @Nullable String known) {
    Messages messages = session.messages();
    MoveStyle style = MoveStyle.of(output.notation, messages);
    Position position = Position.of(mate.position());
    String side = messages.get("judge.side." + mate.side().side());
    String plies = messages.get("outcome.mate", mate.solution().plies());
    StringBuilder text = new StringBuilder();
    text.append(Columns.plain(game.id())).append(INDENT);
    text.append(messages.get("mine.mate", String.valueOf(mate.ply()), side, plies));
    text.append(messages.get("list.separator"));
    text.append(messages.get("verdict." + mate.verdict().code()));
    text.append(messages.get("list.separator"));
    String played =
        mate.played() == Move.NONE ? "" : LineText.of(position, List.of(mate.played()), style);
    text.append(messages.get("mine." + mate.fate().code(), played));
    text.append('\n').append(INDENT);
    text.append(LineText.of(position, mate.solution().mainline(), style));
    FoundMate.Candidate candidate = mate.candidate();
    if (candidate != null) {
      String length = String.valueOf(candidate.solution().length());
      String cut = String.valueOf(candidate.cut());
      text.append('\n').append(INDENT).append(messages.get("mine.candidate", length, cut));
      String sfen = MinedProblems.withoutPly(candidate.position());
      text.append('\n').append(INDENT).append(sfen);
      if (known != null) {
        text.append('\n').append(INDENT).append(messages.get("mine.known", known));
      }
    }
    return text.toString();
  }

  private String summary(Problem game, MineReport report) {
    Messages messages = session.messages();
    long missed = report.mates().stream().filter(m -> m.fate() == FoundMate.Fate.MISSED).count();
    String text =
        messages.get(
            "mine.summary",
            Columns.plain(game.id()),
            report.positions(),
            report.asked(),
            report.mates().size(),
            missed);
    return report.open() == 0
        ? text
        : text + messages.get("mine.summary-open", report.open(), open(report));
  }

  /** Which positions are open, and why. */
  private String open(MineReport report) {
    Map<Reason, List<String>> plies = new EnumMap<>(Reason.class);
    for (MineReport.Open each : report.unknown()) {
      plies.computeIfAbsent(each.why(), why -> new ArrayList<>()).add(String.valueOf(each.ply()));
    }
    List<String> parts = new ArrayList<>();
    plies.forEach(
        (why, all) -> {
          String reason = session.messages().get("reason." + why.code().replace(' ', '-'));
          parts.add(session.messages().get("mine.open-plies", String.join(" ", all), reason));
        });
    return String.join("", parts);
  }
}
