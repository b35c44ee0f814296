package io.github.tsume.app.cli;

import io.github.tsume.app.batch.DeepThread;
import io.github.tsume.app.batch.JobOptions;
import io.github.tsume.app.batch.Tally;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.app.json.BrinkmateJson;
import io.github.tsume.app.json.Result;
import io.github.tsume.app.text.Columns;
import io.github.tsume.app.text.MoveStyle;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Position;
import io.github.tsume.board.Setup;
import io.github.tsume.brinkmate.Brinkmate;
import io.github.tsume.brinkmate.BrinkmateSolver;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.notation.SfenWriter;
import io.github.tsume.record.Problem;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;

/** {@code tsume solve --goal hisshi}: one problem after the other. */
final class BrinkmateRun {
  /**
   * How to search.
   *
   * @param within how many plies the brinkmate may take
   * @param all whether all keys are wanted
   */
  record Settings(
      SolveOptions solve, JobOptions.Limits limits, DefenderHand hand, int within, boolean all) {}

  private final Session session;
  private final OutputMixin output;
  private final Settings settings;
  private final Set<Integer> codes = new HashSet<>();

  BrinkmateRun(Session session, OutputMixin output, Settings settings) {
    this.session = session;
    this.output = output;
    this.settings = settings;
  }

  /** Solves all problems of an input; returns the exit code. */
  int run(InputSource source, boolean many) throws InterruptedException {
    DeepThread.start("brinkmate", () -> solveAll(source, many)).join();
    return session.interruption().happened() ? Tally.INTERRUPTED : Tally.exitCode(codes);
  }

  private void solveAll(InputSource source, boolean many) {
    JobOptions.Limits limits = settings.limits;
    MateSolver solver = new MateSolver(limits.hashBytes(), DeepThread.helpers(limits.threads()));
    while (source.hasNext() && !session.interruption().ended()) {
      InputEntry entry = source.next();
      if (entry instanceof InputEntry.Good good && good.problem().faults().isEmpty()) {
        InputErrors.warnings(good, session);
        solver.clear();
        solve(good.problem(), solver, many);
      } else {
        InputErrors.print(entry, session);
        codes.add(Tally.UNREADABLE);
      }
    }
  }

  private void solve(Problem problem, MateSolver solver, boolean many) {
    Setup setup = problem.setup().fillDefenderHand(settings.hand).setup();
    Position position = Position.of(setup);
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
    codes.add(
        switch (found.verdict()) {
          case MATE, BRINKMATE -> found.open().isEmpty() ? Tally.OK : Tally.INCONCLUSIVE;
          case NONE -> Tally.DEFECT;
          case UNKNOWN -> Tally.INCONCLUSIVE;
        });
    print(problem, position, found, budget, many, millis);
  }

  private void print(
      Problem problem,
      Position position,
      Brinkmate found,
      SearchBudget budget,
      boolean many,
      long millis) {
    String text = output.json ? json(problem, position, found, millis) : words(problem, many);
    if (!output.json) {
      text +=
          new BrinkmatePrinter(
                  session.messages(), MoveStyle.of(output.notation, session.messages()))
              .text(position, found, settings.within);
      if (!output.noTiming) {
        Result.Limits limits = new Result.Limits(null, null, "");
        long beyond = budget.overtimeNodes();
        Result.Effort effort = new Result.Effort(limits, found.nodes(), beyond, millis);
        text += new Words(session.messages()).effort(effort) + '\n';
      }
    }
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    session.console().out().write(bytes, 0, bytes.length);
    session.console().out().flush();
  }

  private static String words(Problem problem, boolean many) {
    return many ? Columns.plain(problem.id()) + '\n' : "";
  }

  private String json(Problem problem, Position position, Brinkmate found, long millis) {
    Result.Origin origin =
        new Result.Origin(
            problem.id(),
            problem.source().name().isEmpty() ? null : problem.source().toString(),
            problem.title(),
            problem.author(),
            position.rules().name(),
            SfenWriter.sfen(position.toSetup()));
    long told = output.noTiming ? -1 : millis;
    return BrinkmateJson.write(origin, position.rules(), found, settings.within, told) + '\n';
  }
}
