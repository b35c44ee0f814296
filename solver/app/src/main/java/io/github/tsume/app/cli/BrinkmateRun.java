package io.github.tsume.app.cli;

import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.certificate.CertificateFile;
import io.github.tsume.app.cli.console.InputErrors;
import io.github.tsume.app.cli.console.Session;
import io.github.tsume.app.cli.options.OutputMixin;
import io.github.tsume.app.cli.print.BrinkmatePrinter;
import io.github.tsume.app.cli.print.Words;
import io.github.tsume.app.file.Replacement;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.app.json.BrinkmateJson;
import io.github.tsume.app.json.Result;
import io.github.tsume.app.text.Columns;
import io.github.tsume.app.text.MoveStyle;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Position;
import io.github.tsume.brinkmate.Brinkmate;
import io.github.tsume.brinkmate.BrinkmateCertificate;
import io.github.tsume.brinkmate.BrinkmateJudgement;
import io.github.tsume.brinkmate.BrinkmateSolver;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.posed.PosedProblem;
import io.github.tsume.record.Problem;
import io.github.tsume.verdict.Verdict;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** {@code tsume solve} and {@code tsume check --goal hisshi}: one problem after the other. */
final class BrinkmateRun {
  /**
   * How to search.
   *
   * @param within how many plies the brinkmate may take
   * @param all whether all keys are wanted
   * @param judges whether the problems are judged as compositions
   * @param results where the results are written as JSON lines too; null for nowhere
   * @param certificates whether proofs are written beside them
   */
  record Settings(
      SolveOptions solve,
      JobOptions.Limits limits,
      DefenderHand hand,
      int within,
      boolean all,
      boolean judges,
      @Nullable Path results,
      boolean certificates) {}

  /** How many plies a brinkmate may take, if nothing is said. */
  static final int WITHIN = 3;

  private final Session session;
  private final OutputMixin output;
  private final Settings settings;
  private final Set<Integer> codes = new HashSet<>();
  private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);

  BrinkmateRun(Session session, OutputMixin output, Settings settings) {
    this.session = session;
    this.output = output;
    this.settings = settings;
  }

  /** Solves all problems of an input; returns the exit code. */
  int run(InputSource source, boolean many) throws InterruptedException {
    if (settings.results == null) {
      inDeepThread(() -> solveAll(source, many, OutputStream.nullOutputStream()));
    } else {
      try (Replacement results = Replacement.alone(settings.results)) {
        inDeepThread(() -> solveAll(source, many, results));
        results.commit();
      }
    }
    if (settings.judges && many && !output.json) {
      printTotals();
    }
    return session.interruption().happened() ? Tally.INTERRUPTED : Tally.exitCode(codes);
  }

  private static void inDeepThread(Runnable work) throws InterruptedException {
    DeepThread.run("brinkmate", work);
  }

  private void solveAll(InputSource source, boolean many, OutputStream results) {
    JobOptions.Limits limits = settings.limits;
    MateSolver solver = SolverRoom.solver(limits.hashBytes(), DeepThread.helpers(limits.threads()));
    while (source.hasNext() && !session.interruption().ended()) {
      InputEntry entry = source.next();
      if (entry instanceof InputEntry.Good good && good.problem().faults().isEmpty()) {
        InputErrors.warnings(good, session);
        solver.clear();
        try {
          solve(good.problem(), solver, many, results);
        } catch (OutOfMemoryError e) {
          InputErrors.print(InputEntry.outOfMemory(good), session);
          codes.add(Tally.UNREADABLE);
        }
      } else {
        InputErrors.print(entry, session);
        codes.add(Tally.UNREADABLE);
      }
    }
  }

  private void solve(Problem problem, MateSolver solver, boolean many, OutputStream results) {
    PosedProblem posed = PosedProblem.of(problem, settings.hand);
    Position position = posed.position();
    JobOptions.Limits limits = settings.limits;
    long nodes = limits.nodes() > 0 ? limits.nodes() : Long.MAX_VALUE;
    SearchBudget budget = SearchBudget.of(nodes, limits.millis());
    long began = System.nanoTime();
    session.interruption().begin(budget);
    Brinkmate found;
    try {
      found =
          new BrinkmateSolver(solver, settings.solve)
              .solve(position, settings.within, settings.all, budget);
    } finally {
      session.interruption().end(budget);
    }
    long millis = (System.nanoTime() - began) / 1_000_000;
    BrinkmateJudgement judgement =
        settings.judges
            ? BrinkmateJudgement.of(found, problem.authoredLine(), problem.statedLength())
            : null;
    codes.add(judgement == null ? code(found) : code(judgement.verdict()));
    if (judgement != null) {
      verdicts.merge(judgement.verdict(), 1, Integer::sum);
    }
    String certificate = certificate(problem, position, found, solver, budget);
    String json = json(problem, position, found, judgement, certificate, millis);
    write(json, results);
    if (output.json) {
      session.console().out().data(json);
    } else {
      session
          .console()
          .out()
          .print(text(problem, position, found, judgement, budget, many, millis));
    }
    session.console().out().flush();
  }

  /** The file with the proofs of what was found; null if they are not wanted or do not fit. */
  private @Nullable String certificate(
      Problem problem, Position position, Brinkmate found, MateSolver solver, SearchBudget budget) {
    Path results = settings.results;
    if (!settings.certificates || results == null) {
      return null;
    }
    BrinkmateCertificate certificate = BrinkmateCertificate.of(position, found, solver, budget);
    String sfen = SfenWriter.sfen(position.toSetup());
    return certificate.claims().isEmpty()
        ? null
        : BrinkmateFile.certificate(
            results, problem.id(), CertificateFile.of(position, sfen, certificate).text());
  }

  private static int code(Brinkmate found) {
    return switch (found.answer()) {
      case MATE, BRINKMATE -> found.open().isEmpty() ? Tally.OK : Tally.INCONCLUSIVE;
      case NONE -> Tally.DEFECT;
      case UNKNOWN -> Tally.INCONCLUSIVE;
    };
  }

  private static int code(Verdict verdict) {
    return switch (verdict) {
      case SOUND -> Tally.OK;
      case COOKED, INCOMPLETE, UNSOLVABLE -> Tally.DEFECT;
      case UNKNOWN -> Tally.INCONCLUSIVE;
      case INVALID -> Tally.UNREADABLE;
    };
  }

  private String text(
      Problem problem,
      Position position,
      Brinkmate found,
      @Nullable BrinkmateJudgement judgement,
      SearchBudget budget,
      boolean many,
      long millis) {
    MoveStyle style = MoveStyle.of(output.notation, session.messages());
    String text =
        words(problem, many)
            + new BrinkmatePrinter(session.messages(), style)
                .text(position, found, judgement, settings.within);
    if (!output.noTiming) {
      Result.Limits limits = new Result.Limits(null, null, "");
      long beyond = budget.overtimeNodes();
      Result.Effort effort = new Result.Effort(limits, found.nodes(), beyond, millis);
      text += new Words(session.messages()).effort(effort) + '\n';
    }
    return text;
  }

  private void printTotals() {
    StringJoiner totals = new StringJoiner(", ");
    verdicts.forEach(
        (verdict, count) ->
            totals.add(session.messages().get("verdict." + verdict.code()) + " " + count));
    session.console().out().print("\n" + totals + "\n");
    session.console().out().flush();
  }

  private static void write(String text, OutputStream out) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try {
      out.write(bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String words(Problem problem, boolean many) {
    return many ? Columns.plain(problem.id()) + '\n' : "";
  }

  private String json(
      Problem problem,
      Position position,
      Brinkmate found,
      @Nullable BrinkmateJudgement judgement,
      @Nullable String certificate,
      long millis) {
    Result.Origin origin =
        new Result.Origin(
            problem.id(),
            problem.source().name().isEmpty() ? null : problem.source().toString(),
            problem.title(),
            problem.author(),
            position.rules().name(),
            SfenWriter.sfen(position.toSetup()));
    long told = output.noTiming ? -1 : millis;
    return BrinkmateJson.write(
            origin, position.rules(), found, settings.within, judgement, certificate, told)
        + '\n';
  }
}
