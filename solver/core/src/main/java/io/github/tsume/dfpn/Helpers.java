package io.github.tsume.dfpn;

import java.util.concurrent.ThreadFactory;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Further threads that help with questions that take long.
 *
 * @param count how many
 * @param after how many nodes a question takes before they are called
 * @param threads makes them, with stacks large enough for the depth of the search; null where none
 *     is free
 * @param free whether one is free that has not come yet; asked often
 * @param pace how they take turns; null if they run freely
 */
public record Helpers(
    int count, long after, ThreadFactory threads, BooleanSupplier free, @Nullable Pace pace) {
  /** Nobody: the search runs in the calling thread alone. */
  public static final Helpers NONE = new Helpers(0, 0, Thread::new);

  /** Threads that run freely. */
  public Helpers(int count, long after, ThreadFactory threads) {
    this(count, after, threads, null);
  }

  /** Threads that are all free from the beginning. */
  public Helpers(int count, long after, ThreadFactory threads, @Nullable Pace pace) {
    this(count, after, threads, () -> true, pace);
  }

  /** The same, which take turns. */
  public Helpers inTurns(Pace turns) {
    return new Helpers(count, after, threads, free, turns);
  }
}
