package io.github.tsume.app.batch.job;

import io.github.tsume.dfpn.Helpers;
import io.github.tsume.mate.MateSolver;
import java.util.function.LongConsumer;

/**
 * The size that a table may have: solvers get the size that they ask for, or the most there is room
 * for.
 */
public final class SolverRoom {
  private static final long LEAST_BYTES = 1L << 20;

  /** What a table takes after a first attempt, at most: the third size of {@code Slots}. */
  private static final long TABLE_THAT_WAITS = 24L << 20;

  private static final long MOST_OF_THREAD = 256L << 20;
  private static final int USUAL_THREADS = 8;

  private SolverRoom() {}

  /**
   * What the table of one of several threads may have. It is the same for any usual number of
   * threads, for a search may depend on the size of its table.
   *
   * @param bytes what all have together
   */
  public static long ofThread(long bytes, int threads) {
    return Math.min(MOST_OF_THREAD, bytes / Math.max(threads, USUAL_THREADS));
  }

  /** The most that all tables together may have: a part of the memory is for everything else. */
  public static long most() {
    return Math.max(1, (Heap.most() / 8 * 7) >> 20) << 20;
  }

  /** How many problems may wait with the table of a first attempt: a sixteenth of the memory. */
  public static int tablesThatWait() {
    return (int) Math.min(1000, Heap.most() / 16 / TABLE_THAT_WAITS);
  }

  /** The same, where nobody is told. */
  public static MateSolver solver(long bytes, Helpers helpers) {
    return solver(bytes, helpers, size -> {});
  }

  /**
   * A solver with a table of this size, or of the largest below it that there is room for.
   *
   * @param smaller hears of the size if it is not what was asked for
   * @throws OutOfMemoryError if there is no room at all
   */
  public static MateSolver solver(long bytes, Helpers helpers, LongConsumer smaller) {
    long size = Math.max(LEAST_BYTES, Math.min(bytes, most()));
    while (true) {
      try {
        MateSolver solver = new MateSolver(size, helpers);
        if (size < bytes) {
          smaller.accept(size);
        }
        return solver;
      } catch (OutOfMemoryError e) {
        if (size == LEAST_BYTES) {
          throw e;
        }
        size = Math.max(LEAST_BYTES, size / 2);
      }
    }
  }
}
