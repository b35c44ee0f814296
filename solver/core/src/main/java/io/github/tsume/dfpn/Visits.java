package io.github.tsume.dfpn;

import io.github.tsume.budget.SearchBudget;

/**
 * A counter of the nodes that one thread visits, against the budget of the question it searches.
 */
final class Visits {
  private SearchBudget budget = SearchBudget.unlimited();
  private long count;

  /** Whether the search is to end: the budget is spent, or another thread has the answer. */
  boolean stopped;

  /** Counts against another budget from now on. */
  void begin(SearchBudget limits) {
    budget = limits;
    stopped = false;
  }

  /** The nodes visited by all searches so far. */
  long count() {
    return count;
  }

  void add() {
    count++;
    stopped |= budget.spend();
  }

  void add(long nodes) {
    count += nodes;
    stopped |= budget.spend(nodes);
  }
}
