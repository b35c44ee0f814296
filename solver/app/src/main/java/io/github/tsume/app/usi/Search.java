package io.github.tsume.app.usi;

import io.github.tsume.app.usi.RootSolver.Finding;
import io.github.tsume.app.usi.UsiEngine.UsiOutput;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.SearchPhase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One {@code go}, from the command to its one answer.
 *
 * <p>It runs in the searching thread; {@link #stop}, {@link #ponderHit} and {@link #abandon} come
 * from others.
 */
final class Search implements Runnable {
  /*
   * All that is written passes this object's lock, and nothing after the answer: so there is one
   * answer and no output follows it. A time limit is a stop that nobody asked for. A stopped search
   * has a moment to say what it knows; if it takes longer, somewhere deep in a table, the timer
   * answers in its place, and the search ends when it can.
   */
  private static final long GRACE_MILLIS = 50;

  private static final int NOT_YET = -1;

  private final GoCommand go;
  private final String positionCommand;
  private final UsiOptions options;
  private final Tables tables;
  private final UsiOutput out;
  private final ScheduledExecutorService timer;
  private final SearchBudget budget;

  private volatile SolveListener.Progress progress =
      new SolveListener.Progress(SearchPhase.GOAL, 0, 0);
  private volatile boolean abandoned;

  /* Guarded by this. */
  private final long startNanos = System.nanoTime();
  private Reply reply;
  private boolean released;
  private boolean finished;
  private boolean answered;
  private int concluded = NOT_YET;
  private @Nullable Root root;
  private GoCommand times;
  private long timesNanos = startNanos;
  private @Nullable Future<?> deadline;

  Search(
      GoCommand go,
      String positionCommand,
      UsiOptions options,
      Tables tables,
      UsiOutput out,
      ScheduledExecutorService timer) {
    this.go = go;
    this.positionCommand = positionCommand;
    this.options = options;
    this.tables = tables;
    this.out = out;
    this.timer = timer;
    times = go;
    reply = Reply.unknown(go);
    released = !go.isHeld();
    long limit = options.nodesLimit() > 0 ? options.nodesLimit() : Long.MAX_VALUE;
    budget = SearchBudget.nodes(Math.min(limit, go.nodes().orElse(Long.MAX_VALUE)));
  }

  // From the searching thread

  @Override
  public void run() {
    Future<?> reports = null;
    try {
      if (go.restricted()) {
        throw new Root.UnusableException("searchmoves is not supported");
      }
      Root described = Root.parse(positionCommand, options);
      begin(described);
      MateSolver solver = tables.solverToUse(options.hashBytes(), options.threads());
      int interval = options.pvInterval();
      if (interval > 0) {
        reports =
            timer.scheduleAtFixedRate(
                () -> report(described), interval, interval, TimeUnit.MILLISECONDS);
      }
      if (!abandoned) {
        solve(solver, described);
      }
    } catch (Root.UnusableException e) {
      conclude(Reply.unusable(go), 0, "info string error: " + e.getMessage());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      print("info string internal error: " + e);
    } finally {
      if (reports != null) {
        reports.cancel(false);
      }
      finish();
    }
  }

  private void solve(MateSolver solver, Root described) {
    SolveOptions how = SolveOptions.DEFAULT.withFutile(options.futile());
    Aim aim = described.aim();
    RootSolver rootSolver = new RootSolver(solver, aim, how, budget, heard -> progress = heard);
    Ruleset rules = described.position().rules();
    int rank = options.multiPv() > 1 && !aim.goal().isHelped() ? 1 : 0;
    Finding finding = rootSolver.solve(described, rank > 0);
    Reply answer = Reply.of(finding, aim, go, rules);
    if (!finding.isReached()) {
      conclude(answer, 0, info().progress(0, false));
      return;
    }
    conclude(
        answer,
        finding.outcome() == Outcome.MATE ? finding.length().plies() : 0,
        info().found(finding, rank, rules));
    if (rank > 0 && !finding.defends()) {
      OtherMates others = new OtherMates(options.multiPv());
      rootSolver.others(
          described.position(),
          finding.line().get(0),
          other -> others.add(other).forEach(r -> print(info().found(others.get(r), r, rules))));
      print(others.summary());
      print(info().found(finding, rank, rules)); // The last score is that of the answer.
    }
  }

  private InfoLine info() {
    long millis = (System.nanoTime() - startNanos) / 1_000_000;
    return new InfoLine(millis, Math.max(budget.nodes(), progress.nodes()), tables.hashfull());
  }

  private synchronized void begin(Root described) {
    root = described;
    described.remarks().forEach(remark -> print("info string " + remark));
    startClock();
  }

  /** Sets what to answer from now on. */
  private synchronized void conclude(Reply answer, int length, String info) {
    answer.remarks().forEach(this::print);
    print(info);
    reply = answer;
    concluded = length;
  }

  /** Tells how the search goes on; once there is an answer, with its length and no earlier one. */
  private synchronized void report(Root described) {
    int length = concluded == NOT_YET ? progress.length() : concluded;
    print(info().progress(length, described.defends()));
  }

  private synchronized void print(String line) {
    if (!answered && !abandoned) {
      out.print(line);
    }
  }

  private synchronized void finish() {
    finished = true;
    if (released) {
      answer();
    }
  }

  // From other threads

  /** Ends the search with what is known. */
  synchronized void stop() {
    released = true;
    if (finished) {
      answer();
    } else {
      budget.interrupt();
      timer.schedule(this::answer, GRACE_MILLIS, TimeUnit.MILLISECONDS);
    }
  }

  /** The move that was pondered on was played: the clock runs, and the answer may come. */
  synchronized void ponderHit(GoCommand hit) {
    if (!go.ponder() || released) {
      return;
    }
    released = true;
    timesNanos = System.nanoTime();
    times = hit.isTimed() ? hit : go;
    if (finished) {
      answer();
    } else {
      startClock();
    }
  }

  /** Ends the search without an answer. */
  void abandon() {
    abandoned = true;
    budget.interrupt();
  }

  /** Whether the answer has been given. */
  synchronized boolean isAnswered() {
    return answered;
  }

  // With the lock

  private void startClock() {
    if (root == null || (go.ponder() && !released)) {
      return;
    }
    OptionalLong millis = times.millis(root.position().sideToMove());
    if (millis.isPresent()) {
      long spent = (System.nanoTime() - timesNanos) / 1_000_000;
      deadline = timer.schedule(this::stop, millis.getAsLong() - spent, TimeUnit.MILLISECONDS);
    }
  }

  private synchronized void answer() {
    if (answered || abandoned) {
      return;
    }
    answered = true;
    if (deadline != null) {
      deadline.cancel(false);
    }
    out.print(reply.answer());
  }

  /**
   * A writer of {@code info} lines.
   *
   * @param millis the time since {@code go}
   * @param nodes the nodes searched
   * @param hashfull how full the table is, per mill
   */
  private record InfoLine(long millis, long nodes, int hashfull) {

    /**
     * How a search goes on.
     *
     * @param length the best length that is known of the root; 0 if none is
     * @param defends whether the side to move at the root is the one that is mated
     */
    String progress(int length, boolean defends) {
      return length == 0
          ? "info" + effort()
          : "info depth "
              + length
              + " seldepth "
              + length
              + effort()
              + score(PlyCount.atMost(length), defends);
    }

    /**
     * A score with its bound, as the protocol has it: a mate that may be shorter is the least that
     * the attacker is sure of, and the most that the defender can hope for.
     */
    private static String score(PlyCount length, boolean defends) {
      String bound = defends ? " upperbound" : " lowerbound";
      return " score mate "
          + (defends ? "-" : "")
          + length.plies()
          + (length.isExact() ? "" : bound);
    }

    /**
     * What was found with its line; a score tells of mates alone. Who is mated already is so in 0.
     *
     * @param rank its rank among the first moves, or 0 to say nothing of ranks
     */
    String found(Finding found, int rank, Ruleset rules) {
      return "info depth "
          + found.length().plies()
          + " seldepth "
          + Math.max(found.length().plies(), found.line().size())
          + effort()
          + (rank > 0 ? " multipv " + rank : "")
          + (found.outcome() == Outcome.MATE ? score(found.length(), found.defends()) : "")
          + (found.line().isEmpty() ? "" : " pv" + found.moves(rules));
    }

    private String effort() {
      long nps = nodes * 1000 / Math.max(millis, 1);
      return " time " + millis + " nodes " + nodes + " nps " + nps + " hashfull " + hashfull;
    }
  }

  /**
   * The mates by other first moves than the solution's, shortest first, as far as they are asked
   * for.
   */
  static final class OtherMates {
    private final int most;
    private final List<Finding> mates = new ArrayList<>();
    private int withoutMate;
    private int open;

    /**
     * An empty list.
     *
     * @param most how many first moves are asked for, the solution's included
     */
    OtherMates(int most) {
      this.most = most;
    }

    /**
     * Adds what was found out about a move.
     *
     * @return the ranks that now belong to other moves than before; 2 is the first
     */
    IntStream add(Finding finding) {
      if (!finding.isReached()) {
        withoutMate += finding.isRefuted() ? 1 : 0;
        open += finding.isRefuted() ? 0 : 1;
        return IntStream.empty();
      }
      mates.add(finding);
      mates.sort(
          Comparator.comparingInt(
              found -> found.length().plies())); // stable: ties stay as they were found
      return IntStream.rangeClosed(mates.indexOf(finding) + 2, Math.min(mates.size() + 1, most));
    }

    /** The mate of a rank; 2 is the first. */
    Finding get(int rank) {
      return mates.get(rank - 2);
    }

    /** How many other first moves mate, do not, and are not settled. */
    String summary() {
      return "info string other first moves: mate="
          + mates.size()
          + " nomate="
          + withoutMate
          + " open="
          + open;
    }
  }
}
