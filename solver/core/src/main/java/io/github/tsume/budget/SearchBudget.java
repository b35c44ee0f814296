package io.github.tsume.budget;

import io.github.tsume.verdict.Reason;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The limits of a search: nodes, time, and until when nobody interrupts it.
 *
 * <p>One budget may be shared by several searches one after another; the nodes add up. What a part
 * of it spends, it spends too, at once. {@link #interrupt} may come from any thread.
 */
public final class SearchBudget {
  private static final int CLOCK_INTERVAL = 1024;
  private static final long OVERTIME_NANOS = 20_000_000_000L;
  private static final long LAST_NODES = 500_000;
  private static final long LAST_MILLIS = 1_000;

  private static final Whole NO_WHOLE = new Whole(null, false, null, false);

  /**
   * What a budget is a part of.
   *
   * @param of null if it is a whole itself
   * @param beyond whether its limit of nodes may be passed
   * @param helps if another thread spends the part: what counts its nodes besides; else null
   * @param deaf whether an interrupt of the whole does not end it
   */
  private record Whole(
      @Nullable SearchBudget of, boolean beyond, @Nullable AtomicLong helps, boolean deaf) {}

  private final long maxNodes;
  private final long deadlineNanos;
  private final boolean timed;
  private final Whole whole;
  private long nodes;
  private long unreported;
  private final AtomicLong helperNodes = new AtomicLong();
  private volatile boolean interrupted;
  private volatile @Nullable BooleanSupplier wish;

  private SearchBudget(long maxNodes, boolean timed, long deadlineNanos, Whole whole) {
    this.maxNodes = maxNodes;
    this.timed = timed;
    this.deadlineNanos = deadlineNanos;
    this.whole = whole;
  }

  /** No limit but an interrupt. */
  public static SearchBudget unlimited() {
    return new SearchBudget(Long.MAX_VALUE, false, 0, NO_WHOLE);
  }

  /** At most {@code nodes} nodes. */
  public static SearchBudget nodes(long nodes) {
    return new SearchBudget(nodes, false, 0, NO_WHOLE);
  }

  /**
   * At most {@code nodes} nodes and {@code millis} milliseconds from now.
   *
   * @param millis zero or less for no time limit
   */
  public static SearchBudget of(long nodes, long millis) {
    return new SearchBudget(nodes, millis > 0, System.nanoTime() + millis * 1_000_000, NO_WHOLE);
  }

  /** Part of this budget: at most {@code most} more nodes. */
  public SearchBudget slice(long most) {
    long left = Math.min(most, nodesLeft());
    return new SearchBudget(left, timed, deadlineNanos, new Whole(this, false, null, false));
  }

  /** Part of this budget: a fraction of the nodes and of the time that are left. */
  public SearchBudget share(double fraction) {
    long left = nodesLeft();
    long part = maxNodes == Long.MAX_VALUE ? Long.MAX_VALUE : (long) (left * fraction);
    long now = System.nanoTime();
    long deadline = timed ? now + (long) ((deadlineNanos - now) * fraction) : deadlineNanos;
    return new SearchBudget(part, timed, deadline, new Whole(this, false, null, false));
  }

  /**
   * Part of this budget for what follows a search: at most {@code most} of the nodes that are left;
   * where only the time is over, 20 seconds more, because the table knows most of it.
   */
  public SearchBudget rest(long most) {
    boolean late = nodesLeft() > 0 && isSpent() && limit() == Reason.TIME;
    return late ? overtime().slice(Math.min(most, nodesLeft())) : slice(most);
  }

  /**
   * Time to finish what is all but done: no limit of nodes, and 20 seconds more; but an interrupt
   * of this budget ends it too.
   */
  public SearchBudget overtime() {
    long now = System.nanoTime();
    long deadline = Math.max(deadlineNanos, now) + OVERTIME_NANOS;
    return new SearchBudget(Long.MAX_VALUE, timed, deadline, new Whole(this, true, null, false));
  }

  /**
   * What is left after an interrupt, to settle what was found: 500,000 nodes and a second, whoever
   * interrupts. Those who interrupt wait for the answer.
   */
  public SearchBudget lastWords() {
    long deadline = System.nanoTime() + LAST_MILLIS * 1_000_000;
    return new SearchBudget(LAST_NODES, true, deadline, new Whole(this, true, null, true));
  }

  /**
   * For a search whose nodes count here only when they are {@linkplain #charge charged}; it ends by
   * the time and the interrupts of this one.
   */
  public SearchBudget apart(long most) {
    return slice(Long.MAX_VALUE).helper().slice(most);
  }

  /** Counts what was searched with a budget apart. */
  public void charge(long count) {
    take(count);
  }

  /**
   * For another thread that searches with this budget: its nodes count here too, when this one
   * looks around, and the rest of them at {@link #report}.
   */
  public SearchBudget helper() {
    return helper(new AtomicLong());
  }

  /**
   * The same.
   *
   * @param also counts the nodes too, whenever they are told
   */
  public SearchBudget helper(AtomicLong also) {
    return new SearchBudget(
        Long.MAX_VALUE, timed, deadlineNanos, new Whole(this, false, also, false));
  }

  /** Of a helper that has ended: tells the rest of its nodes. */
  public void report() {
    SearchBudget helped = whole.of;
    AtomicLong also = whole.helps;
    if (also != null && helped != null) {
      helped.helperNodes.getAndAdd(unreported);
      also.getAndAdd(unreported);
      unreported = 0;
    }
  }

  /** Counts one node; says whether the budget is spent. */
  public boolean spend() {
    boolean spent = take(1);
    return spent || ((nodes & (CLOCK_INTERVAL - 1)) == 0 && lookAround());
  }

  /** Counts nodes visited at one go; says whether the budget is spent. */
  public boolean spend(long count) {
    boolean spent = false;
    for (long i = 0; i < count; i++) {
      spent |= spend();
    }
    return spent;
  }

  /** Counts nodes here and in all that this is a part of; says whether one of these is spent. */
  private boolean take(long count) {
    boolean spent = false;
    boolean beyond = false;
    for (SearchBudget each = this; each != null; each = each.wholeHere()) {
      each.nodes += count;
      spent |= !beyond && each.nodes >= each.maxNodes;
      beyond |= each.whole.beyond;
      if (each.whole.helps != null) {
        each.unreported += count;
        if (each.unreported >= CLOCK_INTERVAL) {
          each.report();
        }
      }
    }
    return spent;
  }

  /** What this is a part of, if that belongs to the same thread. */
  private @Nullable SearchBudget wholeHere() {
    return whole.helps != null ? null : whole.of;
  }

  /** Every so often: takes over what helpers have counted, and looks at limits. */
  private boolean lookAround() {
    takeOver();
    return nodesLeft() <= 0 || outOfTimeOrInterrupted();
  }

  /** Takes over what helpers have counted. */
  public void takeOver() {
    for (SearchBudget each = this; each != null; each = each.wholeHere()) {
      if (each.helperNodes.get() != 0) {
        each.take(each.helperNodes.getAndSet(0));
      }
    }
  }

  private boolean outOfTimeOrInterrupted() {
    return isInterrupted() || (timed && System.nanoTime() - deadlineNanos >= 0);
  }

  private boolean isInterrupted() {
    SearchBudget of = whole.of;
    BooleanSupplier asked = wish;
    if (asked != null && asked.getAsBoolean()) {
      interrupted = true;
    }
    return interrupted || (of != null && !whole.deaf && of.isInterrupted());
  }

  /** Whether nothing is left to spend. */
  public boolean isSpent() {
    return lookAround();
  }

  /** Which limit was hit, if {@link #isSpent}. */
  public Reason limit() {
    if (isInterrupted()) {
      return Reason.INTERRUPTED;
    }
    return nodesLeft() <= 0 ? Reason.NODES : Reason.TIME;
  }

  /** How many nodes more it allows. */
  public long nodesLeft() {
    long left = maxNodes - nodes;
    SearchBudget each = this;
    while (!each.whole.beyond && each.wholeHere() != null) {
      each = each.wholeHere();
      left = Math.min(left, each.maxNodes - each.nodes);
    }
    return left;
  }

  /** The nodes spent so far by this and its parts, {@link #overtimeNodes} too. */
  public long nodes() {
    return nodes;
  }

  /** How many of the nodes were spent beyond its limit, to finish what was begun. */
  public long overtimeNodes() {
    return Math.max(0, nodes - maxNodes);
  }

  /** Ends every search with this budget soon; from any thread. */
  public void interrupt() {
    interrupted = true;
  }

  /**
   * Ends every search with this budget soon after a wish becomes true. The thread that searches
   * asks now and then: for places where no other thread could interrupt it.
   */
  public void interruptIf(BooleanSupplier wish) {
    this.wish = wish;
  }
}
