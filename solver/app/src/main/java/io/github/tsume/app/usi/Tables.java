package io.github.tsume.app.usi;

import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.app.usi.UsiEngine.UsiOutput;
import io.github.tsume.mate.MateSolver;
import org.jspecify.annotations.Nullable;

/** The owner of the solver and so its table, which is allocated when it is first needed. */
final class Tables {
  private final UsiOutput out;
  private volatile @Nullable MateSolver solver;
  private long askedBytes;
  private int askedThreads;
  private boolean used;

  Tables(UsiOutput out) {
    this.out = out;
  }

  /**
   * The solver with a table of this size, or of the largest size below it that there is room for.
   *
   * @param threads how many threads search together
   */
  MateSolver solver(long bytes, int threads) {
    MateSolver current = solver;
    if (current == null || askedBytes != bytes || askedThreads != threads) {
      solver = null; // so that the old table does not stand in the way of the new one
      current = allocate(bytes, threads);
      solver = current;
      askedBytes = bytes;
      askedThreads = threads;
      used = false;
    }
    return current;
  }

  private MateSolver allocate(long bytes, int threads) {
    return SolverRoom.solver(
        bytes,
        DeepThread.helpers(threads),
        size -> out.remark("memory is short: a table of " + (size >> 20) + " MB"));
  }

  /** The same, to be written to. */
  MateSolver solverToUse(long bytes, int threads) {
    MateSolver current = solver(bytes, threads);
    used = true;
    return current;
  }

  /** How full the table is, per mill; from any thread. */
  int hashfull() {
    MateSolver current = solver;
    return current == null
        ? 0
        : (int) (current.table().used() * 1000L / current.table().capacity());
  }

  /** Forgets what earlier searches learned. */
  void forget() {
    MateSolver current = solver;
    if (current != null && used) {
      current.clear();
      used = false;
    }
  }
}
