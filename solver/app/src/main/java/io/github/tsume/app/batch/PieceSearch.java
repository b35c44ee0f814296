package io.github.tsume.app.batch;

import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.app.input.InputOptions;
import io.github.tsume.app.input.InputPiece;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/**
 * A finder of the results of pieces of inputs, one after another, for a thread whose own stack may
 * be small. This is what every engine runs for each part of its rows.
 */
public final class PieceSearch implements AutoCloseable {
  private final Interruption interruption = new Interruption();
  private final DeepCalls thread = new DeepCalls();
  private final SingleProblems problems;
  private final InputOptions reading;

  /**
   * Nothing is done yet.
   *
   * @param nodes what each problem may take
   */
  public PieceSearch(JobQuestion question, long nodes) {
    problems = new SingleProblems(question.job(nodes), question.messages(), interruption);
    reading = question.reading();
  }

  /**
   * The result of a piece, with the nodes and the time that it took.
   *
   * @param earlier the line of what was found with a smaller budget, null if nothing was
   * @throws IllegalStateException if the search is ended from elsewhere: that is no result
   */
  public Result result(InputPiece piece, @Nullable String earlier) {
    Result result;
    try {
      result = thread.call(() -> search(piece, earlier));
    } catch (InterruptedException e) {
      interruption.giveUp();
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
    if (result.isInterrupted()) {
      throw new IllegalStateException("the search was ended");
    }
    return result;
  }

  private Result search(InputPiece piece, @Nullable String earlier) {
    InputEntry entry = piece.entry(reading);
    return problems.result(entry.id(), entry, earlier == null ? null : ResultReader.read(earlier));
  }

  /** Ends the search that is under way, if one is. */
  @Override
  public void close() {
    interruption.giveUp();
    thread.close();
  }

  /** A thread with a large stack that makes calls for one whose own is small. */
  private static final class DeepCalls implements AutoCloseable {
    private final ExecutorService thread =
        Executors.newSingleThreadExecutor(work -> DeepThread.unstarted("tsume", work));

    /**
     * Makes a call and waits for what it returns.
     *
     * @throws InterruptedException if this thread is interrupted meanwhile
     */
    <T> T call(Callable<T> work) throws InterruptedException {
      try {
        return thread.submit(work).get();
      } catch (ExecutionException e) {
        throw new IllegalStateException(e.getCause());
      }
    }

    /** Takes no more calls; one that is being made is not waited for. */
    @Override
    public void close() {
      thread.shutdown();
    }
  }
}
