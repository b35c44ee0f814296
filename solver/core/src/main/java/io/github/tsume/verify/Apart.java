package io.github.tsume.verify;

/**
 * The positions of the attacker that a claim does without.
 *
 * @param others whether all positions of lines are meant, not the first ones of the certificate's
 * @param number how many positions of the certificate's line, from the first; or which of the other
 *     lines that it tells of, from 1, and 0 for all lines together, its own too
 */
public record Apart(boolean others, int number) {
  /** The first positions of the certificate's line. */
  public static Apart first(int positions) {
    return new Apart(false, positions);
  }

  /** All positions of another line, from 1; 0 for those of all lines. */
  public static Apart from(int line) {
    return new Apart(true, line);
  }

  /** Whether nothing is to be avoided. */
  public boolean isNothing() {
    return !others && number == 0;
  }
}
