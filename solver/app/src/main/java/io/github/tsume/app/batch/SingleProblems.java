package io.github.tsume.app.batch;

import io.github.tsume.app.batch.Batch.TotalTime;
import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Messages;
import io.github.tsume.verdict.Unfinished;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A finder of the results of problems one at a time, for callers that spread the work in their own
 * way. Each result is the one that a {@link Batch} with a directory has for the problem, but
 * problems are not compared with each other. Of the limits the nodes should be set and the time
 * should not: then no result depends on the machine.
 *
 * <p>It serves one thread, which needs a large stack ({@link DeepThread}).
 */
public final class SingleProblems {
  private final SearchWorker worker;

  /**
   * Nothing is done yet.
   *
   * @param options what to do with each problem; the memory of the tables is for this one solver
   * @param interruption ends the search from another thread
   */
  public SingleProblems(JobOptions options, Messages messages, Interruption interruption) {
    SearchWorker.Settings settings =
        new SearchWorker.Settings(
            Math.max(options.limits().hashBytes(), 1 << 20),
            true,
            new AtomicInteger(1),
            TotalTime.UNLIMITED,
            null,
            null,
            null,
            messages,
            interruption,
            BatchListener.NONE);
    worker = new SearchWorker(0, options, settings);
  }

  /**
   * The result of one problem.
   *
   * @param id its name
   * @param entry what was read
   * @param earlier what was found with a smaller budget, which is not forgotten if this finds less;
   *     null if nothing was
   */
  public Result result(String id, InputEntry entry, @Nullable Result earlier) {
    Task task = new Task(0, id, entry, null);
    if (earlier != null) {
      task.remember(earlier);
    }
    Result result = worker.attempt(task);
    return Objects.requireNonNull(result != null ? result : worker.finish(task));
  }

  /**
   * Whether a larger budget may settle what a result leaves open: the verdict of a check, or
   * without one whether there is a mate and how long it is.
   */
  public static boolean isOpen(Result result) {
    return result.check() == null
        ? !result.standing().isDecided()
        : result.standing().leaves(Unfinished.VERDICT);
  }
}
