package io.github.tsume.verdict;

/**
 * The numbers of plies in which a goal can be reached.
 *
 * @param usual within how many it is looked for if nothing is said of them; 0 for any
 * @param odd whether they are odd, as where the side that begins makes the last move, too
 */
public record Plies(int usual, boolean odd) {
  /** Whether the goal is looked for within so many plies only. */
  public boolean isBounded() {
    return usual > 0;
  }

  /** Whether it can take just so many. */
  public boolean takes(long number) {
    return number > 0 && (number % 2 == 1) == odd;
  }
}
