package io.github.tsume.app.extend;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Extender;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Nodes and time that several threads share, each of whose searches gets a budget of its own. */
public final class Allowance {
  private final long maxNodes;
  private final long deadlineNanos;
  private final boolean timed;
  private final @Nullable Allowance whole;
  private final AtomicLong nodes = new AtomicLong();

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
    return maxNodes - nodes.get();
  }

  /** Whether nothing is left. */
  boolean isSpent() {
    boolean here = nodesLeft() <= 0 || (timed && System.nanoTime() - deadlineNanos >= 0);
    return here || (whole != null && whole.isSpent());
  }

  /** A budget for one search. */
  SearchBudget budget(long most) {
    long millis = timed ? Math.max(1, (deadlineNanos - System.nanoTime()) / 1_000_000) : 0;
    return SearchBudget.of(Math.min(most, nodesLeft()), millis);
  }

  /** The answer of one search; open if nothing is left for it. */
  Extender.Answer ask(
      long most, Interruption interruption, Function<SearchBudget, Extender.Answer> search) {
    if (isSpent()) {
      return Extender.Answer.OPEN;
    }
    SearchBudget budget = budget(most);
    try {
      return interruption.within(budget, search);
    } finally {
      spend(budget);
    }
  }

  /** Counts what a search took. */
  public void spend(SearchBudget budget) {
    for (Allowance each = this; each != null; each = each.whole) {
      each.nodes.addAndGet(budget.nodes());
    }
  }
}
