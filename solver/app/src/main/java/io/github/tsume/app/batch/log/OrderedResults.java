package io.github.tsume.app.batch.log;

import io.github.tsume.app.batch.log.Shards.LongSeries;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.results.json.ResultWriter;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * A sorter that brings results that come in any order into that of the input.
 *
 * <p>A result whose turn has not come is kept if it is among a few; of the others only the place in
 * the log is kept. So a batch may be of any size.
 */
public final class OrderedResults {
  private static final int KEPT = 1024;
  private static final long NONE = -1;

  private final @Nullable ResultLog log;
  private final List<ResultSink> sinks;
  private final LongSeries offsets = new LongSeries(NONE);
  private final Map<Long, Result> kept = new HashMap<>();
  private final Map<Long, Long> fallbacks = new HashMap<>();
  private final Runnable alive;
  private long next;

  /**
   * Nothing yet.
   *
   * @param log where results can be read back; without one all that wait are kept
   * @param alive is run for each result that is passed on, as a sign of life
   */
  public OrderedResults(@Nullable ResultLog log, List<ResultSink> sinks, Runnable alive) {
    this.alive = alive;
    this.log = log;
    this.sinks = sinks;
  }

  /** How many results were passed on: the sequence number of the one that is waited for. */
  public synchronized long passedOn() {
    return next;
  }

  /** A new result, which is written to the log unless it is to be done again. */
  public synchronized void completed(long sequence, Result result) {
    String json =
        ResultWriter.write(result); // First: if there is no memory for it, nothing is done.
    Long fallback = fallbacks.remove(sequence);
    if (fallback != null && result.isInterrupted()) {
      recovered(sequence, fallback);
      return;
    }
    long offset = NONE;
    if (log != null && !result.isInterrupted()) {
      offset = log.append(result, json);
    }
    setOffset(sequence, offset);
    if (sequence == next) {
      passOn(result, json);
      passOnWaiting();
    } else if (offset == NONE || kept.size() < KEPT) {
      kept.put(sequence, result);
    }
  }

  /** A result that is in the log already. */
  public synchronized void recovered(long sequence, long offset) {
    setOffset(sequence, offset);
    passOnWaiting();
  }

  /** A result that is in the log already, and stands if the problem is not done again. */
  public synchronized void fallback(long sequence, long offset) {
    fallbacks.put(sequence, offset);
  }

  /**
   * The result of an earlier entry, null if there is none yet; then it waits for a moment.
   *
   * @param sequence which entry
   */
  public synchronized @Nullable Result found(long sequence) {
    for (int look = 0; look < 2 && log != null; look++) {
      if (sequence < offsets.size() && offsets.get(sequence) != NONE) {
        return ResultReader.read(log.read(offsets.get(sequence)));
      }
      try {
        wait(1);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    return null;
  }

  /** How many results are in the log. */
  public synchronized long logged() {
    long count = 0;
    for (long i = 0; i < offsets.size(); i++) {
      count += offsets.get(i) != NONE ? 1 : 0;
    }
    return count;
  }

  /** Passes on what is left, over the gaps of what was never done. */
  public synchronized void finish() {
    fallbacks.forEach(this::setOffset);
    fallbacks.clear();
    while (next < offsets.size() || kept.containsKey(next)) {
      long before = next;
      passOnWaiting();
      next += next == before ? 1 : 0;
    }
  }

  private void setOffset(long sequence, long offset) {
    offsets.set(sequence, offset);
    notifyAll();
  }

  private void passOnWaiting() {
    while (true) {
      Result result = kept.remove(next);
      if (result != null) {
        passOn(result, ResultWriter.write(result));
      } else if (log != null && offsets.get(next) != NONE) {
        String json = log.read(offsets.get(next));
        passOn(ResultReader.read(json), json);
      } else {
        return;
      }
    }
  }

  private void passOn(Result result, String json) {
    next++;
    alive.run();
    for (ResultSink sink : sinks) {
      sink.accept(result, json);
    }
  }

  /** All results of the log in the order of the input, read as they are asked for. */
  public Iterable<Result> all() {
    return () ->
        new Iterator<>() {
          private long at = following(0);

          private long following(long from) {
            long i = from;
            while (i < offsets.size() && offsets.get(i) == NONE) {
              i++;
            }
            return i;
          }

          @Override
          public boolean hasNext() {
            return log != null && at < offsets.size();
          }

          @Override
          public Result next() {
            if (log == null || at >= offsets.size()) {
              throw new NoSuchElementException();
            }
            alive.run();
            Result result = ResultReader.read(log.read(offsets.get(at)));
            at = following(at + 1);
            return result;
          }
        };
  }

  /** A consumer of results in the order of the input, one at a time. */
  public interface ResultSink {
    /**
     * The next result.
     *
     * @param json the same as a line of JSON
     */
    void accept(Result result, String json);
  }
}
