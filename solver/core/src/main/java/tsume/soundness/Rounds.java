package tsume.soundness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tsume.board.Hand;
import tsume.board.Move;
import tsume.board.Position;
import tsume.dfpn.SearchBudget;
import tsume.mate.FutileNotes;
import tsume.mate.FutileRule;
import tsume.mate.MateProbe;
import tsume.mate.MateSolver;
import tsume.mate.Note;
import tsume.mate.Solution;
import tsume.mate.SolveListener;
import tsume.mate.ValueProbe;

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

  private final MateSolver solver;
  private final Position position;
  private final MateProbe probe;
  private final CheckOptions options;
  private final Journal journal;
  private final SearchBudget budget;
  private final SolveListener listener;
  private final boolean lengthOnly;
  private Solution solution;
  private ExaminedLine line;
  private Mainline mainline;
  private CookFinder cooks;
  private long solverNodes;
  private boolean tiesOpen;
  private boolean lineOpen;

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
      boolean lengthOnly) {
    this.solver = solver;
    this.position = position;
    this.probe = new MateProbe(position, solver, options.solve().futile());
    this.options = options;
    this.journal = journal;
    this.budget = budget;
    this.listener = listener;
    this.lengthOnly = lengthOnly;
    this.solution = first;
    this.solverNodes = first.nodes();
    this.line = ExaminedLine.choose(probe, solution, options, budget);
    this.mainline = new Mainline(line.moves());
    this.cooks = cookFinder();
  }

  private CookFinder cookFinder() {
    return new CookFinder(
        probe, mainline, line.authored(), options, journal.page(line.moves()), listener);
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
      confirmLine();
      settle(effort);
    }
    if (!lengthOnly && cooks.open().isEmpty()) {
      cooks.improveLines(budget.share(LINES));
      long rest = effortForRest();
      cooks.runRest(budget.share(REST).slice(rest));
      cooks.improveLines(budget.share(REST).slice(rest));
    }
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

  private long effortForRest() {
    return Math.min(Math.max(LEAST_REST, nodes()), MOST_REST);
  }

  private long nodes() {
    return solverNodes + probe.nodes();
  }

  private boolean isSettled() {
    return solution.isExact() && !tiesOpen && (lengthOnly || cooks.open().isEmpty());
  }

  /** The solution with its own mainline, whichever was examined, and all the nodes it took. */
  Solution solution() {
    return shown(solution.mainline(), options.solve().explain()).withNodes(nodes());
  }

  private void solveAgain(long effort) {
    Solution again = solver.solve(position, options.solve(), budget, effort, listener);
    solverNodes += again.nodes();
    if (again.isMate() && (again.isExact() || isBetter(again))) {
      solution = again;
      choose(ExaminedLine.choose(probe, solution, options, budget));
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
        holds = !probe.matesWithin(left - 2, budget.overtime().slice(1)).isProven();
      }
      probe.play(moves.get(played));
    }
    while (played > 0) {
      probe.undo(moves.get(--played));
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
    }
  }

  private void examine(long most) {
    long effort = lengthOnly && !mayProveLength() ? most / UNLIKELY : most;
    cooks.run(budget.slice(effort));
    tighten(budget.share(0.5).slice(effort));
    if (!solution.isExact() && solution.length() == mainline.length()) {
      if (new LengthProof(probe, mainline, cooks, budget.slice(effort)).holds()) {
        solution = solution.withExactLength();
        tiesOpen = true;
      }
    }
    if (tiesOpen) {
      breakTies(effort);
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
    List<Integer> moves = firstOfTies(budget.slice(effort));
    if (moves != null) {
      take(moves);
    }
    tiesOpen = moves == null && Hand.size(solution.leftover()) > 0;
  }

  /** The line with all ties broken, the length being known; null if that takes too long. */
  private @Nullable List<Integer> firstOfTies(SearchBudget part) {
    return new ValueProbe(probe).line(solution.length(), part);
  }

  private void take(List<Integer> moves) {
    solution = solution.withMainline(moves, probe.handAfter(moves));
    choose(ExaminedLine.choose(probe, solution, options, budget));
  }

  /**
   * Takes the line with all ties broken where another of the same length was examined: which one
   * that is depends on the course of the search.
   */
  private void confirmLine() {
    List<Integer> moves = firstOfTies(budget.share(REST).slice(effortForRest()));
    lineOpen = moves == null;
    if (moves != null && !moves.equals(solution.mainline())) {
      take(moves);
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
    return solution.withMainline(moves, probe.handAfter(moves)).withNotes(notes);
  }

  SoundnessReport report() {
    List<Defect> defects = new ArrayList<>(line.defects());
    defects.addAll(cooks.defects());
    List<OpenMove> open = new ArrayList<>(line.open());
    open.addAll(cooks.open());
    List<Note> remarks = new ArrayList<>(cooks.notes());
    if (line.authored()) {
      LongerDefences longer = new LongerDefences(probe, mainline, options, budget);
      longer.run();
      defects.addAll(longer.defects());
      // No other check mates, and the line is as long as the problem: no reply lasts longer.
      boolean implied =
          solution.isExact()
              && solution.length() == mainline.length()
              && cooks.open().isEmpty()
              && onlyAtTheEnd(cooks, mainline);
      if (!implied) {
        open.addAll(longer.open());
      }
    }
    if (tiesOpen) {
      open.add(new OpenMove(mainline.length(), Move.NONE));
    } else if (solution.isExact()) {
      addLeftover(solution, line, options, defects);
      EqualVariations equal = new EqualVariations(probe, mainline, options, budget);
      equal.run();
      defects.addAll(equal.defects());
      open.addAll(equal.open());
      equal.note().ifPresent(remarks::add);
    }
    addShortCook(solution, line, options, defects);
    defects.sort(
        Comparator.comparingInt(Defect::ply)
            .thenComparing(Defect::kind)
            .thenComparingInt(Defect::move));
    Optional<Boolean> agrees = new Agreement(options, line, defects).with(solution);
    Solution shown = shown(line.moves(), true);
    remarks.addAll(0, shown.notes());
    remarks.addAll(0, line.notes());
    shown = shown.withNotes(remarks);
    return verdict(shown, defects, open, agrees);
  }

  private static boolean onlyAtTheEnd(CookFinder cooks, Mainline mainline) {
    return cooks.defects().stream().allMatch(defect -> defect.ply() == mainline.length());
  }

  /** The solution with the author's length, if that is less than what was proved so far. */
  private void tighten(SearchBudget part) {
    int authored = mainline.length();
    if (!solution.isExact() && authored < solution.length()) {
      Boolean within = new ValueProbe(probe).isWithin(authored, part);
      solution = Boolean.TRUE.equals(within) ? solution.within(authored) : solution;
    }
  }

  private SoundnessReport verdict(
      Solution shown, List<Defect> all, List<OpenMove> open, Optional<Boolean> agrees) {
    // Off the first node, a defect counts only on a mainline that is proved to be the one, or on
    // the author's: a line that leaves pieces may be as long as the one that is, which does not.
    boolean certain = line.authored() || (shown.isExact() && !tiesOpen);
    List<Defect> defects = new ArrayList<>();
    List<Defect> provisional = new ArrayList<>();
    for (Defect defect : all) {
      boolean counts =
          certain
              || defect.ply() <= 1
              || defect.kind() == DefectClass.LINE_FAILS
              || defect.severity() != Severity.FATAL;
      (counts ? defects : provisional).add(defect);
    }
    boolean cooked =
        defects.stream().anyMatch(d -> d.severity() == Severity.FATAL && d.kind().isAttackers());
    boolean fatal = defects.stream().anyMatch(d -> d.severity() == Severity.FATAL);
    Soundness verdict;
    if (cooked) {
      verdict = Soundness.COOKED;
    } else if (fatal) {
      // "Incomplete" means: mates, no cook. With questions open a cook may still turn up, but a
      // fatal row decides the verdict all the same.
      verdict = Soundness.INCOMPLETE;
    } else {
      boolean closed = open.isEmpty() && provisional.isEmpty() && shown.isExact();
      verdict = closed ? Soundness.SOUND : Soundness.UNKNOWN;
    }
    List<OpenMove> openMoves =
        verdict == Soundness.UNKNOWN && open.isEmpty() && provisional.isEmpty()
            ? List.of(new OpenMove(1, Move.NONE))
            : open;
    return new SoundnessReport(shown, verdict, defects, provisional, openMoves, agrees, nodes());
  }

  private static void addLeftover(
      Solution solution, ExaminedLine line, CheckOptions options, List<Defect> defects) {
    boolean longVariation =
        defects.stream().anyMatch(defect -> defect.kind() == DefectClass.LONG_VARIATION);
    boolean sameLength = solution.length() == line.moves().size();
    boolean decided = line.authored() || line.open().isEmpty();
    if (Hand.size(solution.leftover()) > 0 && !longVariation && sameLength && decided) {
      defects.add(
          new Defect(
              DefectClass.LEFTOVER,
              options.profile().severity(DefectClass.LEFTOVER, solution.length()),
              0,
              Move.NONE,
              solution.length(),
              solution.mainline(),
              solution.leftover()));
    }
  }

  private static void addShortCook(
      Solution solution, ExaminedLine line, CheckOptions options, List<Defect> defects) {
    int aim = line.authored() ? line.moves().size() : options.statedLength().orElse(0);
    boolean known =
        line.authored()
            && defects.stream().anyMatch(defect -> defect.kind() == DefectClass.SHORT_COOK);
    if (aim <= solution.length() || known) {
      return;
    }
    List<Integer> mainline = solution.mainline();
    int apart = line.authored() ? ExaminedLine.firstDifference(line.moves(), mainline) : 0;
    defects.add(
        new Defect(
            DefectClass.SHORT_COOK,
            options.profile().severity(DefectClass.SHORT_COOK, solution.length()),
            apart + 1,
            mainline.get(apart),
            solution.length(),
            mainline.subList(apart, mainline.size()),
            solution.leftover()));
  }
}
