package io.github.tsume.app.batch;

import java.util.function.LongSupplier;

/**
 * The time that a whole batch may take, given out to its problems: each that is taken up again gets
 * an equal part of what is left, so what easy ones leave goes to the hard ones.
 */
final class TotalTime {
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
