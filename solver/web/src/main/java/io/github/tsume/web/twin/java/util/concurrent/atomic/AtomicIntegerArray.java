package io.github.tsume.web.twin.java.util.concurrent.atomic;

/** Counters of a single thread. */
public final class AtomicIntegerArray {
  private final int[] values;

  public AtomicIntegerArray(int length) {
    values = new int[length];
  }

  public int getAndIncrement(int index) {
    return values[index]++;
  }

  public int getAndDecrement(int index) {
    return values[index]--;
  }

  public int getOpaque(int index) {
    return values[index];
  }
}
