package io.github.tsume.web.twin.io.github.tsume.dfpn.table;

import java.util.function.IntConsumer;

/** The memory of a table where there is but one thread. */
public final class Machine {
  /** What a table may take in a page; what there really is cannot be asked. */
  private static final long MOST = 1L << 30;

  private Machine() {}

  public static long get(long[] words, int index) {
    return words[index];
  }

  public static void set(long[] words, int index, long word) {
    words[index] = word;
  }

  public static long mostMemory() {
    return MOST;
  }

  public static void atOnce(int count, IntConsumer work) {
    for (int i = 0; i < count; i++) {
      work.accept(i);
    }
  }
}
