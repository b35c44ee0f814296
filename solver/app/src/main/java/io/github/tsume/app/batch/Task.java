package io.github.tsume.app.batch;

import io.github.tsume.app.batch.Tasks.FirstOnes;
import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.job.Prepared;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Messages;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One entry of a batch on its way. */
final class Task {
  private final long sequence;
  private final String id;
  private @Nullable InputEntry entry;
  private @Nullable NoteEntry duplicateNote;
  private @Nullable Prepared prepared;
  private @Nullable Result kept;
  private @Nullable Result earlier;
  private SearchWorker.@Nullable Room room;
  private FirstOnes.@Nullable Before before;
  private long nodes;
  private long startedNanos;
  private long spentNanos;

  Task(long sequence, String id, @Nullable InputEntry entry, @Nullable NoteEntry duplicateNote) {
    this.sequence = sequence;
    this.id = id;
    this.entry = entry;
    this.duplicateNote = duplicateNote;
  }

  /** Its place in the input, from 0. */
  long sequence() {
    return sequence;
  }

  /** Its unique name. */
  String id() {
    return id;
  }

  /** The remark that it was there before, or null. */
  @Nullable NoteEntry duplicateNote() {
    return duplicateNote;
  }

  /** Makes it ready for search, unless it is. */
  void prepare(JobOptions options, Messages messages) {
    if (prepared == null) {
      InputEntry read = Objects.requireNonNull(entry);
      entry = null; // What waits holds no text.
      try {
        prepared = Prepared.of(id, read, options, messages);
      } catch (OutOfMemoryError e) {
        prepared = Prepared.of(id, InputEntry.outOfMemory(read), options, messages);
      }
    }
  }

  /** The same, as if nothing had been searched; that it was is counted. */
  Task again() {
    Task again = new Task(sequence, id, null, null);
    again.prepared = prepared();
    again.nodes = nodes;
    again.startedNanos = startedNanos;
    again.spentNanos = spentNanos;
    return again;
  }

  /** The same problem was in the input before. */
  void wasBefore(FirstOnes.@Nullable Before place) {
    before = place;
  }

  /** Remarks that it was there before, unless that was remarked already. */
  void remark(NoteEntry note) {
    duplicateNote = duplicateNote != null ? duplicateNote : note;
  }

  /** Where the same problem was in the input before, null if nowhere. */
  FirstOnes.@Nullable Before before() {
    return before;
  }

  Prepared prepared() {
    return Objects.requireNonNull(prepared);
  }

  /** Work on it begins or goes on. */
  void begin() {
    startedNanos = startedNanos != 0 ? startedNanos : System.nanoTime();
  }

  /** Work on it rests. */
  void rest() {
    spentNanos += System.nanoTime() - startedNanos;
    startedNanos = 0;
  }

  boolean wasPutOff() {
    return spentNanos > 0;
  }

  /** When work on it would have begun, had it never rested. */
  long since() {
    return startedNanos - spentNanos;
  }

  long spentMillis() {
    return (System.nanoTime() - since()) / 1_000_000;
  }

  /** The nodes of attempts that did not do. */
  long nodes() {
    return nodes;
  }

  /** What an attempt that did not do has found. */
  @Nullable Result kept() {
    return kept;
  }

  /** Keeps what its search has learned until it goes on. */
  void keepRoom(SearchWorker.Room learned) {
    room = learned;
  }

  /** What its search has learned, which is kept no longer; null if that was not kept. */
  SearchWorker.@Nullable Room takeRoom() {
    SearchWorker.Room learned = room;
    room = null;
    return learned;
  }

  /** What an earlier run found and left open, or null. */
  @Nullable Result earlier() {
    return earlier;
  }

  /** Remembers what an earlier run found and left open. */
  void remember(Result result) {
    earlier = result;
  }

  /** Keeps what an attempt that does not do has found. */
  void keep(Result result, long searched) {
    kept = result;
    nodes += searched;
  }
}
