package io.github.tsume.soundness;

import io.github.tsume.board.Move;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Judgement;
import io.github.tsume.judgement.Judgement.Facts;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.mate.FutileNotes;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.Solution;
import io.github.tsume.soundness.SoundnessChecker.Ledger;
import io.github.tsume.soundness.SoundnessReport.Conclusions;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * An assembler of what a check has to say once its rounds are over: the defects of the defender and
 * of other lines, what is open, the remarks, and the judgement on them all.
 */
final class CheckReport {
  private final CheckTask task;
  private final CheckState state;
  private final Session session;
  private final SearchBudget budget;
  private final Efforts efforts;
  private final List<Defect> found = new ArrayList<>();
  private final Set<Defect> doubtful = new HashSet<>();
  private final List<OpenMove> open = new ArrayList<>();
  private final List<Note> remarks = new ArrayList<>();

  private CheckReport(CheckTask task, CheckState state) {
    this.task = task;
    this.state = state;
    this.session = task.session();
    this.budget = task.budget();
    this.efforts = task.efforts();
  }

  /** The report on what is known. */
  static SoundnessReport of(CheckTask task, CheckState state) {
    return new CheckReport(task, state).report();
  }

  /** The solution with its own mainline, whichever was examined, and all the nodes it took. */
  static Solution solution(CheckTask task, CheckState state) {
    return new CheckReport(task, state)
        .shown(state.solution().mainline(), task.options().solve().explain())
        .withNodes(state.nodes());
  }

  private SoundnessReport report() {
    ExaminedLine line = state.line();
    found.addAll(line.defects());
    found.addAll(state.cooks().defects());
    open.addAll(line.open());
    open.addAll(state.cooks().open());
    if (line.authored()) {
      in(Phase.DEFENDER, this::addLongerDefences);
    }
    addEqualVariations();
    if (state.isMainline()) {
      in(Phase.EQUAL_LINES, this::addEqualLines);
    } else if (!line.authored() && (state.tiesOpen() || !state.solution().isExact())) {
      state.cooks().defects().stream().filter(doubt()::concerns).forEach(doubtful::add);
    }
    Judgement judgement = judged();
    List<OpenMove> passedOver = state.cooks().passedOver();
    if (judgement.verdict() != Verdict.COOKED && !passedOver.isEmpty()) {
      // One of them may be a cook: more than what is fatal at its node already.
      open.addAll(passedOver);
      judgement = judged();
    }
    remarks.addAll(0, state.cooks().notes(judgement.verdict(), isOpen(judgement)));
    return written(judgement);
  }

  private static boolean isOpen(Judgement judgement) {
    return judgement.verdict() == Verdict.UNKNOWN || !judgement.open().isEmpty();
  }

  private Judgement judged() {
    Facts facts =
        new Facts(
            Conclusions.of(state.solution()),
            state.line().judged(),
            state.tiesOpen(),
            found,
            doubtful,
            open);
    return Judgement.of(facts, task.options().standards());
  }

  private SoundnessReport written(Judgement judgement) {
    Ledger ledger = task.ledger();
    ledger.enter(Phase.REST, state.nodes());
    Solution shown = shown(state.line().moves(), true);
    ledger.enter(Phase.REST, state.nodes());
    remarks.addAll(0, shown.notes());
    remarks.addAll(0, state.line().notes());
    long most =
        Math.min(
            state.nodes() / efforts.part(EffortTable.REFUTED_PART),
            efforts.nodes(EffortTable.REFUTED_MOST));
    RefutedWithin refuted =
        new RefutedWithin(session, state.mainline(), budget.overtime().slice(most));
    List<OpenMove> known = refuted.of(judgement.open());
    return new SoundnessReport(
        shown.withNotes(remarks),
        judgement.verdict(),
        judgement.defects(),
        judgement.provisional(),
        known,
        judgement.agrees(),
        state.nodes(),
        ledger.spent());
  }

  /** The solution with a line and remarks on it. */
  private Solution shown(List<Integer> moves, boolean explained) {
    List<Note> notes = new ArrayList<>();
    if (state.lineOpen() || state.tiesOpen()) {
      notes.add(Solution.lineOpen());
    }
    if (state.solution().isExact() && explained) {
      SearchBudget part = budget.slice(state.restNodes());
      notes.addAll(
          FutileNotes.along(
              task.position(), moves, task.solver(), task.options().solve().futile(), part));
    }
    return state.solution().withMainline(moves, session.handAfter(moves)).withNotes(notes);
  }

  private void addEqualVariations() {
    if (state.tiesOpen()) {
      open.add(new OpenMove(state.mainline().length(), Move.NONE));
    } else if (state.solution().isExact()) {
      SearchBudget part = state.isDecided() ? state.rest() : budget;
      EqualVariations equal = new EqualVariations(session, state.mainline(), task.options(), part);
      in(Phase.REST, equal::run);
      found.addAll(equal.defects());
      open.addAll(equal.open());
      equal.note().ifPresent(remarks::add);
    }
  }

  private void addLongerDefences() {
    Solution solution = state.solution();
    Mainline mainline = state.mainline();
    LongerDefences longer = state.longer();
    // No other check mates, and the line is as long as the problem: no reply lasts longer.
    boolean implied =
        solution.isExact()
            && solution.length() == mainline.length()
            && state.cooks().isComplete()
            && hasDefectsOnlyAtTheEnd();
    if (implied) {
      return;
    }
    boolean lasts = solution.isExact() && solution.length() > mainline.length();
    // The kind of what lasts longer is known by the best play; that something does, by the length.
    boolean known = lasts && !state.tiesOpen() && !state.lineOpen();
    Defect some = known ? longer.ofLength(solution) : longer.ofSome(solution.length());
    List<Defect> byLength = lasts ? List.of(some) : List.of();
    boolean matters = !state.isCooked() && LongerDefences.mayMatter(byLength, task.options());
    longer.run(matters ? budget : state.rest());
    List<Defect> rows = longer.defects().isEmpty() ? byLength : longer.defects();
    found.addAll(rows);
    if (!state.isCooked() && LongerDefences.mayMatter(rows, task.options())) {
      open.addAll(longer.open());
    } else if (!longer.open().isEmpty()) {
      int ply = longer.open().get(0).ply();
      remarks.add(Note.of(Remark.LONGER_DEFENCES_OPEN, ply, Move.NONE, "not-examined"));
    }
  }

  private boolean hasDefectsOnlyAtTheEnd() {
    int end = state.mainline().length();
    return state.cooks().defects().stream().allMatch(defect -> defect.ply() == end);
  }

  /** What is known of the other lines of best play. */
  private void addEqualLines() {
    EqualLines lines = state.equalLines();
    boolean undecided = state.needsMilderLine() && !lines.isDecided();
    if (undecided) {
      state.cooks().defects().stream()
          .filter(defect -> defect.severity() == Severity.FATAL && !isOnEveryLine(defect, lines))
          .forEach(doubtful::add);
      open.add(new OpenMove(lines.firstChoice(), Move.NONE));
    } else if (!lines.isRanked()) {
      remarks.add(
          Note.of(Remark.EQUAL_LINES_OPEN, lines.firstChoice(), Move.NONE, "lines-not-examined"));
    }
    EqualVariationCooks others =
        new EqualVariationCooks(session, state.line().moves(), task.options());
    others.list(lines, budget.share(efforts.share(EffortTable.REST_SHARE)));
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
    return new Doubt(
        task.position(), state.mainline(), state.solution().isExact(), task.options().late());
  }

  private void in(Phase phase, Runnable work) {
    task.ledger().in(phase, state::nodes, work);
  }
}
