package io.github.tsume.verdict;

/**
 * The numbers of plies in which a goal can be reached.
 *
 * @param usual within how many it is looked for if nothing is said of them; 0 for any
 * @param even whether they may be even too, as where either side may begin
 */
public record Plies(int usual, boolean even) {
  /** Whether the goal is looked for within so many plies only. */
  public boolean isBounded() {
    return usual > 0;
  }

  /** Whether it can take just so many. */
  public boolean takes(long number) {
    return number > 0 && (even || number % 2 == 1);
  }
}
