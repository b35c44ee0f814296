package tsume.app.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tsume.app.file.OutputException;
import tsume.app.input.InputEntry;
import tsume.app.input.InputSource;
import tsume.app.json.Result;
import tsume.app.json.Result.NoteEntry;
import tsume.app.json.ResultReader;
import tsume.app.text.Messages;

/**
 * Solves or checks every problem of a source, on several threads.
 *
 * <p>Results go, as they come, to {@code results.jsonl} in the output directory, if there is one,
 * and in the order of the input to sinks and to {@code summary.csv}.
 */
public final class Batch {
  /** How far the fastest may be ahead of the slowest where results cannot be read back. */
  private static final long MAX_AHEAD = 512;

  private final Settings settings;
  private final Messages messages;
  private final Interruption interruption;
  private final BatchListener listener;

  /**
   * How to work.
   *
   * @param job what to do with each problem
   * @param jobs how many problems at a time
   * @param directory where results go; null for nowhere
   * @param resume whether to leave out what is answered by a result there already
   * @param name what is checked, for headlines
   * @param reports what is written at the end
   */
  public record Settings(
      JobOptions job,
      int jobs,
      @Nullable Path directory,
      boolean resume,
      String name,
      List<ReportWriter> reports) {}

  public Batch(
      Settings settings, Messages messages, Interruption interruption, BatchListener listener) {
    this.settings = settings;
    this.messages = messages;
    this.interruption = interruption;
    this.listener = listener;
  }

  /**
   * Does it; returns when everything is done or the interruption has happened.
   *
   * @throws OutputException if what it finds cannot be written
   */
  public void run(InputSource source, List<ResultSink> sinks) {
    Path directory = settings.directory();
    if (directory == null) {
      run(source, new OrderedResults(null, sinks), null, null);
      return;
    }
    try {
      run(source, sinks, directory);
    } catch (IOException e) {
      throw OutputException.below(directory, e);
    }
  }

  private void run(InputSource source, List<ResultSink> sinks, Path directory) throws IOException {
    Files.createDirectories(directory);
    Path file = directory.resolve("results.jsonl");
    try (ResultLog log = settings.resume() ? ResultLog.recover(file) : ResultLog.create(file);
        SummaryCsv summary = new SummaryCsv(directory.resolve("summary.csv"))) {
      List<ResultSink> all = new ArrayList<>(sinks);
      all.add(summary);
      OrderedResults results = new OrderedResults(log, all);
      Journals journals = Journals.in(directory, settings.resume());
      run(source, results, log, journals);
      journals.tidy();
      for (ReportWriter report : settings.reports()) {
        report.write(
            directory, new ReportWriter.Batch(settings.name(), results.all(), messages.locale()));
      }
    }
  }

  private void run(
      InputSource source,
      OrderedResults results,
      @Nullable ResultLog log,
      @Nullable Journals journals) {
    JobOptions job = settings.job();
    boolean logged = log != null;
    SearchWorker.Settings shared =
        new SearchWorker.Settings(
            Math.max(job.limits().hashBytes() / settings.jobs(), 1 << 20),
            logged,
            job.check() == null ? null : journals,
            messages,
            interruption,
            listener);
    new WorkPool<Task, Result>(
            new Tasks(source, results, log),
            (task, result) -> results.completed(task.sequence(), result),
            interruption::happened,
            logged ? Long.MAX_VALUE : MAX_AHEAD,
            results::passedOn)
        .run(settings.jobs(), number -> new SearchWorker(number, job, shared));
    results.finish();
  }

  /** The entries that are still to be done, named and compared with earlier ones. */
  private final class Tasks implements Iterator<Task> {
    private final InputSource source;
    private final OrderedResults results;
    private final @Nullable ResultLog log;
    private final Set<Again> told = EnumSet.noneOf(Again.class);
    private final Register register = new Register();
    private long sequence;
    private @Nullable Task next;

    Tasks(InputSource source, OrderedResults results, @Nullable ResultLog log) {
      this.source = source;
      this.results = results;
      this.log = log;
    }

    @Override
    public boolean hasNext() {
      while (next == null && source.hasNext()) {
        InputEntry entry = source.next();
        String id = register.enter(entry.id());
        Task task = new Task(sequence++, id, entry, duplicateNote(entry));
        long offset = earlier(task);
        if (offset == ResultLog.NONE) {
          next = task;
        } else {
          results.recovered(task.sequence(), offset);
        }
      }
      return next != null;
    }

    /** Where the log has a result that still answers what is asked. */
    private long earlier(Task task) {
      long offset = log == null ? ResultLog.NONE : log.find(task.id());
      if (log == null || offset == ResultLog.NONE) {
        return ResultLog.NONE;
      }
      task.prepare(settings.job().defenderHand(), messages);
      EarlierResult result = new EarlierResult(ResultReader.read(log.read(offset)));
      Optional<Again> again = result.again(task.prepared(), settings.job());
      again.filter(told::add).ifPresent(listener::again);
      return again.isPresent() ? ResultLog.NONE : offset;
    }

    private @Nullable NoteEntry duplicateNote(InputEntry entry) {
      if (!(entry instanceof InputEntry.Good good)) {
        return null;
      }
      Register.Duplicate duplicate = register.enter(good.problem().setup());
      if (duplicate == null) {
        return null;
      }
      String code = duplicate.mirrored() ? "mirrored-duplicate" : "duplicate";
      return NoteEntry.of(code, messages.get("note." + code, duplicate.id()));
    }

    @Override
    public Task next() {
      Task task = next;
      if (task == null) {
        throw new java.util.NoSuchElementException();
      }
      next = null;
      return task;
    }
  }
}
