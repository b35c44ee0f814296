package io.github.tsume.app.batch;

import io.github.tsume.app.batch.job.HandNotes;
import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.job.Prepared;
import io.github.tsume.app.batch.log.EarlierResult;
import io.github.tsume.app.batch.log.EarlierResult.Again;
import io.github.tsume.app.batch.log.OrderedResults;
import io.github.tsume.app.batch.log.Register;
import io.github.tsume.app.batch.log.ResultLog;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.posed.StatedAim;
import io.github.tsume.record.Problem;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.results.json.ResultWriter;
import io.github.tsume.results.text.Codes;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.Sentences;
import io.github.tsume.results.text.Wording;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Remark;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The entries of a source that are still to be done, named and compared with earlier results. */
final class Tasks implements Iterator<Task> {
  private final InputSource source;
  private final JobOptions job;
  private final Messages messages;
  private final BatchListener listener;
  private final OrderedResults results;
  private final @Nullable ResultLog log;
  private final Set<Again> told = EnumSet.noneOf(Again.class);
  private final Register register = new Register();
  private final @Nullable FirstOnes firstOnes;
  private long sequence;
  private @Nullable Task next;

  Tasks(
      InputSource source,
      JobOptions job,
      Messages messages,
      BatchListener listener,
      OrderedResults results,
      @Nullable ResultLog log) {
    this.source = source;
    this.job = job;
    this.messages = messages;
    this.listener = listener;
    this.results = results;
    this.log = log;
    boolean certifies = job.check() != null && job.asked().certificate();
    firstOnes = log == null || certifies ? null : new FirstOnes();
  }

  @Override
  public boolean hasNext() {
    while (next == null && source.hasNext()) {
      InputEntry entry = source.next();
      String id = register.enter(entry.id());
      Task task = new Task(sequence++, id, entry, duplicateNote(id, entry));
      if (firstOnes != null) {
        task.prepare(job, messages);
        FirstOnes.Before before = firstOnes.enter(task.prepared(), task.sequence());
        task.wasBefore(before);
        if (before != null) {
          String number = String.valueOf(before.sequence() + 1);
          Wording words = Sentences.of("note.turned-duplicate", number);
          task.remark(NoteEntry.of(Remark.TURNED_DUPLICATE, words, messages.locale()));
        }
      }
      long offset = log == null ? ResultLog.NONE : log.find(id);
      if (log == null || offset == ResultLog.NONE || !isTakenOver(task, log, offset)) {
        next = task;
      }
    }
    return next != null;
  }

  /** How many entries were read. */
  long read() {
    return sequence;
  }

  /** Reads on to the end: what has a result is taken over, the rest is left undone. */
  void leaveUndone(Runnable alive) {
    for (next = null; hasNext(); next = null) {
      alive.run();
    }
  }

  /** Takes an earlier result over if it still answers what is asked. */
  private boolean isTakenOver(Task task, ResultLog log, long offset) {
    task.prepare(job, messages);
    Result earlier = ResultReader.read(log.read(offset));
    if (!earlier.id().equals(task.id())) {
      return false;
    }
    log.claim(offset);
    Optional<Again> again = new EarlierResult(earlier).again(task.prepared(), job);
    again
        .filter(told::add)
        .ifPresent(why -> listener.remark(messages.get("again." + Codes.of(why))));
    if (again.isEmpty()) {
      Result present = present(earlier, task);
      boolean same = present.equals(earlier);
      long at = same ? offset : log.append(present, ResultWriter.write(present));
      results.recovered(task.sequence(), at);
      listener.takenOver();
      return true;
    }
    if (again.get() == Again.OPEN) {
      task.remember(earlier);
      results.fallback(task.sequence(), offset);
    } else {
      log.moveOut(offset, earlier);
    }
    return false;
  }

  /** An earlier result with what the input says now of where the problem comes from. */
  private static Result present(Result earlier, Task task) {
    List<NoteEntry> notes = new ArrayList<>(earlier.notes());
    notes.removeIf(NoteEntry::isDuplicate);
    if (task.duplicateNote() != null) {
      notes.add(task.duplicateNote());
    }
    boolean same = notes.size() == earlier.notes().size() && notes.containsAll(earlier.notes());
    Result present = earlier.withOrigin(task.prepared().origin());
    return same ? present : present.withNotes(notes);
  }

  private @Nullable NoteEntry duplicateNote(String id, InputEntry entry) {
    if (!(entry instanceof InputEntry.Good good)) {
      return null;
    }
    Problem problem = good.problem();
    Goal goal = job.aim(StatedAim.of(problem).orElse(null)).goal();
    Register.Duplicate duplicate = register.enter(id, problem.setup(), goal);
    if (duplicate == null) {
      return null;
    }
    Remark remark = duplicate.mirrored() ? Remark.MIRRORED_DUPLICATE : Remark.DUPLICATE;
    return NoteEntry.of(
        remark, Sentences.of("note." + remark.code(), duplicate.id()), messages.locale());
  }

  @Override
  public Task next() {
    Task task = next;
    if (task == null) {
      throw new NoSuchElementException();
    }
    next = null;
    return task;
  }

  /**
   * The problems of a batch that were there before, so that each is searched once. Of each it keeps
   * a hash and its place in the input; whether two are really the same is seen when the result of
   * the first is read.
   *
   * <p>Serves the one thread that reads the input.
   */
  static final class FirstOnes {
    private static final int NONE = -1;

    private final Long2IntOpenHashMap places = new Long2IntOpenHashMap();

    FirstOnes() {
      places.defaultReturnValue(NONE);
    }

    /**
     * Where the same problem was before.
     *
     * @param sequence its place in the input, from 0
     * @param symmetry how the first is seen so that it is this one
     */
    record Before(long sequence, Symmetry symmetry) {}

    /** Enters a problem; says where it was before, null if nowhere. */
    @Nullable Before enter(Prepared problem, long sequence) {
      boolean plain =
          problem.moveCount() == 0
              && HandNotes.among(problem.notes()).equals(problem.notes())
              && sequence <= Integer.MAX_VALUE;
      if (problem.position() == null || !plain) {
        return null; // Moves are part of the question, and other remarks belong to one input.
      }
      Ruleset rules = Objects.requireNonNull(problem.position()).rules();
      String place = SharedResult.place(problem.origin().sfen());
      String stated = " " + problem.statedLength().orElse(-1) + " " + problem.statedAim();
      for (Symmetry symmetry : Symmetry.values()) {
        if (symmetry == Symmetry.SAME || isSymmetric(rules)) {
          int before = places.get(key(rules, symmetry.position(place) + stated));
          if (before != NONE) {
            return new Before(before, symmetry);
          }
        }
      }
      places.put(key(rules, place + stated), (int) sequence);
      return null;
    }

    private static long key(Ruleset rules, String text) {
      return Register.hash(rules.name() + ' ' + text);
    }

    /** Whether every piece is its own mirror image. */
    private static boolean isSymmetric(Ruleset rules) {
      for (int kind = 1; kind < rules.kindLimit(); kind++) {
        if (rules.mirroredKind(kind) != kind) {
          return false;
        }
      }
      return true;
    }
  }
}
