package io.github.tsume.soundness;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.LineWeight;
import io.github.tsume.mate.HelperSessions;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The state of a check: the solution, the line that is examined and what was found along it; and
 * what follows for whether more is to be asked.
 */
final class CheckState {
  private final CheckTask task;
  private final Session session;
  private final Efforts efforts;
  private final KnownFailures failures = new KnownFailures();
  private Solution solution;
  private ExaminedLine line;
  private Mainline mainline;
  private CookFinder cooks;
  private LongerDefences longer;
  private @Nullable EqualLines equalLines;
  private long solverNodes;
  private boolean tiesOpen;
  private boolean lineOpen;

  /** The nodes until the problem was known to be cooked, and its length; 0 as long as it is not. */
  private long decidedAfter;

  /** What is known from a mate that was found, before anything else is asked. */
  CheckState(CheckTask task, Solution first) {
    this.task = task;
    this.session = task.session();
    this.efforts = task.efforts();
    this.solution = first;
    this.solverNodes = first.nodes();
    task.ledger().enter(Phase.LINE, nodes());
    this.line = ExaminedLine.choose(session, solution, task.options(), task.budget());
    this.mainline = new Mainline(line.moves());
    this.cooks = cookFinder();
    this.longer = new LongerDefences(session, mainline, task.options());
  }

  private CookFinder cookFinder() {
    Journal.Page page = task.journal().page(line.moves());
    return new CookFinder(
        session, mainline, line.authored(), task.options(), page, failures, true, this::tell);
  }

  /** Tells how cooks are looked for; that does not know all nodes nor, of any line, the length. */
  private void tell(SolveListener.Progress progress) {
    task.listener().progress(progress.with(nodes(), solution.length()));
  }

  Solution solution() {
    return solution;
  }

  ExaminedLine line() {
    return line;
  }

  Mainline mainline() {
    return mainline;
  }

  CookFinder cooks() {
    return cooks;
  }

  LongerDefences longer() {
    return longer;
  }

  /** Whether the length is known, but not which line leaves nothing over. */
  boolean tiesOpen() {
    return tiesOpen;
  }

  /** Whether another line of the same length may be the first by the order of ties. */
  boolean lineOpen() {
    return lineOpen;
  }

  void setTiesOpen(boolean open) {
    tiesOpen = open;
  }

  void setLineOpen(boolean open) {
    lineOpen = open;
  }

  /** All nodes that the check has searched. */
  long nodes() {
    return solverNodes + session.nodes();
  }

  /** Takes over a solution whose nodes are counted already. */
  void setSolution(Solution known) {
    solution = known;
  }

  /** Takes over a new solution, and chooses the line to examine anew. */
  void solved(Solution again) {
    solution = again;
    choose(ExaminedLine.choose(session, solution, task.options(), task.budget()));
  }

  void countSolver(long nodes) {
    solverNodes += nodes;
  }

  /** Makes another line of the same length the mainline, and examines it from now on. */
  void take(List<Integer> moves) {
    solved(solution.withMainline(moves, session.handAfter(moves)));
  }

  private void choose(ExaminedLine chosen) {
    boolean another = !chosen.moves().equals(line.moves());
    line = chosen;
    if (another) {
      mainline = new Mainline(line.moves());
      cooks = cookFinder();
      longer = new LongerDefences(session, mainline, task.options());
    }
  }

  /** The other lines of best play, told what is known of the one that is examined. */
  EqualLines equalLines() {
    EqualLines lines =
        equalLines == null
            ? new EqualLines(session, task.options(), failures, solution.length())
            : equalLines;
    equalLines = lines;
    lines.know(line.moves(), cooks);
    return lines;
  }

  /** Whether it is known if some line of best play is clean. */
  boolean areLinesDecided() {
    return equalLines != null && equalLines.isDecided();
  }

  /** Whether nothing is left to ask that may change the verdict. */
  boolean isSettled() {
    return solution.isExact()
        && !tiesOpen
        && (task.lengthOnly() || isCooked() || (cooks.open().isEmpty() && !areLinesOpen()));
  }

  /** Whether the verdict is "cooked" whatever is still open, and no more is asked for. */
  boolean isCooked() {
    return hasCook() && (line.authored() || (isMainline() && areLinesDecided()));
  }

  /** Whether a cook was found that ends the search for others until it is known if it counts. */
  boolean isEnough() {
    boolean givenUp = equalLines != null && equalLines.isGivenUp();
    return hasCook() && solution.isExact() && (line.authored() || (isMainline() && !givenUp));
  }

  /** Whether a cook was found, and one is enough. */
  boolean hasCook() {
    if (task.lengthOnly() || task.options().allCooks()) {
      return false;
    }
    boolean isShort = line.authored() && solution.length() < mainline.length();
    LineWeight weight = LineWeight.of(cooks.defects(), mainline.length());
    return isShort || weight.grade() == LineWeight.Grade.COOKED;
  }

  /** Whether the line that is examined is a line of best play, and others may be as good. */
  boolean isMainline() {
    return solution.isExact()
        && !tiesOpen
        && !line.authored()
        && line.moves().size() == solution.length();
  }

  /** Whether it matters to the verdict if another line of best play is milder. */
  boolean needsMilderLine() {
    LineWeight weight = LineWeight.of(cooks.defects(), mainline.length());
    return isMainline() && weight.grade() != LineWeight.Grade.CLEAN;
  }

  /** Whether it is not known, though it matters, if another line of best play is milder. */
  boolean areLinesOpen() {
    boolean known = equalLines != null && (equalLines.isDecided() || equalLines.isGivenUp());
    return !known && needsMilderLine();
  }

  /** The verdict is known to be "cooked": from now on only the lists are completed. */
  void decide() {
    decidedAfter = nodes();
    cooks.decide();
  }

  /** What helpers are asked is needless from now on. */
  void callOff() {
    HelperSessions helpers = session.helpers();
    if (helpers != null) {
      helpers.crew().setNoErrands();
    }
  }

  boolean isDecided() {
    return decidedAfter > 0;
  }

  /** What may go into one thing that cannot change the verdict. */
  SearchBudget rest() {
    return task.budget().share(efforts.share(EffortTable.REST_SHARE)).slice(restNodes());
  }

  /** The same in nodes. */
  long restNodes() {
    if (isDecided()) {
      long part = decidedAfter / efforts.part(EffortTable.DECIDED_PART);
      return Math.min(
          Math.max(efforts.nodes(EffortTable.DECIDED_LEAST), part),
          efforts.nodes(EffortTable.DECIDED_MOST));
    }
    return Math.min(
        Math.max(efforts.nodes(EffortTable.REST_LEAST), nodes()),
        efforts.nodes(EffortTable.REST_MOST));
  }
}
