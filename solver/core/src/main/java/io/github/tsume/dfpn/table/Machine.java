package io.github.tsume.dfpn.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * The services that a table asks of the Java machine beyond plain Java: words that threads share,
 * and all processors. Where there is but one thread, as in a browser, a twin of this class takes
 * its place.
 */
final class Machine {
  private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

  private Machine() {}

  /** A word that other threads may write: one of those that were written, never half of two. */
  static long get(long[] words, int index) {
    return (long) LONGS.getOpaque(words, index);
  }

  /** Writes a word that other threads may read. */
  static void set(long[] words, int index, long word) {
    LONGS.setOpaque(words, index, word);
  }

  /** The bytes of memory that there will ever be. */
  static long mostMemory() {
    return Runtime.getRuntime().maxMemory();
  }

  /** Does something for each number from 0 to below a count, with all processors. */
  static void atOnce(int count, IntConsumer work) {
    IntStream.range(0, count).parallel().forEach(work);
  }
}
