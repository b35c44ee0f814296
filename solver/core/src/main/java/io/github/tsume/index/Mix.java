package io.github.tsume.index;

/** A 64-bit mixing function that files rely on, so that it never changes (SplitMix64). */
final class Mix {
  private Mix() {}

  static long of(long value) {
    long z = value + 0x9E3779B97F4A7C15L;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
