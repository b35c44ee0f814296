package io.github.tsume.app.batch;

import io.github.tsume.app.batch.Batch.TotalTime;
import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.board.position.Position;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.results.json.Result;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A search by one thread for what several leave out by the program's own measure, though no limit
 * was set: how far they come within a measure of nodes depends on their course. One thread has only
 * one course, so such a problem is searched once more, by one thread with an empty table, and that
 * counts. So what is complete with one thread is complete with any number.
 *
 * <p>That takes as long as one thread, so it is for those who want results to be compared, and ask
 * for them without what depends on the machine ({@link JobOptions#timing}).
 */
record CheckedAlone(int number, JobOptions options, SearchWorker.Settings settings) {
  /** Whether a result may be less than one thread would say, and nothing but that is to blame. */
  boolean isNeeded(Result result) {
    JobOptions.Limits limits = options.limits();
    JobOptions.Check check = options.check();
    return limits.threads() > 1
        && !options.timing()
        && limits.nodes() == 0
        && limits.millis() == 0
        && settings.total().isUnlimited()
        && (check == null || !check.failFast())
        && result.error() == null
        && result.reason() == null
        && !result.isComplete();
  }

  /** What one thread says; what several said if it is interrupted. */
  Result result(Task task, Result together) {
    JobOptions one = options.withThreads(1);
    SearchWorker.Settings alone =
        new SearchWorker.Settings(
            settings.hashBytes(),
            false,
            new AtomicInteger(),
            TotalTime.UNLIMITED,
            null,
            null,
            null,
            settings.messages(),
            settings.interruption(),
            progressOnly(settings.listener()));
    Result result =
        Objects.requireNonNull(new SearchWorker(number, one, alone).attempt(task.again()));
    return result.reason() == null ? result : together;
  }

  private static BatchListener progressOnly(BatchListener listener) {
    return new BatchListener() {
      @Override
      public void progress(int worker, Position start, SolveListener.Progress progress) {
        listener.progress(worker, start, progress);
      }

      @Override
      public void trouble(Throwable e) {
        listener.trouble(e);
      }
    };
  }
}
