package io.github.tsume.app.batch;

import io.github.tsume.app.batch.Batch.SpareThreads;
import io.github.tsume.app.batch.Batch.TotalTime;
import io.github.tsume.app.batch.Tasks.FirstOnes;
import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.job.JournalFile;
import io.github.tsume.app.batch.job.JournalFile.Journals;
import io.github.tsume.app.batch.job.Prepared;
import io.github.tsume.app.batch.job.ProblemJob;
import io.github.tsume.app.batch.job.ProblemJob.Ended;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.app.batch.log.EarlierResult;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.app.file.OutputReason;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.Sentences;
import io.github.tsume.results.text.Wording;
import io.github.tsume.soundness.Journal;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Reason;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verdict.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One thread's solver. Most problems are easy and done in a first attempt of few nodes; those that
 * are left come after all others, with the table that they have, or go on at once where none are
 * waiting, or where too many tables wait already. So nothing is searched twice, whoever waits.
 */
final class SearchWorker implements WorkPool.Worker<Task, Result> {
  private final int number;
  private final JobOptions options;
  private final Settings settings;
  private final ProblemJob job;
  private @Nullable Room room;
  private long hashBytes;

  /** A solver with what it has learned of a problem, which whoever finishes that takes over. */
  static final class Room {
    private final MateSolver solver;

    /** Whether it is at what is left of a hard problem, with which others may help. */
    private volatile boolean atLast;

    private Room(long hashBytes, JobOptions options, @Nullable SpareThreads spare) {
      Helpers helpers =
          spare == null
              ? DeepThread.helpers(options.limits().threads())
              : spare.helpers(() -> atLast);
      solver = SolverRoom.solver(hashBytes, helpers);
    }
  }

  /**
   * What all workers share.
   *
   * @param hashBytes the memory of one worker's table
   * @param putsOff whether hard problems wait for the others
   * @param tables how many more may wait with their tables
   * @param total what all problems together may take
   * @param found the results so far of the entries before, by their places in the input; null where
   *     each problem is searched whatever was before
   * @param journals where checks that take long keep what they found out; null for nowhere
   * @param spare the threads that have nothing else to do; null if they are not to help
   */
  record Settings(
      long hashBytes,
      boolean putsOff,
      AtomicInteger tables,
      TotalTime total,
      @Nullable LongFunction<@Nullable Result> found,
      @Nullable Journals journals,
      @Nullable SpareThreads spare,
      Messages messages,
      Interruption interruption,
      BatchListener listener) {}

  SearchWorker(int number, JobOptions options, Settings settings) {
    this.number = number;
    this.options = options;
    this.settings = settings;
    hashBytes = settings.hashBytes();
    job = new ProblemJob(options, settings.messages());
  }

  @Override
  public @Nullable Result attempt(Task task) {
    return withWhatMemoryThereIs(task, () -> firstAttempt(task));
  }

  @Override
  public @Nullable Result finish(Task task) {
    return withWhatMemoryThereIs(task, () -> secondAttempt(task));
  }

  /**
   * What some work says; if it needs more memory than there is, it is tried once more with half the
   * table: it may be another input, read at the same time, that had it all. Then it is given up.
   */
  private @Nullable Result withWhatMemoryThereIs(Task task, Supplier<@Nullable Result> work) {
    try {
      return work.get();
    } catch (OutOfMemoryError first) {
      room = null; // With all that it holds: the next problem gets a new one.
      settings.listener().trouble(first);
      hashBytes = Math.max(1 << 20, hashBytes / 2);
    }
    try {
      return work.get();
    } catch (OutOfMemoryError second) {
      room = null;
      task.prepare(options, settings.messages());
      return done(job.outOfMemory(task.prepared()), task);
    }
  }

  private @Nullable Result firstAttempt(Task task) {
    settings.listener().begin(number, task.id());
    task.prepare(options, settings.messages());
    Prepared problem = task.prepared();
    if (problem.error() != null) {
      return done(problem.invalid(options), task);
    }
    FirstOnes.Before before = task.before();
    LongFunction<@Nullable Result> found = settings.found();
    if (before != null && found != null) {
      Result first = found.apply(before.sequence());
      if (first == null) {
        return null; // It is being searched: its result will do for this one too.
      }
      Result shared = SharedResult.of(first, task.prepared(), before.symmetry(), options);
      if (shared != null) {
        return done(shared, task);
      }
      task.wasBefore(null);
    }
    long limit = options.limits().nodes();
    long first = Efforts.DEFAULT.nodes(EffortTable.BATCH_QUICK);
    boolean onlyQuick = limit > 0 && limit <= first;
    long quick =
        limit == 0
            ? first
            : Math.min(first, limit / Efforts.DEFAULT.part(EffortTable.BATCH_QUICK_PART));
    task.begin();
    long most = options.limits().millis();
    long millis = settings.total().first(most);
    SearchBudget budget = SearchBudget.of(onlyQuick ? limit : quick, millis);
    room().solver.clear();
    Ended quickly = search(task, budget, Journal.NONE, told -> onlyQuick || isLast(told, budget));
    Result result = millis == most ? quickly.result() : quickly.result().withTimeLimit(millis);
    if (isEnough(result)) {
      return done(stopped(result), task);
    }
    if (quickly.isLast()) {
      return done(result, task);
    }
    task.keep(result, budget.nodes());
    boolean waits = settings.putsOff() && keepsTable(task);
    if (settings.putsOff()) {
      settings.total().putOff();
    }
    if (!waits) {
      return goOn(task);
    }
    task.rest();
    settings.listener().putOff(number);
    return null;
  }

  /**
   * Whether a problem may wait: with its table, as long as there is room for that; where all
   * together have a limited time, without.
   */
  private boolean keepsTable(Task task) {
    if (settings.tables().getAndUpdate(left -> Math.max(0, left - 1)) == 0) {
      return !settings.total().isUnlimited();
    }
    task.keepRoom(Objects.requireNonNull(room));
    room = null;
    return true;
  }

  /** Where it searches, made when the first problem comes. */
  private Room room() {
    if (room == null) {
      room = new Room(hashBytes, options, settings.spare());
    }
    return room;
  }

  /** Whether nothing more is searched for after a result. */
  private boolean isLast(Result result, SearchBudget budget) {
    return isEnough(result) || isFinal(result, budget);
  }

  /** Whether more nodes would change nothing. */
  private boolean isFinal(Result result, SearchBudget budget) {
    Reason reason = result.reason();
    boolean moreMayHelp =
        reason == Reason.NODES || reason == Reason.MEMORY || reason == Reason.DEPTH;
    return reason == null
        // "Cooked" is soon said; the length, and what is found further on, is worth the time too.
        ? options.asked(result.standing()).isSettled()
            || ((staysOpen(result) || isCooked(result)) && !budget.isSpent())
        : !moreMayHelp;
  }

  /** Whether a check has a verdict and nothing was cut short: what is open then stays open. */
  private static boolean staysOpen(Result result) {
    return hasVerdict(result) && !result.standing().isCutShort();
  }

  /** Whether the list of cooks is cut short, on purpose, and nothing that matters is open. */
  private boolean isCooked(Result result) {
    return isKnown(result)
        && result.is(Verdict.COOKED)
        && result.standing().leaves(Unfinished.MORE_DEFECTS)
        && !result.standing().leaves(Unfinished.MOVES);
  }

  /** Whether verdict and length of a check are known. */
  private boolean isKnown(Result result) {
    return result.check() != null && options.asked(result.standing()).isDecided();
  }

  private static boolean hasVerdict(Result result) {
    return result.check() != null && !result.standing().leaves(Unfinished.VERDICT);
  }

  private @Nullable Result secondAttempt(Task task) {
    if (task.before() != null) {
      return firstAttempt(task);
    }
    settings.listener().begin(number, task.id());
    Room kept = task.takeRoom();
    if (kept != null) {
      settings.tables().getAndIncrement();
      room = kept;
    } else {
      room().solver.clear();
    }
    return goOn(task);
  }

  private Result goOn(Task task) {
    Room here = room();
    here.atLast = true;
    try {
      return finishIt(task);
    } finally {
      here.atLast = false;
      // A table that has grown is none to wait with.
      room = settings.putsOff() ? null : room;
    }
  }

  private Result finishIt(Task task) {
    task.begin();
    long most = options.limits().millis();
    long spent = task.spentMillis();
    long left = most > 0 ? Math.max(1, most - spent) : 0;
    long millis = settings.putsOff() ? settings.total().share(left) : left;
    SearchBudget budget = SearchBudget.of(nodesFor(task), millis);
    Journals journals = settings.journals();
    JournalFile journal = journals == null ? null : journals.open(task.prepared());
    Result found = searchOn(task, budget, journal == null ? Journal.NONE : journal);
    Result better = better(found, task.kept());
    Result result = millis == left ? better : better.withTimeLimit(spent + millis);
    return done(journal == null ? result : without(journal, result), task);
  }

  /** Searches until the budget is spent, or a fatal defect is enough. */
  private Result searchOn(Task task, SearchBudget budget, Journal journal) {
    JobOptions.Check check = options.check();
    if (check == null || !check.failFast()) {
      return search(task, budget, journal, result -> true).result();
    }
    for (long nodes = Efforts.DEFAULT.nodes(EffortTable.BATCH_LOOK);
        ;
        nodes *= Efforts.DEFAULT.growth(EffortTable.BATCH_LOOK_GROWTH)) {
      SearchBudget part = budget.slice(nodes);
      Ended ended = search(task, part, journal, told -> budget.isSpent() || isLast(told, part));
      Result result = ended.result();
      if (isEnough(result)) {
        return stopped(result);
      }
      if (ended.isLast()) {
        return result;
      }
      task.keep(result, part.nodes());
    }
  }

  /** Whether a fatal defect was found that decides the verdict, and that was all that was asked. */
  private boolean isEnough(Result result) {
    JobOptions.Check check = options.check();
    return check != null
        && check.failFast()
        && hasVerdict(result)
        && !result.is(Verdict.SOUND)
        && !result.isComplete();
  }

  /** A result that is not gone on with because of what it says. */
  private Result stopped(Result result) {
    Wording words = Sentences.of("note." + Remark.FAIL_FAST.code());
    return result
        .asStopped()
        .withNote(NoteEntry.of(Remark.FAIL_FAST, words, settings.messages().locale()));
  }

  private long nodesFor(Task task) {
    Result kept = task.kept();
    long nodes = options.limits().nodes();
    long most = nodes == 0 ? Long.MAX_VALUE : nodes - task.nodes();
    boolean all = options.check() != null && options.asked().options().allCooks();
    boolean brief = settings.putsOff() && !options.limits().chosen() && !all;
    return brief && kept != null && isKnown(kept)
        ? Math.min(most, Efforts.DEFAULT.nodes(EffortTable.BATCH_DECIDED))
        : most;
  }

  /**
   * The result, with a remark if the journal could not be kept. It is put away where nothing is
   * left to be done; else the next run may go on from it, with larger limits if these were reached.
   */
  private Result without(JournalFile journal, Result result) {
    if (result.isComplete()) {
      journal.close();
    }
    IOException trouble = journal.trouble();
    if (trouble == null) {
      return result;
    }
    Wording words =
        Sentences.of(
            "note.journal",
            messages -> new Object[] {journal.file(), OutputReason.of(trouble, messages)});
    return result.withNote(NoteEntry.of(Remark.JOURNAL, words, settings.messages().locale()));
  }

  /** The later result, unless it was cut short before it knew as much as the earlier one. */
  private static Result better(Result later, @Nullable Result earlier) {
    if (earlier == null
        || later.answer().outcome() != Outcome.UNKNOWN
        || !earlier.answer().outcome().isReached()) {
      return later;
    }
    return earlier.withReason(later.reason(), later.effort());
  }

  /** An earlier result that a later search has nothing to add to but what it took. */
  private static Result standing(Result earlier, Result later, Task task) {
    Result standing = earlier.withOrigin(task.prepared().origin());
    List<NoteEntry> notes = new ArrayList<>(earlier.notes());
    notes.removeIf(NoteEntry::isDuplicate);
    return standing.withNotes(notes).withReason(later.reason(), later.effort());
  }

  /**
   * One attempt; the last one if it fails.
   *
   * @param isLast whether nothing is searched for after a result: then its proofs are written
   */
  private Ended search(Task task, SearchBudget budget, Journal journal, Predicate<Result> isLast) {
    Position start = Objects.requireNonNull(task.prepared().position());
    SolveListener listener = progress -> settings.listener().progress(number, start, progress);
    settings.interruption().begin(budget);
    try {
      return job.run(
          task.prepared(),
          room().solver,
          budget,
          listener,
          journal,
          task.nodes(),
          task.since(),
          isLast);
    } catch (OutputException e) {
      throw e; // It ends the batch: what comes after could not be written either.
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      settings.listener().trouble(e);
      return new Ended(job.failed(task.prepared(), String.valueOf(e)), true);
    } finally {
      settings.interruption().end(budget);
    }
  }

  private Result done(Result found, Task task) {
    CheckedAlone alone = new CheckedAlone(number, options, settings);
    Result result = found;
    if (alone.isNeeded(found)) {
      room = null; // Its table makes room for that of the one that is alone.
      result = alone.result(task, found);
    }
    Result earlier = task.earlier();
    Result better =
        earlier != null && EarlierResult.knowsMore(earlier, result)
            ? standing(earlier, result, task)
            : result;
    Result noted = task.duplicateNote() == null ? better : better.withNote(task.duplicateNote());
    settings.listener().done(number, noted, task.wasPutOff());
    return noted;
  }
}
