package io.github.tsume.dfpn;

import io.github.tsume.dfpn.table.Numbers;

/**
 * A rounding of large numbers up or down, so that they are right on average; the same in every run.
 */
final class Rounding {
  private long random = 1;

  /** A number, {@linkplain Numbers packed}. */
  int packed(long number) {
    random = random * 6364136223846793005L + 1442695040888963407L;
    return Numbers.packed(number, random);
  }
}
