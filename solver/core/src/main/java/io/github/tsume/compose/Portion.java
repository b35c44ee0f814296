package io.github.tsume.compose;

import io.github.tsume.budget.SearchBudget;

/** A share of a budget that many searches spend together: over when they have spent so much. */
final class Portion {
  private final SearchBudget whole;
  private final SearchBudget share;
  private final long end;

  /** From now on. */
  Portion(SearchBudget whole, double fraction) {
    this.whole = whole;
    share = whole.share(fraction);
    end = whole.nodes() + share.nodesLeft();
  }

  /** Whether the nodes or the time of this share are gone. */
  boolean isOver() {
    // Nobody searches with the share itself: its own nodes stay at none, its time does not.
    return share.isSpent() || isOutOfNodes();
  }

  /** Whether the nodes are gone: that depends on no clock. */
  boolean isOutOfNodes() {
    return whole.nodes() >= end;
  }
}
