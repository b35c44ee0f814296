package io.github.tsume.app.batch;

import com.google.common.util.concurrent.Uninterruptibles;
import io.github.tsume.app.batch.job.DeepThread;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A pool of threads that do the same work on many entries, and fetch them as they go.
 *
 * <p>Work may be put off: what is not done at the first attempt waits until the others had theirs.
 * Memory is bounded: never more entries are under way than there are threads, may wait, or may be
 * ahead of the oldest that is not done.
 *
 * @param <E> entries
 * @param <R> results
 */
public final class WorkPool<E, R> {
  /** What one thread does; each thread has its own. */
  public interface Worker<E, R> {
    /** The result of an entry, or null to put it off until the others had their turn. */
    @Nullable R attempt(E entry);

    /** The result of an entry that was put off, or null to put it off once more. */
    default @Nullable R finish(E entry) {
      return attempt(entry);
    }
  }

  /** Takes the results, one at a time. */
  public interface Sink<E, R> {
    void accept(E entry, R result);
  }

  /** How many entries may be put off; then they are done before new ones are begun. */
  private static final int MAX_WAITING = 20_000;

  private final Iterator<E> source;
  private final Sink<E, R> sink;
  private final Interruption interruption;
  private final long maxAhead;
  private final LongSupplier done;
  private final Deque<E> waiting = new ArrayDeque<>();
  private long begun;
  private @Nullable Throwable failure;

  /**
   * A pool.
   *
   * @param source the entries, read by one thread at a time
   * @param sink where results go
   * @param interruption says when to begin nothing more, and is told when a thread fails
   * @param maxAhead how many entries may be begun beyond those that are done without a gap
   * @param done how many entries are done without a gap; asked for between calls of the sink
   */
  public WorkPool(
      Iterator<E> source,
      Sink<E, R> sink,
      Interruption interruption,
      long maxAhead,
      LongSupplier done) {
    this.source = source;
    this.sink = sink;
    this.interruption = interruption;
    this.maxAhead = maxAhead;
    this.done = done;
  }

  /** A pool that may begin any number of entries before one is done. */
  public WorkPool(Iterator<E> source, Sink<E, R> sink, Interruption interruption) {
    this(source, sink, interruption, Long.MAX_VALUE, () -> 0);
  }

  /** Does everything and returns when it is done or stopped. */
  public void run(int threads, IntFunction<Worker<E, R>> workers) {
    run(threads, workers, () -> {});
  }

  /**
   * The same.
   *
   * @param idle what a thread does at last, when nothing is left for it
   */
  void run(int threads, IntFunction<Worker<E, R>> workers, Runnable idle) {
    List<Thread> running = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      int number = i;
      running.add(
          DeepThread.start(
              "worker-" + i,
              () ->
                  guard(
                      () -> {
                        loop(workers.apply(number));
                        idle.run();
                      })));
    }
    for (Thread thread : running) {
      Uninterruptibles.joinUninterruptibly(thread);
    }
    if (failure instanceof RuntimeException exception) {
      throw exception;
    }
    if (failure instanceof Error error) {
      throw error;
    }
  }

  private void guard(Runnable loop) {
    try {
      loop.run();
    } catch (Throwable e) {
      synchronized (this) {
        failure = failure == null ? e : failure;
        interruption.giveUp();
        notifyAll();
      }
    }
  }

  private void loop(Worker<E, R> worker) {
    while (true) {
      E entry;
      boolean again;
      synchronized (this) {
        awaitTurn();
        if (failure != null || interruption.ended()) {
          return;
        }
        again = waiting.size() >= MAX_WAITING || !source.hasNext();
        E next = again ? waiting.poll() : source.next();
        if (next == null) {
          return;
        }
        begun += again ? 0 : 1;
        entry = next;
      }
      R result = again ? worker.finish(entry) : worker.attempt(entry);
      synchronized (this) {
        if (failure != null) {
          return;
        }
        if (result == null) {
          waiting.add(entry);
        } else {
          sink.accept(entry, result);
        }
        notifyAll();
      }
    }
  }

  private void awaitTurn() {
    while (begun - done.getAsLong() >= maxAhead && failure == null && !interruption.ended()) {
      try {
        wait(1000);
      } catch (InterruptedException e) {
        return;
      }
    }
  }
}
