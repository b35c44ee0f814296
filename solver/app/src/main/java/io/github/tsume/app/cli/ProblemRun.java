package io.github.tsume.app.cli;

import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.job.ProblemJob.OtherGoal;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.options.SearchMixin;
import io.github.tsume.app.extend.PoolWorkers;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.board.position.Positions;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.posed.PosedProblem;
import io.github.tsume.posed.StatedAim;
import io.github.tsume.record.Problem;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Messages;
import io.github.tsume.verdict.Aim;
import java.util.List;

/** A run over the problems of an input one after another, with one solver, in a deep thread. */
final class ProblemRun {
  /** What is done with one problem; returns an exit code of {@link Tally}. */
  interface Task {
    int on(Item item);
  }

  /**
   * One problem.
   *
   * @param posed with both hands settled, and who begins
   * @param solver without knowledge of other problems
   * @param budget what all searches for it may take
   * @param many whether there are other problems
   */
  record Item(PosedProblem posed, MateSolver solver, SearchBudget budget, boolean many) {
    Problem problem() {
      return posed.problem();
    }

    Setup setup() {
      return posed.setup();
    }

    Position position() {
      return posed.position();
    }

    /** The threads that look at what is made of it. */
    PoolWorkers workers(SearchMixin search, Call session) {
      return new PoolWorkers(
          search.jobs(true), search.limits(many).hashBytes(), budget, session.interruption());
    }

    /** Where it comes from, for results. */
    Result.Origin origin() {
      Problem problem = problem();
      String source = problem.source().name();
      return new Result.Origin(
          problem.id(),
          source.isEmpty() ? null : problem.source().toString(),
          problem.title(),
          problem.author(),
          setup().rules().name(),
          SfenWriter.sfen(setup()));
    }
  }

  private final Call session;
  private final JobOptions.Limits limits;
  private final DefenderHand hand;
  private final Aim asked;
  private final JobOptions.Stated stated;
  private final Work work;
  private boolean boards;

  /** Work on problems of mates. */
  ProblemRun(Call session, JobOptions.Limits limits, DefenderHand hand) {
    this(session, limits, hand, Aim.MATE, JobOptions.Stated.PASSED_OVER);
  }

  /** Work on problems of a goal, or of those that they state. */
  ProblemRun(
      Call session,
      JobOptions.Limits limits,
      DefenderHand hand,
      Aim asked,
      JobOptions.Stated stated) {
    this.session = session;
    work = new Work(session);
    this.asked = asked;
    this.stated = stated;
    this.limits = limits;
    this.hand = hand;
  }

  /** From now on the defender may stand in check: it is a board to begin with. */
  ProblemRun ofBoards(boolean wanted) {
    boards = wanted;
    return this;
  }

  private List<ReadError> errors(PosedProblem posed) {
    boolean mate = boards && Positions.afterCheck(posed.setup()) != null;
    return mate ? List.of() : posed.errors();
  }

  /** Works on all problems; returns the exit code. */
  int run(InputSource source, boolean many, Task task) throws InterruptedException {
    DeepThread.run("problems", () -> workAll(source, many, task));
    return work.exitCode();
  }

  private void workAll(InputSource source, boolean many, Task task) {
    MateSolver solver = SolverRoom.solver(limits.hashBytes(), DeepThread.helpers(limits.threads()));
    work.each(
        source,
        good -> errors(posed(good)),
        good -> {
          PosedProblem posed = posed(good);
          otherGoal(posed.problem(), posed.aim(), session);
          solver.clear();
          return Work.within(
              limits, session, budget -> task.on(new Item(posed, solver, budget, many)));
        });
  }

  private PosedProblem posed(InputEntry.Good good) {
    Aim own = StatedAim.of(good.problem()).orElse(null);
    return PosedProblem.of(good.problem(), hand, stated.aim(asked, own));
  }

  /** Tells of a problem that states another goal than it is looked at for. */
  static void otherGoal(Problem problem, Aim asked, Call session) {
    Messages messages = session.messages();
    OtherGoal.words(StatedAim.of(problem).orElse(null), asked)
        .map(words -> messages.get("note") + words.in(messages.locale()))
        .ifPresent(session.console().err()::println);
  }

  /** Prints a text at once; in UTF-8, as JSON is, whatever the terminal's encoding. */
  static void json(Call session, String line) {
    session.console().out().data(line + '\n');
    session.console().out().flush();
  }

  /** Prints a line for people at once. */
  static void line(Call session, String line) {
    session.console().out().println(line);
    session.console().out().flush();
  }
}
