package io.github.tsume.mate;

import io.github.tsume.budget.SearchBudget;

/**
 * A question about mate from the position at which a {@link Session} stands: by what rule, within
 * how many plies, and what the answer may cost. What exactly is asked, whether there is one, how
 * long it is or along which line, is the method it is handed to.
 *
 * @param rule by what rule a mate counts
 * @param plies the bound in plies, from the side to move
 * @param budget what the answer may cost; all of it comes out of what that is a part of
 */
public record Question(MateRule rule, int plies, SearchBudget budget) {
  /** The same question with another bound. */
  public Question within(int bound) {
    return new Question(rule, bound, budget);
  }
}
