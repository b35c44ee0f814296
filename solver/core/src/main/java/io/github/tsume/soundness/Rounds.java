package io.github.tsume.soundness;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.mate.FutileNotes;
import io.github.tsume.mate.FutileRule;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is known of one composition after some rounds, each a search for a shorter mate, a search
 * for cooks on the best line known, and an attempt to prove its length from them; each helps the
 * others through the table. The last round is the one that leaves nothing open, or that spends the
 * budget.
 */
final class Rounds {
  private static final int GROWTH = 3;

  /** Which part of its round a line gets that can hardly prove the length. */
  private static final int UNLIKELY = 10;

  /** How much of what is left may go into the lines of defects. */
  private static final double LINES = 0.5;

  /**
   * How much of what then is left may go into defects that cannot change the verdict, and as much
   * again into their lines; the last part is for what is judged after.
   */
  private static final double REST = 0.3;

  /**
   * How many nodes at least and at most; between these, no more than all before. At mates from
   * games, where other mates abound, a million at least would take most of the time.
   */
  private static final long LEAST_REST = 50_000;

  private static final long MOST_REST = 8_000_000;

  /**
   * The same where the problem is known to be cooked: the list of cooks, the lines of those that
   * were found, and what remarks need, get each no more than all before the verdict, and so many at
   * least and at most.
   */
  private static final long LEAST_DECIDED = 3_000;

  private static final long MOST_DECIDED = 300_000;

  /**
   * What it may take beyond the limit to find how far open moves are refuted: so small a part of
   * the nodes that were searched, and at most so many.
   */
  private static final int REFUTED_PART = 20;

  private static final long MOST_REFUTED = 1_000_000;

  private final MateSolver solver;
  private final Position position;
  private final Session session;
  private final CheckOptions options;
  private final Journal journal;
  private final SearchBudget budget;
  private final SolveListener listener;
  private final boolean lengthOnly;
  private final Ledger ledger;
  private Solution solution;
  private ExaminedLine line;
  private Mainline mainline;
  private CookFinder cooks;
  private LongerDefences longer;
  private final KnownFailures failures = new KnownFailures();
  private @Nullable EqualLines equalLines;
  private long solverNodes;
  private boolean tiesOpen;
  private boolean lineOpen;

  /** The nodes until the problem was known to be cooked, and its length; 0 as long as it is not. */
  private long decidedAfter;

  /**
   * Rounds that start from a mate that was found.
   *
   * @param lengthOnly whether cooks are looked for only as far as they prove the length
   */
  Rounds(
      MateSolver solver,
      Position position,
      CheckOptions options,
      Journal journal,
      SearchBudget budget,
      SolveListener listener,
      Solution first,
      Ledger ledger,
      boolean lengthOnly) {
    this.solver = solver;
    this.position = position;
    this.session = new Session(position, solver, options.solve().futile());
    this.options = options;
    this.journal = journal;
    this.budget = budget;
    this.listener = listener;
    this.lengthOnly = lengthOnly;
    this.ledger = ledger;
    this.solution = first;
    this.solverNodes = first.nodes();
    ledger.enter(Phase.LINE, nodes());
    this.line = ExaminedLine.choose(session, solution, options, budget);
    this.mainline = new Mainline(line.moves());
    this.cooks = cookFinder();
    this.longer = new LongerDefences(session, mainline, options);
  }

  private CookFinder cookFinder() {
    Journal.Page page = journal.page(line.moves());
    return new CookFinder(
        session, mainline, line.authored(), options, page, failures, true, listener);
  }

  /** Goes on until all is settled, or the budget is spent. */
  void run() {
    // Half of that went into the length, the rest into the first proof. Where only the length is
    // asked for, the cooks get no more than it did.
    long spent = lengthOnly ? solution.nodes() / 2 : solution.nodes();
    long effort = Math.max(SoundnessChecker.FIRST_EFFORT, spent);
    if (!isSettled()) {
      examine(effort);
    }
    effort = settle(effort);
    if (isSettled() && !line.authored()) {
      if (equalLines == null || !equalLines.isDecided()) {
        in(Phase.LINE, this::confirmLine);
        settle(effort);
      }
      in(Phase.EQUAL_LINES, this::rankLines);
      settle(effort);
    }
    if (isCooked()) {
      decidedAfter = nodes();
      cooks.decide();
    }
    if (!lengthOnly && cooks.open().isEmpty()) {
      completeLists();
    }
  }

  /** Goes on with what cannot change the verdict. */
  private void completeLists() {
    boolean decided = decidedAfter > 0;
    if (!decided) {
      in(Phase.DEFECT_LINES, () -> cooks.improveLines(budget.share(LINES)));
    }
    SearchBudget rest = rest();
    in(Phase.REST, () -> cooks.runRest(rest));
    // Where a list is cut short anyway, more than a few of its lines are not worth much.
    boolean few = !decided || cooks.isComplete();
    SearchBudget lines = decided && few ? budget.share(LINES) : rest();
    in(Phase.DEFECT_LINES, () -> cooks.improveLines(lines));
  }

  private void in(Phase phase, Runnable work) {
    ledger.in(phase, this::nodes, work);
  }

  /** Goes on until all is settled, with growing effort; returns the last. */
  private long settle(long first) {
    long effort = first;
    while (!isSettled() && !budget.isSpent()) {
      effort *= GROWTH;
      if (!solution.isExact()) {
        solveAgain(effort);
      }
      if (!isSettled()) {
        examine(effort);
      }
    }
    return effort;
  }

  /** What may go into one thing that cannot change the verdict. */
  private SearchBudget rest() {
    return budget.share(REST).slice(effortForRest());
  }

  private long effortForRest() {
    if (decidedAfter > 0) {
      return Math.min(Math.max(LEAST_DECIDED, decidedAfter / 3), MOST_DECIDED);
    }
    return Math.min(Math.max(LEAST_REST, nodes()), MOST_REST);
  }

  private long nodes() {
    return solverNodes + session.nodes();
  }

  private boolean isSettled() {
    return solution.isExact()
        && !tiesOpen
        && (lengthOnly || isCooked() || (cooks.open().isEmpty() && !areLinesOpen()));
  }

  /** Whether the verdict is "cooked" whatever is still open, and no more is asked for. */
  private boolean isCooked() {
    return hasCook()
        && (line.authored() || (isMainline() && equalLines != null && equalLines.isDecided()));
  }

  /** Whether a cook was found that ends the search for others until it is known if it counts. */
  private boolean isEnough() {
    boolean givenUp = equalLines != null && equalLines.isGivenUp();
    return hasCook() && solution.isExact() && (line.authored() || (isMainline() && !givenUp));
  }

  private boolean hasCook() {
    if (lengthOnly || options.allCooks()) {
      return false;
    }
    boolean isShort = line.authored() && solution.length() < mainline.length();
    LineWeight weight = LineWeight.of(cooks.defects(), mainline.length());
    return isShort || weight.grade() == LineWeight.Grade.COOKED;
  }

  /** Whether the line that is examined is a line of best play, and others may be as good. */
  private boolean isMainline() {
    return solution.isExact()
        && !tiesOpen
        && !line.authored()
        && line.moves().size() == solution.length();
  }

  /** Whether it matters to the verdict if another line of best play is milder. */
  private boolean needsMilderLine() {
    LineWeight weight = LineWeight.of(cooks.defects(), mainline.length());
    return isMainline() && weight.grade() != LineWeight.Grade.CLEAN;
  }

  private boolean areLinesOpen() {
    boolean known = equalLines != null && (equalLines.isDecided() || equalLines.isGivenUp());
    return !known && needsMilderLine();
  }

  private EqualLines equalLines() {
    EqualLines lines =
        equalLines == null
            ? new EqualLines(session, options, failures, solution.length())
            : equalLines;
    equalLines = lines;
    lines.know(line.moves(), cooks);
    return lines;
  }

  /** Looks for a line of best play without a fatal defect, if this one has some. */
  private void decideLines(long effort) {
    if (!lengthOnly && areLinesOpen()) {
      EqualLines lines = equalLines();
      lines.decide(budget.slice(effort));
      take(lines);
    }
  }

  /** Takes the line of best play with the mildest list of other ways to mate. */
  private void rankLines() {
    if (!lengthOnly && isMainline() && !lineOpen) {
      EqualLines lines = equalLines();
      lines.rank(budget.share(REST).slice(effortForRest()));
      take(lines);
    }
  }

  private void take(EqualLines lines) {
    List<Integer> moves = lines.chosen();
    if (moves != null && !moves.equals(line.moves())) {
      take(moves);
    }
  }

  /** The solution with its own mainline, whichever was examined, and all the nodes it took. */
  Solution solution() {
    return shown(solution.mainline(), options.solve().explain()).withNodes(nodes());
  }

  private void solveAgain(long effort) {
    Phase before = ledger.phase();
    ledger.enter(Phase.LENGTH, nodes());
    SolveListener counting = ledger.of(listener, nodes());
    Solution again = solver.solve(position, options.solve(), budget, effort, counting);
    solverNodes += again.nodes();
    ledger.enter(before, nodes());
    if (again.isMate() && (again.isExact() || isBetter(again))) {
      solution = again;
      choose(ExaminedLine.choose(session, solution, options, budget));
    }
  }

  private boolean isBetter(Solution again) {
    return again.length() < solution.length()
        || (again.length() == solution.length() && !lineHolds());
  }

  /**
   * Whether no node of the line that is examined is proved to mate sooner than by the line: then
   * another line of the same length is no better, and all checks would be asked about anew.
   */
  private boolean lineHolds() {
    List<Integer> moves = line.moves();
    boolean holds = true;
    int played = 0;
    for (; played < moves.size() - 2 && holds; played++) {
      int left = moves.size() - played;
      if (played % 2 == 0) {
        // One node is enough to see what the table knows.
        holds = !session.matesWithin(left - 2, budget.overtime().slice(1)).isProven();
      }
      session.play(moves.get(played));
    }
    while (played > 0) {
      session.undo(moves.get(--played));
    }
    return holds;
  }

  /** Examines a line from now on. */
  private void choose(ExaminedLine chosen) {
    boolean another = !chosen.moves().equals(line.moves());
    line = chosen;
    if (another) {
      mainline = new Mainline(line.moves());
      cooks = cookFinder();
      longer = new LongerDefences(session, mainline, options);
    }
  }

  private void examine(long most) {
    boolean length = lengthOnly || hasCook();
    long effort = length && !mayProveLength() ? most / UNLIKELY : most;
    in(Phase.ATTACKER, () -> cooks.run(budget.slice(effort), this::isEnough));
    in(Phase.LENGTH_PROOF, () -> proveLength(effort));
    if (tiesOpen) {
      in(Phase.LINE, () -> breakTies(effort));
    }
    in(Phase.EQUAL_LINES, () -> decideLines(effort));
    if (!lengthOnly && line.authored() && !isSettled()) {
      // Most replies are soon settled; those that are not may follow from the other side.
      in(Phase.DEFENDER, () -> longer.run(budget.slice(effort / UNLIKELY)));
    }
  }

  private void proveLength(long effort) {
    tighten(budget.share(0.5).slice(effort));
    if (!solution.isExact() && solution.length() == mainline.length()) {
      if (new LengthProof(session, mainline, cooks, budget.slice(effort)).holds()) {
        solution = solution.withExactLength();
        tiesOpen = true;
      }
    }
  }

  /** Whether nothing speaks against the line that is examined being a shortest one. */
  private boolean mayProveLength() {
    return mainline.length() == solution.length() && lineHolds();
  }

  /**
   * Looks for the line with all ties broken, the length being known. Where that takes too long, a
   * line that leaves nothing over will do: the defender can keep to it.
   */
  private void breakTies(long effort) {
    Known<List<Integer>> moves = firstOfTies(budget.slice(effort));
    if (!moves.isOpen()) {
      take(moves.get());
    }
    tiesOpen = moves.isOpen() && Hand.size(solution.leftover()) > 0;
  }

  /** The line with all ties broken, the length being known. */
  private Known<List<Integer>> firstOfTies(SearchBudget part) {
    return session.line(session.question(solution.length(), part));
  }

  private void take(List<Integer> moves) {
    solution = solution.withMainline(moves, session.handAfter(moves));
    choose(ExaminedLine.choose(session, solution, options, budget));
  }

  /**
   * Takes the line with all ties broken where another of the same length was examined: which one
   * that is depends on the course of the search.
   */
  private void confirmLine() {
    Known<List<Integer>> moves = firstOfTies(budget.share(REST).slice(effortForRest()));
    lineOpen = moves.isOpen();
    if (!lineOpen && !moves.is(solution.mainline())) {
      take(moves.get());
    }
  }

  /** The solution with a line and remarks on it. */
  private Solution shown(List<Integer> moves, boolean explained) {
    List<Note> notes = new ArrayList<>();
    if (lineOpen || tiesOpen) {
      notes.add(Solution.lineOpen());
    }
    if (solution.isExact() && explained) {
      FutileRule rule = options.solve().futile();
      SearchBudget part = budget.slice(effortForRest());
      notes.addAll(FutileNotes.along(position, moves, solver, rule, part));
    }
    return solution.withMainline(moves, session.handAfter(moves)).withNotes(notes);
  }

  SoundnessReport report() {
    List<Defect> found = new ArrayList<>(line.defects());
    found.addAll(cooks.defects());
    List<OpenMove> open = new ArrayList<>(line.open());
    open.addAll(cooks.open());
    List<Note> remarks = new ArrayList<>(cooks.notes());
    if (line.authored()) {
      in(Phase.DEFENDER, () -> addLongerDefences(found, open, remarks));
    }
    if (tiesOpen) {
      open.add(new OpenMove(mainline.length(), Move.NONE));
    } else if (solution.isExact()) {
      SearchBudget part = decidedAfter > 0 ? rest() : budget;
      EqualVariations equal = new EqualVariations(session, mainline, options, part);
      in(Phase.REST, equal::run);
      found.addAll(equal.defects());
      open.addAll(equal.open());
      equal.note().ifPresent(remarks::add);
    }
    Set<Defect> doubtful = new HashSet<>();
    if (isMainline()) {
      in(Phase.EQUAL_LINES, () -> addEqualLines(found, doubtful, open, remarks));
    } else if (!line.authored() && (tiesOpen || !solution.isExact())) {
      cooks.defects().stream().filter(doubt()::concerns).forEach(doubtful::add);
    }
    Facts facts = new Facts(solution, line, tiesOpen, found, doubtful, open);
    Judgement judgement = Judgement.of(facts, options);
    ledger.enter(Phase.REST, nodes());
    Solution shown = shown(line.moves(), true);
    ledger.enter(Phase.REST, nodes());
    remarks.addAll(0, shown.notes());
    remarks.addAll(0, line.notes());
    SearchBudget last = budget.overtime().slice(Math.min(nodes() / REFUTED_PART, MOST_REFUTED));
    List<OpenMove> known = new RefutedWithin(session, mainline, last).of(judgement.open());
    return new SoundnessReport(
        shown.withNotes(remarks),
        judgement.verdict(),
        judgement.defects(),
        judgement.provisional(),
        known,
        judgement.agrees(),
        nodes(),
        ledger.spent());
  }

  private void addLongerDefences(List<Defect> found, List<OpenMove> open, List<Note> remarks) {
    // No other check mates, and the line is as long as the problem: no reply lasts longer.
    boolean implied =
        solution.isExact()
            && solution.length() == mainline.length()
            && cooks.isComplete()
            && onlyAtTheEnd(cooks, mainline);
    if (implied) {
      return;
    }
    boolean lasts = solution.isExact() && solution.length() > mainline.length();
    // The kind of what lasts longer is known by the best play.
    boolean known = lasts && !tiesOpen && !lineOpen;
    List<Defect> byLength = known ? List.of(longer.ofLength(solution)) : List.of();
    boolean matters = !isCooked() && LongerDefences.mayMatter(byLength, options);
    longer.run(matters ? budget : rest());
    List<Defect> rows = longer.defects().isEmpty() ? byLength : longer.defects();
    found.addAll(rows);
    if (!isCooked() && LongerDefences.mayMatter(rows, options)) {
      open.addAll(longer.open());
    } else if (!longer.open().isEmpty()) {
      int ply = longer.open().get(0).ply();
      remarks.add(Note.of(LongerDefences.OPEN, ply, Move.NONE, "not-examined"));
    }
  }

  /** What is known of the other lines of best play. */
  private void addEqualLines(
      List<Defect> found, Set<Defect> doubtful, List<OpenMove> open, List<Note> remarks) {
    EqualLines lines = equalLines();
    boolean undecided = needsMilderLine() && !lines.isDecided();
    if (undecided) {
      cooks.defects().stream()
          .filter(defect -> defect.severity() == Severity.FATAL && !isOnEveryLine(defect, lines))
          .forEach(doubtful::add);
      open.add(new OpenMove(lines.firstChoice(), Move.NONE));
    } else if (!lines.isRanked()) {
      remarks.add(Note.of(EqualLines.OPEN, lines.firstChoice(), Move.NONE, "lines-not-examined"));
    }
    EqualVariationCooks others = new EqualVariationCooks(session, line.moves(), options);
    others.list(lines, budget.share(REST));
    found.addAll(others.defects());
    remarks.addAll(others.notes());
  }

  /** Whether a fatal defect is one whatever line of best play is examined. */
  private boolean isOnEveryLine(Defect defect, EqualLines lines) {
    return lines.chosen() == null
        // The lines are not known.
        ? !doubt().concerns(defect)
        : lines.isUnavoidable(defect.ply(), defect.move());
  }

  private Doubt doubt() {
    return new Doubt(position, mainline, solution.isExact(), options.late());
  }

  private static boolean onlyAtTheEnd(CookFinder cooks, Mainline mainline) {
    return cooks.defects().stream().allMatch(defect -> defect.ply() == mainline.length());
  }

  /** The solution with the author's length, if that is less than what was proved so far. */
  private void tighten(SearchBudget part) {
    int authored = mainline.length();
    if (!solution.isExact() && authored < solution.length()) {
      Known<Boolean> within = session.isWithin(session.question(authored, part));
      solution = within.is(true) ? solution.within(authored) : solution;
    }
  }
}
