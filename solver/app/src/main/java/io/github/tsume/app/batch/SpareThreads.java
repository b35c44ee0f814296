package io.github.tsume.app.batch;

import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.dfpn.Helpers;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The threads of a batch that have no problem left: they help with those that others are still at.
 */
final class SpareThreads {
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
