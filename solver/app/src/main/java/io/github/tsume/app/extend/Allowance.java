package io.github.tsume.app.extend;

import io.github.tsume.budget.SearchBudget;
import org.jspecify.annotations.Nullable;

/**
 * Nodes and time for many searches, each of which gets a budget of its own. What a search took is
 * counted when its turn comes, so that what is left depends on no thread.
 */
public final class Allowance {
  private final long maxNodes;
  private final long deadlineNanos;
  private final boolean timed;
  private final @Nullable Allowance whole;
  private long nodes;

  private Allowance(long maxNodes, boolean timed, long deadlineNanos, @Nullable Allowance whole) {
    this.maxNodes = maxNodes;
    this.timed = timed;
    this.deadlineNanos = deadlineNanos;
    this.whole = whole;
  }

  /**
   * An allowance.
   *
   * @param nodes zero or less for any number
   * @param millis zero or less for any time, from now on
   */
  public static Allowance of(long nodes, long millis) {
    long most = nodes > 0 ? nodes : Long.MAX_VALUE;
    return new Allowance(most, millis > 0, System.nanoTime() + millis * 1_000_000, null);
  }

  /** A part of this: one of so many equal parts of what is left. */
  Allowance part(int parts) {
    long now = System.nanoTime();
    long left = maxNodes == Long.MAX_VALUE ? maxNodes : Math.max(0, nodesLeft() / parts);
    return new Allowance(left, timed, now + (deadlineNanos - now) / parts, this);
  }

  private long nodesLeft() {
    return maxNodes - nodes;
  }

  /** Whether no nodes are left. */
  boolean isOutOfNodes() {
    return nodesLeft() <= 0 || (whole != null && whole.isOutOfNodes());
  }

  /** Whether nothing is left. */
  boolean isSpent() {
    boolean late = timed && System.nanoTime() - deadlineNanos >= 0;
    return late || nodesLeft() <= 0 || (whole != null && whole.isSpent());
  }

  /** A budget for one search, which may be the last, and then more than is left. */
  SearchBudget budget(long most) {
    long millis = timed ? Math.max(1, (deadlineNanos - System.nanoTime()) / 1_000_000) : 0;
    return SearchBudget.of(Math.min(most, maxNodes), millis);
  }

  /** Counts what a search took. */
  public void spend(long count) {
    for (Allowance each = this; each != null; each = each.whole) {
      each.nodes += count;
    }
  }
}
