package io.github.tsume.app.batch.job;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.goal.Found;
import io.github.tsume.goal.Found.Ending;
import io.github.tsume.goal.Goals;
import io.github.tsume.goal.Goals.Wanted;
import io.github.tsume.helpmate.Helpmate;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Key;
import io.github.tsume.judgement.Key.Defence;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.posed.Findings;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.CheckOutcome.OpenEntry;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.KeyEntry;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.SolutionsEntry;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.Sentences;
import io.github.tsume.results.text.Wording;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.Journal;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.soundness.claims.Certificate;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Reason;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Standing;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The work on one problem: from what was read to its result, whatever else goes on. */
public record ProblemJob(JobOptions options, Messages messages) {
  /** The code of the error of a problem for which there was not memory enough. */
  public static final String OUT_OF_MEMORY = "out-of-memory";

  /**
   * The result of one problem within a budget.
   *
   * @param solver without knowledge of other problems
   * @param journal what is known of its other checks, added to
   * @param spentNodes what earlier attempts searched
   * @param since when the first attempt began, by {@link System#nanoTime}
   * @param isLast whether a result is not searched for again: only then are proofs written, and
   *     advice is given
   */
  public Ended run(
      Prepared problem,
      MateSolver solver,
      SearchBudget budget,
      SolveListener listener,
      Journal journal,
      long spentNodes,
      long since,
      Predicate<Result> isLast) {
    JobOptions own = options.of(problem);
    if (!own.equals(options)) {
      return new ProblemJob(own, messages)
          .run(problem, solver, budget, listener, journal, spentNodes, since, isLast);
    }
    Position position = Objects.requireNonNull(problem.position());
    JobOptions.Check check = options.check();
    Aim aim = options.asked().aim();
    CheckOptions asked = asked(problem);
    Found found =
        Goals.seek(
            new Wanted(
                position, aim, asked, check != null, listener, journal, options.limits().spill()),
            solver,
            budget);
    Ending ending = found.ending();
    Findings findings = found.findings();
    BranchLister branches = new BranchLister(options, messages);
    found.more(Solution.class).ifPresent(mate -> branches.list(position, mate, solver, budget));
    List<NoteEntry> notes = notes(problem, position, found);
    Standing standing = findings.standing();
    if (options.solve().rawLength()
        && ending.outcome() == Outcome.MATE
        && ending.rawLength().isEmpty()) {
      standing = standing.with(Set.of(Unfinished.RAW_LENGTH));
      Wording words = Sentences.of("note." + Remark.RAW_LENGTH_OPEN.code());
      notes.add(NoteEntry.of(Remark.RAW_LENGTH_OPEN, words, messages.locale()));
    }
    standing = standing.with(branches.unfinished());
    notes.addAll(branches.notes());
    // What is proved once more for others says nothing of where the check ended.
    Reason reason = options.asked(standing).isSettled() ? null : reason(found, budget);
    if (check != null) {
      notes.addAll(MoreNotes.known(check.known(), problem.origin(), position, ending, messages));
    }
    Result result =
        new Result(
            problem.origin(),
            answer(position, ending, found),
            problem.statedLength(),
            findings.agrees().orElse(null),
            findings.verdict().map(verdict -> check(position, findings, verdict)).orElse(null),
            notes,
            effort(budget, spentNodes, since),
            reason,
            null,
            standing,
            false,
            new Result.Extras(
                check == null ? List.of() : LineText.usi(position, authoredLine(problem)),
                problem.authoredEnd(options.againstStated()),
                branches.variations(),
                branches.tries()));
    boolean last = isLast.test(result);
    return new Ended(
        last && check != null
            ? written(result, problem, found, solver, budget, spentNodes, since)
            : result,
        last);
  }

  /**
   * How an attempt ended.
   *
   * @param isLast whether nothing is searched for after it
   */
  public record Ended(Result result, boolean isLast) {}

  /** A result with its certificate and advice, where they are asked for. */
  private Result written(
      Result result,
      Prepared problem,
      Found found,
      MateSolver solver,
      SearchBudget budget,
      long spentNodes,
      long since) {
    JobOptions.Check check = Objects.requireNonNull(options.check());
    Position position = Objects.requireNonNull(problem.position());
    Optional<Certificate> certificate =
        options.asked().certificate() ? found.proofs().write(solver, budget) : Optional.empty();
    List<NoteEntry> notes = new ArrayList<>(result.notes());
    // Last, as it makes the solver forget.
    found
        .more(SoundnessReport.class)
        .ifPresent(
            report ->
                notes.addAll(advice(position, asked(problem), check, report, solver, budget)));
    Result told =
        result.withNotes(notes).withReason(result.reason(), effort(budget, spentNodes, since));
    return check.results() == null || certificate.isEmpty()
        ? told
        : new CertificateStore(check.results()).put(told, position, certificate.get());
  }

  /** Remarks on needless pieces and on the nearest repair, where they are asked for. */
  private List<NoteEntry> advice(
      Position position,
      CheckOptions asked,
      JobOptions.Check check,
      SoundnessReport report,
      MateSolver solver,
      SearchBudget budget) {
    List<NoteEntry> notes = new ArrayList<>();
    SearchBudget part = budget.overtime();
    part = check.advises() ? part.slice(Efforts.DEFAULT.nodes(EffortTable.ADVICE_NODES)) : part;
    if (options.asked().needless() || check.advises()) {
      notes.addAll(MoreNotes.needless(position, report, asked, solver, part, messages));
    }
    if (check.advises()) {
      notes.addAll(MoreNotes.repair(position, report, asked, solver, part, messages));
    }
    return notes;
  }

  private List<Integer> authoredLine(Prepared problem) {
    return options.againstStated() ? problem.authoredLine() : List.of();
  }

  /** The result of a problem on which the program failed. */
  public Result failed(Prepared problem, String message) {
    Result.Failure failure = new Result.Failure("internal-error", message, null, 0, 0);
    return failed(problem, Reason.INTERNAL, failure);
  }

  /** The result of a problem that needs more memory than there is. */
  public Result outOfMemory(Prepared problem) {
    Wording words = Sentences.of("error.problem-memory");
    String code = OUT_OF_MEMORY;
    Result.Failure failure = new Result.Failure(code, words.in(messages.locale()), words, 0, 0);
    return failed(problem, Reason.OUT_OF_MEMORY, failure);
  }

  /** The result of a problem of which nothing is known for a reason that is no failure. */
  Result unknown(Prepared problem, Reason reason) {
    return failed(problem, reason, null);
  }

  private Result failed(Prepared problem, Reason reason, Result.@Nullable Failure failure) {
    return new Result(
        problem.origin(),
        Result.Answer.of(Outcome.UNKNOWN, options.of(problem).asked().aim()),
        problem.statedLength(),
        null,
        options.check() == null ? null : new CheckOutcome(Verdict.UNKNOWN, List.of(), List.of()),
        problem.notes(),
        null,
        reason,
        failure);
  }

  /** What is asked of this problem; with a length that is stated only the answer is compared. */
  private CheckOptions asked(Prepared problem) {
    CheckOptions asked = options.asked().options();
    return options.check() == null || options.againstStated()
        ? asked.withStated(problem.statedLength(), problem.authoredLine(), problem.lineEnd())
        : asked;
  }

  private Result.Answer answer(Position position, Ending ending, Found found) {
    SolutionsEntry solutions =
        found.more(Helpmate.class).map(each -> solutions(position, ending, each)).orElse(null);
    return ending.length().plies() == 0 && solutions == null
        ? Result.Answer.of(ending.outcome(), options.asked().aim())
        : new Result.Answer(
            ending.outcome(),
            ending.length(),
            ending.rawLength(),
            Prepared.pieces(position, ending.leftover()),
            LineText.usi(position, ending.line()),
            LineText.of(position, ending.line(), options.moves()),
            options.asked().aim(),
            ending.keys().stream().map(key -> key(position, key)).toList(),
            solutions);
  }

  /** The solutions, that of the mainline first. */
  private static SolutionsEntry solutions(Position position, Ending ending, Helpmate found) {
    List<List<Integer>> lines = new ArrayList<>(found.lines());
    if (!ending.line().isEmpty()) {
      lines.remove(ending.line());
      lines.add(0, ending.line());
    }
    return new SolutionsEntry(
        found.count(),
        lines.stream().map(line -> LineText.usi(position, line)).toList(),
        found.layers());
  }

  private static KeyEntry key(Position position, Key key) {
    return new KeyEntry(
        Move.toUsi(key.move(), position.rules()),
        LineText.usi(position, key.threat()),
        key.defences().stream().map(defence -> defence(position, defence)).toList());
  }

  private static KeyEntry.Defence defence(Position position, Defence defence) {
    return new KeyEntry.Defence(
        Move.toUsi(defence.move(), position.rules()),
        LineText.usi(position, defence.mate()),
        defence.next() == null ? null : key(position, defence.next()));
  }

  private CheckOutcome check(Position position, Findings found, Verdict verdict) {
    List<DefectEntry> defects = new ArrayList<>();
    found.rows().forEach(row -> defects.add(entry(position, row.defect(), row.provisional())));
    List<OpenEntry> open =
        found.open().stream()
            .map(Findings.OpenRow::open)
            .map(
                entry ->
                    new OpenEntry(entry.ply(), usi(position, entry.move()), entry.refutedWithin()))
            .toList();
    return new CheckOutcome(verdict, defects, open, options.told());
  }

  private static DefectEntry entry(Position position, Defect defect, boolean provisional) {
    return new DefectEntry(
        defect.kind(),
        defect.severity(),
        defect.ply(),
        usi(position, defect.move()),
        defect.length(),
        LineText.usi(position, defect.line()),
        Prepared.pieces(position, defect.leftover()),
        provisional,
        defect.failure() == null ? null : defect.failure().code());
  }

  private List<NoteEntry> notes(Prepared problem, Position position, Found found) {
    List<NoteEntry> notes = new ArrayList<>(problem.notes());
    if (options.check() == null && problem.moveCount() > 0 && !options.plyChosen()) {
      String moves = String.valueOf(problem.moveCount());
      Wording words = Sentences.of("note.first-position", moves);
      notes.add(NoteEntry.of(Remark.FIRST_POSITION, words, messages.locale()));
    }
    OtherGoal.words(problem.statedAim(), options.asked().aim())
        .ifPresent(words -> notes.add(NoteEntry.of(Remark.OTHER_GOAL, words, messages.locale())));
    for (Note note : found.notes()) {
      String plies = String.valueOf(note.plies());
      Wording words = Sentences.of("why." + note.why(), plies, String.valueOf(note.others()));
      notes.add(
          new NoteEntry(
              note.kind().code(),
              note.ply(),
              usi(position, note.move()),
              words.in(messages.locale()),
              words,
              LineText.usi(position, note.line())));
    }
    return notes;
  }

  private Result.@Nullable Effort effort(SearchBudget budget, long before, long since) {
    if (!options.timing()) {
      return null;
    }
    JobOptions.Limits limits = options.limits();
    return new Result.Effort(
        new Result.Limits(
            limits.millis() == 0 ? null : limits.millis() / 1000.0,
            limits.nodes() == 0 ? null : limits.nodes(),
            limits.hash()),
        before + budget.nodes(),
        limits.nodes() == 0 ? 0 : budget.overtimeNodes(),
        (System.nanoTime() - since) / 1_000_000);
  }

  /** What ended the search before all was answered; null if nothing did but its own measure. */
  private static @Nullable Reason reason(Found found, SearchBudget budget) {
    if (found.limit() != null) {
      return found.limit();
    }
    return budget.isSpent() ? budget.limit() : null;
  }

  private static @Nullable String usi(Position position, int move) {
    return move == Move.NONE ? null : Move.toUsi(move, position.rules());
  }

  /** A remark that the source of a problem, such as a link of the page, asks for another goal. */
  public static final class OtherGoal {
    private OtherGoal() {}

    /**
     * The sentence; empty if nothing else is stated.
     *
     * @param stated null if nothing is stated at all; that it is a mate needs no saying
     */
    public static Optional<Wording> words(@Nullable Aim stated, Aim asked) {
      if (stated == null || stated.goal().isUsual() || stated.goal() == asked.goal()) {
        return Optional.empty();
      }
      String goal = "verdict." + stated.goal().reached().code();
      String key = stated.goal().isBounded() ? "note.other-goal" : "note.other-goal-any-length";
      String within = String.valueOf(stated.within());
      return Optional.of(Sentences.of(key, messages -> new Object[] {messages.get(goal), within}));
    }
  }
}
