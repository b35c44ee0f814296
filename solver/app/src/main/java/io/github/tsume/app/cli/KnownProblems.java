package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.StatusLine;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.ResultFiles;
import io.github.tsume.app.diff.ResultFile;
import io.github.tsume.app.file.OutputNames;
import io.github.tsume.app.find.ProblemFacts;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.index.IndexedProblem;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.posed.PosedProblem;
import io.github.tsume.posed.StatedAim;
import io.github.tsume.record.Problem;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.LineText;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Problems with their lines and, where there are any, their results, from all kinds of inputs. */
final class KnownProblems {
  private static final List<String> ENDINGS = List.of(".jsonl", ".jsonl.gz");

  private final Call session;
  private final InputMixin input;
  private final long solveNodes;
  private final MateSolver solver;
  private final StatusLine status;
  private long count;
  private final Work work;

  /** A problem with what is known of it. */
  record Known(IndexedProblem problem, ProblemFacts facts) {}

  /**
   * A reader of inputs.
   *
   * @param solveNodes how many nodes to search where there is no line; 0 for none
   * @param quiet whether nobody wants to see how it goes
   */
  KnownProblems(Call session, InputMixin input, long solveNodes, long hashBytes, boolean quiet) {
    this.session = session;
    work = new Work(session);
    this.input = input;
    this.solveNodes = solveNodes;
    solver = new MateSolver(hashBytes);
    status = new StatusLine(session.console(), !quiet);
  }

  /** Makes room on the terminal for what is told. */
  void clearStatus() {
    status.clear();
  }

  private void progress() {
    count++;
    status.show(session.messages().get("known.progress", count));
  }

  /** The work of reading them. */
  Work work() {
    return work;
  }

  /** Tells of all problems of the inputs whose positions are legal. */
  void read(List<String> inputs, Consumer<Known> each) {
    try {
      readAll(inputs, each);
    } finally {
      status.clear();
    }
  }

  private void readAll(List<String> inputs, Consumer<Known> each) {
    List<String> others = new ArrayList<>();
    for (String name : inputs) {
      if (isResults(name)) {
        results(Path.of(name), each);
      } else {
        others.add(name);
      }
    }
    if (others.isEmpty()) {
      return;
    }
    try (InputSource source = input.openProblems(others, session)) {
      work.each(
          source,
          good -> posed(good.problem()).errors(),
          good -> {
            each.accept(known(good.problem()));
            progress();
            return Tally.OK;
          });
    }
  }

  private static boolean isResults(String name) {
    if (name.indexOf('\0') >= 0 || name.contains("\n") || name.equals("-")) {
      return false;
    }
    try {
      Path path = Path.of(name);
      return Files.isDirectory(path)
          ? Files.isRegularFile(path.resolve(OutputNames.RESULTS))
              || !OutputNames.shards(path).isEmpty()
          : ENDINGS.stream().anyMatch(name::endsWith) && Files.isRegularFile(path);
    } catch (InvalidPathException | IOException e) {
      return false;
    }
  }

  private void results(Path path, Consumer<Known> each) {
    ResultFile file = ResultFiles.read(path, session);
    if (!file.faults().isEmpty()) {
      work.add(Tally.UNREADABLE);
    }
    for (Result result : file.results().values()) {
      Position position = ProblemFacts.position(result);
      if (position != null) {
        String source = result.origin().source() == null ? "" : result.origin().source();
        List<Integer> line = LineText.parse(position, result.answer().mainline());
        Result.Origin origin = result.origin();
        IndexedProblem problem =
            new IndexedProblem(
                result.id(),
                source,
                origin.title(),
                origin.author(),
                result.statedLength(),
                position.toSetup(),
                line);
        each.accept(new Known(problem, ProblemFacts.of(result)));
        progress();
      }
    }
  }

  /** A problem of what it states itself. */
  private PosedProblem posed(Problem problem) {
    return PosedProblem.of(problem, input.defenderHand, StatedAim.of(problem).orElse(Aim.MATE));
  }

  private Known known(Problem problem) {
    PosedProblem posed = posed(problem);
    Setup setup = posed.setup();
    List<Integer> line = problem.authoredLine();
    Goal goal = posed.aim().goal();
    boolean searched = line.isEmpty() && solveNodes > 0 && goal == Goal.MATE;
    Solution solution = searched ? solved(setup) : null;
    boolean solved =
        solution != null && (solution.isExact() || solution.answer() instanceof MateAnswer.NoMate);
    if (solution != null && solution.isExact()) {
      line = solution.mainline();
    }
    String source = problem.source().name().isEmpty() ? "" : problem.source().toString();
    OptionalInt stated = solved ? OptionalInt.of(line.size()) : problem.statedLength();
    IndexedProblem known =
        new IndexedProblem(
            problem.id(), source, problem.title(), problem.author(), stated, setup, line);
    return new Known(known, ProblemFacts.of(known, goal, !solved));
  }

  private Solution solved(Setup setup) {
    SearchBudget budget = SearchBudget.nodes(solveNodes);
    solver.clear();
    Position position = Position.of(setup);
    return session
        .interruption()
        .within(budget, part -> solver.solve(position, SolveOptions.DEFAULT, part));
  }
}
