package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.app.cli.options.InputGuard;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.OutputMixin;
import io.github.tsume.app.cli.options.RankOption;
import io.github.tsume.app.cli.options.SearchMixin;
import io.github.tsume.app.file.Replacement;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.app.json.MineJson;
import io.github.tsume.app.text.Columns;
import io.github.tsume.app.text.LineText;
import io.github.tsume.app.text.Messages;
import io.github.tsume.app.text.MoveStyle;
import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.board.Setup;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.metric.LineCounts;
import io.github.tsume.metric.Metrics;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.mine.FoundMate;
import io.github.tsume.mine.GameMiner;
import io.github.tsume.mine.MineReport;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Replay;
import io.github.tsume.record.Source;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Profile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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
  private static final String SOURCE = "出典";
  private static final int LONGEST = 999;
  private static final long QUICK_NODES = 3_000;
  private static final long NODES = 100_000;

  private final Call session;
  private final List<Collected> collection = new ArrayList<>();
  private final Set<String> known = new HashSet<>();
  private RankFormula formula = RankFormula.USUAL;

  /** A problem as it is written, and its rank. */
  private record Collected(double rank, String text) {}

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

  @Mixin RankOption rank = new RankOption();
  @Mixin InputMixin input = new InputMixin();
  @Mixin SearchMixin search = new SearchMixin();
  @Mixin OutputMixin output = new OutputMixin();

  MineCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    formula = rank.formula(session);
    Path file = place;
    if (file != null) {
      new InputGuard(inputs, session).check(file);
    }
    try (InputSource source = input.open(inputs, session)) {
      boolean many = source.hasSeveral();
      int code =
          new ProblemRun(session, search.limits(many, session).withNodes(0), input.defenderHand)
              .run(source, many, this::mine);
      if (file != null) {
        try (Replacement out = Replacement.alone(file)) {
          if (rank.isAsked()) {
            collection.sort(Comparator.comparingDouble(Collected::rank).reversed());
          }
          for (Collected each : collection) {
            out.write(each.text().getBytes(StandardCharsets.UTF_8));
          }
          out.commit();
        }
        if (!output.quiet) {
          String written = session.messages().get("mine.written", known.size(), file);
          session.console().err().println(written);
        }
      }
      return code;
    }
  }

  private int mine(ProblemRun.Item item) {
    Problem game = item.problem();
    Setup start = Replay.of(game.setup()).toSetup();
    if (!start.faults().isEmpty()) {
      start = item.setup();
    }
    CheckOptions options =
        CheckOptions.DEFAULT
            .withSolve(SolveOptions.DEFAULT.withFutile(search.futile))
            .withProfile(profile);
    long nodes = search.nodes == null ? NODES : search.nodes.value();
    GameMiner.Wanted wanted =
        new GameMiner.Wanted(min.asInt(), max.asInt(), unique, Math.min(QUICK_NODES, nodes), nodes);
    MineReport report =
        new GameMiner(item.solver(), options, wanted, item.budget())
            .mine(start, game.authoredLine());
    for (FoundMate mate : report.mates()) {
      boolean isNew = collect(game, mate);
      if (output.json) {
        ProblemRun.json(session, MineJson.mate(game, mate, isNew, formula));
      } else {
        ProblemRun.line(session, text(game, mate));
      }
    }
    if (output.json) {
      ProblemRun.json(session, MineJson.game(game, report));
    } else if (!output.quiet) {
      ProblemRun.line(session, summary(game, report));
    }
    return report.open() > 0 ? Tally.INCONCLUSIVE : Tally.OK;
  }

  /** Adds the problem that a mate makes to the collection, once; whether it did. */
  private boolean collect(Problem game, FoundMate mate) {
    FoundMate.Candidate candidate = mate.candidate();
    if (candidate == null || !known.add(withoutPly(candidate.position()))) {
      return false;
    }
    // A cut follows the mainline, not the game: its plies are no plies of the game.
    int cut = candidate.cut();
    String id = game.id() + "-" + mate.ply() + (cut > 0 ? "-" + cut : "");
    String plies = " +" + mate.ply() + (cut > 0 ? "+" + cut : "");
    String source = game.source().name().isEmpty() ? game.id() : game.source().toString();
    Metadata metadata =
        Metadata.EMPTY
            .with(Metadata.NUMBER, id)
            .with(Metadata.LENGTH, String.valueOf(candidate.solution().length()))
            .with(SOURCE, source + plies);
    Setup setup = candidate.position().toBuilder().ply(1).build();
    Problem problem = new Problem(id, Source.NONE, setup, List.of(), metadata, MoveTree.EMPTY);
    Metrics metrics = LineCounts.of(Position.of(setup), candidate.solution().mainline());
    String text = new SfenWriter().write(problem, WriteOptions.DEFAULT);
    collection.add(new Collected(formula.of(metrics), text));
    return true;
  }

  private static String withoutPly(Setup setup) {
    return SfenWriter.sfen(setup.toBuilder().ply(1).build());
  }

  private String text(Problem game, FoundMate mate) {
    Messages messages = session.messages();
    MoveStyle style = MoveStyle.of(output.notation, messages);
    Position position = Position.of(mate.position());
    String side = messages.get("judge.side." + mate.side().side());
    String key = mate.solution().isExact() ? "outcome.mate" : "outcome.mate-within";
    String plies = messages.get(key, String.valueOf(mate.solution().length()));
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
      text.append('\n').append(INDENT).append(withoutPly(candidate.position()));
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
    return report.open() == 0 ? text : text + messages.get("mine.summary-open", report.open());
  }
}
