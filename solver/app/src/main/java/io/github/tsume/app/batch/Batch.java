package io.github.tsume.app.batch;

import io.github.tsume.app.batch.job.CertificateStore;
import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.job.JournalFile.Journals;
import io.github.tsume.app.batch.job.ProblemJob;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.app.batch.log.EarlierLog;
import io.github.tsume.app.batch.log.EarlierResult;
import io.github.tsume.app.batch.log.EarlierRuns;
import io.github.tsume.app.batch.log.OrderedResults;
import io.github.tsume.app.batch.log.OrderedResults.ResultSink;
import io.github.tsume.app.batch.log.Recovery;
import io.github.tsume.app.batch.log.ResultLog;
import io.github.tsume.app.batch.log.SummaryCsv;
import io.github.tsume.app.file.Leftovers;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.app.file.OutputNames;
import io.github.tsume.app.input.Account;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Messages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A solver or checker of every problem of a source, on several threads.
 *
 * <p>Results go, as they come, to {@code results.jsonl} in the output directory, if there is one,
 * and in the order of the input to sinks and to {@code summary.csv}.
 */
public record Batch(
    Settings settings, Messages messages, Interruption interruption, BatchListener listener) {
  /** How far the fastest may be ahead of the slowest where results cannot be read back. */
  private static final long MAX_AHEAD = 512;

  /**
   * How to work.
   *
   * @param job what to do with each problem
   * @param jobs how many problems at a time
   * @param directory where results go; null for nowhere
   * @param resume whether to leave out what is answered by a result there already
   * @param name what is checked, for headlines
   * @param reports what is written at the end
   * @param table whether {@code summary.csv} is written
   * @param totalMillis what all problems together may take, 0 for any time
   * @param shardSize how many results go into a compressed shard, 0 for none
   */
  public record Settings(
      JobOptions job,
      int jobs,
      @Nullable Path directory,
      boolean resume,
      String name,
      List<ReportWriter> reports,
      boolean table,
      long totalMillis,
      long shardSize) {
    /** Settings for results that go nowhere but to sinks. */
    public static Settings of(JobOptions job, int jobs) {
      return new Settings(job, jobs, null, false, "", List.of(), false, 0, 0);
    }
  }

  /**
   * How far a batch came.
   *
   * @param logged how many problems have a result in the directory
   * @param read how many were read from the input
   * @param whole whether that is all of the input
   */
  public record Extent(long logged, long read, boolean whole) {}

  /**
   * Does it; returns when everything is done or the interruption has happened.
   *
   * @throws OutputException if what it finds cannot be written
   */
  public Extent run(InputSource source, List<ResultSink> sinks) {
    Path directory = settings.directory();
    if (directory == null) {
      return search(source, new OrderedResults(null, sinks, interruption::alive), null, null);
    }
    try {
      return run(source, sinks, directory);
    } catch (IOException e) {
      throw OutputException.below(directory, e);
    }
  }

  private Extent run(InputSource source, List<ResultSink> sinks, Path directory)
      throws IOException {
    Files.createDirectories(directory);
    Path earlier = settings.resume() ? null : setAside(directory);
    Path file = directory.resolve(OutputNames.RESULTS);
    Extent extent;
    boolean restored;
    try (KeptResults kept = new KeptResults(directory, settings.reports());
        ResultLog log =
            settings.resume() ? recover(file, kept) : ResultLog.create(file, settings.shardSize());
        SummaryCsv summary =
            settings.table() ? new SummaryCsv(directory.resolve(OutputNames.SUMMARY)) : null) {
      long otherwise = kept.size();
      if (otherwise > 0) {
        listener.remark(messages.get("resume.other-options", otherwise, kept.folder()));
      }
      List<ResultSink> all = new ArrayList<>(sinks);
      if (summary != null) {
        all.add(summary);
      }
      // The log is this run's: whoever else wrote in the folder has ended.
      Leftovers.clear(directory);
      settings.reports().forEach(report -> Leftovers.clearAll(directory.resolve(report.output())));
      OrderedResults results = new OrderedResults(log, all, interruption::alive);
      Journals journals = Journals.in(directory, settings.resume());
      extent = search(source, results, log, journals);
      if (extent.whole()) {
        log.moveOutUnclaimed();
      }
      long moved = kept.size() - otherwise;
      if (moved > 0) {
        listener.remark(messages.get("resume.moved", moved, kept.folder()));
      }
      journals.tidy();
      restored = finish(source.account(), summary, results, log);
      if (earlier != null) {
        long more = new EarlierLog(earlier).knowsMore(log);
        if (more > 0) {
          listener.remark(messages.get("earlier.knows-more", more, earlier));
        }
      }
    }
    if (restored) {
      listener.remark(messages.get("output.restored", directory));
    }
    return extent;
  }

  /** Writes what is made from the results; returns whether the directory had been removed. */
  private boolean finish(
      Account account, @Nullable SummaryCsv summary, OrderedResults results, ResultLog log)
      throws IOException {
    Path directory = Objects.requireNonNull(settings.directory());
    ReportWriter.Batch batch =
        new ReportWriter.Batch(
            settings.name(), results.all(), messages.locale(), account, listener::remark);
    log.restoreIfGone();
    if (summary != null) {
      summary.rewriteIfGone(results.all());
    }
    for (ReportWriter report : settings.reports()) {
      report.write(directory, batch);
    }
    return log.wasRestored();
  }

  private ResultLog recover(Path file, KeptResults kept) throws IOException {
    Recovery recovery =
        new Recovery() {
          @Override
          public void lines(Path folder, int lines) {
            listener.remark(messages.get("resume.damaged", OutputNames.RESULTS, lines, folder));
          }

          @Override
          public void shard(Path shard, Path folder) {
            listener.remark(messages.get("resume.damaged-shard", shard.getFileName(), folder));
          }

          @Override
          public boolean counts(Result result) {
            return !new EarlierResult(result).answersAnother(settings.job());
          }

          @Override
          public void keep(Result result) {
            kept.keep(result);
          }
        };
    return ResultLog.recover(file, settings.shardSize(), recovery);
  }

  /** Keeps the outputs of an earlier run; returns where, or null if there was none. */
  private @Nullable Path setAside(Path directory) throws IOException {
    List<String> outputs =
        new ArrayList<>(
            List.of(
                OutputNames.RESULTS,
                OutputNames.SUMMARY,
                CertificateStore.FOLDER,
                Journals.FOLDER));
    settings.reports().forEach(report -> outputs.add(report.output()));
    Path earlier = EarlierRuns.setAside(directory, outputs);
    if (earlier != null) {
      listener.remark(messages.get("earlier.kept", earlier));
    }
    return earlier;
  }

  /** Passes a result on; if there is no memory to write it down, that is its result. */
  private void completed(OrderedResults results, Task task, Result result) {
    try {
      results.completed(task.sequence(), result);
    } catch (OutOfMemoryError e) {
      listener.trouble(e);
      Result small = new ProblemJob(settings.job(), messages).outOfMemory(task.prepared());
      results.completed(task.sequence(), small);
    }
  }

  private Extent search(
      InputSource source,
      OrderedResults results,
      @Nullable ResultLog log,
      @Nullable Journals journals) {
    JobOptions job = settings.job();
    boolean logged = log != null;
    long total = settings.totalMillis();
    SpareThreads spare =
        job.limits().threads() == 0 && settings.jobs() > 1
            ? new SpareThreads(settings.jobs() - 1)
            : null;
    SearchWorker.Settings shared =
        new SearchWorker.Settings(
            Math.max(job.limits().hashBytes() / settings.jobs(), 1 << 20),
            logged || total > 0,
            new AtomicInteger(SolverRoom.tablesThatWait()),
            new TotalTime(total, settings.jobs(), () -> System.nanoTime() / 1_000_000),
            logged ? results::found : null,
            job.check() == null ? null : journals,
            spare,
            messages,
            interruption,
            listener);
    Tasks tasks = new Tasks(source, job, messages, listener, results, log);
    new WorkPool<Task, Result>(
            tasks,
            (task, result) -> completed(results, task, result),
            interruption,
            logged || total > 0 ? Long.MAX_VALUE : MAX_AHEAD,
            results::passedOn)
        .run(
            settings.jobs(),
            number -> new SearchWorker(number, job, shared),
            spare == null ? () -> {} : spare::add);
    // An interactive input may never end; of all others the rest is only looked at.
    boolean whole = !interruption.ended() || source.isFinite();
    if (logged && interruption.ended() && whole) {
      tasks.leaveUndone(interruption::alive);
    }
    results.finish();
    return new Extent(results.logged(), tasks.read(), whole);
  }

  /**
   * The time that a whole batch may take, given out to its problems: each that is taken up again
   * gets an equal part of what is left, so what easy ones leave goes to the hard ones.
   */
  static final class TotalTime {
    /** No limit. */
    static final TotalTime UNLIMITED = new TotalTime(0, 1, () -> 0);

    private final long totalMillis;
    private final int jobs;
    private final LongSupplier clockMillis;
    private final long beginMillis;
    private int waiting;

    /**
     * A time that begins now.
     *
     * @param totalMillis how long, 0 for without end
     * @param jobs how many problems are searched at a time
     */
    TotalTime(long totalMillis, int jobs, LongSupplier clockMillis) {
      this.totalMillis = totalMillis;
      this.jobs = jobs;
      this.clockMillis = clockMillis;
      this.beginMillis = clockMillis.getAsLong();
    }

    /** Whether it has no end. */
    boolean isUnlimited() {
      return totalMillis == 0;
    }

    /** A problem waits until the others had their first attempt. */
    synchronized void putOff() {
      waiting++;
    }

    /** What a first attempt may take, which is no more than a problem may. 0 for any time. */
    long first(long mostMillis) {
      return least(mostMillis, left());
    }

    /** What a problem that was put off may take, which is no more than any may. 0 for any time. */
    synchronized long share(long mostMillis) {
      int sharing = Math.max(waiting, jobs);
      waiting--;
      return least(mostMillis, left() * jobs / sharing);
    }

    private long left() {
      return totalMillis - (clockMillis.getAsLong() - beginMillis);
    }

    private long least(long mostMillis, long partMillis) {
      if (totalMillis == 0) {
        return mostMillis;
      }
      long part = Math.max(partMillis, 1);
      return mostMillis == 0 ? part : Math.min(mostMillis, part);
    }
  }

  /**
   * The threads of a batch that have no problem left: they help with those that others are still
   * at.
   */
  static final class SpareThreads {
    private final int most;
    private final AtomicInteger free = new AtomicInteger();

    /**
     * None yet.
     *
     * @param most how many there may be at last
     */
    SpareThreads(int most) {
      this.most = most;
    }

    /** There is one more. */
    void add() {
      free.getAndIncrement();
    }

    /** How many are idle. */
    int free() {
      return free.get();
    }

    /**
     * Helpers of one problem after another: as long as none is idle there are none.
     *
     * @param wanted whether they may help now
     */
    Helpers helpers(BooleanSupplier wanted) {
      BooleanSupplier isFree = () -> free.get() > 0 && wanted.getAsBoolean();
      return new Helpers(
          most, Efforts.DEFAULT.nodes(EffortTable.HELP_AFTER), this::made, isFree, null);
    }

    private @Nullable Thread made(Runnable work) {
      int before = free.getAndUpdate(count -> Math.max(0, count - 1));
      return before == 0
          ? null
          : DeepThread.unstarted(
              "helper",
              () -> {
                try {
                  work.run();
                } finally {
                  add();
                }
              });
    }
  }
}
