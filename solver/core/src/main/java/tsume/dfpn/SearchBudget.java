package tsume.dfpn;

import java.util.concurrent.atomic.AtomicLong;

/**
 * What a search may spend: nodes, time, and until when nobody interrupts it.
 *
 * <p>One budget may be shared by several searches one after another; the nodes add up. {@link
 * #interrupt} may come from any thread.
 */
public final class SearchBudget {
  /** Why a search stopped without an answer. */
  public enum Limit {
    NODES,
    TIME,
    INTERRUPTED,
    MEMORY,
    DEPTH
  }

  private static final int CLOCK_INTERVAL = 1024;
  private static final long OVERTIME_NANOS = 20_000_000_000L;
  private static final long LAST_NODES = 500_000;
  private static final long LAST_MILLIS = 1_000;

  private final long maxNodes;
  private final long deadlineNanos;
  private final boolean timed;
  private long nodes;
  private final AtomicLong helperNodes = new AtomicLong();
  private volatile boolean interrupted;

  private SearchBudget(long maxNodes, boolean timed, long deadlineNanos) {
    this.maxNodes = maxNodes;
    this.timed = timed;
    this.deadlineNanos = deadlineNanos;
  }

  /** No limit but an interrupt. */
  public static SearchBudget unlimited() {
    return new SearchBudget(Long.MAX_VALUE, false, 0);
  }

  /** At most {@code nodes} nodes. */
  public static SearchBudget nodes(long nodes) {
    return new SearchBudget(nodes, false, 0);
  }

  /**
   * At most {@code nodes} nodes and {@code millis} milliseconds from now.
   *
   * @param millis zero or less for no time limit
   */
  public static SearchBudget of(long nodes, long millis) {
    return new SearchBudget(nodes, millis > 0, System.nanoTime() + millis * 1_000_000);
  }

  /** Part of this budget: at most {@code nodes} more nodes; its use is not added to this one. */
  public SearchBudget slice(long nodes) {
    long left = Math.min(nodes, maxNodes - this.nodes);
    SearchBudget parent = this;
    SearchBudget slice = new SearchBudget(left, timed, deadlineNanos);
    slice.parent = parent;
    return slice;
  }

  /** Part of this budget: a fraction of the nodes and of the time that are left. */
  public SearchBudget share(double fraction) {
    long left = maxNodes - nodes;
    long part = maxNodes == Long.MAX_VALUE ? Long.MAX_VALUE : (long) (left * fraction);
    long now = System.nanoTime();
    long deadline = timed ? now + (long) ((deadlineNanos - now) * fraction) : deadlineNanos;
    SearchBudget share = new SearchBudget(part, timed, deadline);
    share.parent = this;
    return share;
  }

  /**
   * Time to finish what is all but done: no limit of nodes, and 20 seconds more; but an interrupt
   * of this budget ends it too.
   */
  public SearchBudget overtime() {
    long now = System.nanoTime();
    long deadline = Math.max(deadlineNanos, now) + OVERTIME_NANOS;
    SearchBudget overtime = new SearchBudget(Long.MAX_VALUE, timed, deadline);
    overtime.parent = this;
    return overtime;
  }

  /**
   * What is left after an interrupt, to settle what was found: 500,000 nodes and a second, whoever
   * interrupts. Those who interrupt wait for the answer.
   */
  public SearchBudget lastWords() {
    return of(LAST_NODES, LAST_MILLIS);
  }

  private @org.jspecify.annotations.Nullable SearchBudget parent;
  private boolean helps;

  /** For another thread that searches with this budget: its nodes count here too. */
  SearchBudget helper() {
    SearchBudget helper = new SearchBudget(Long.MAX_VALUE, timed, deadlineNanos);
    helper.parent = this;
    helper.helps = true;
    return helper;
  }

  /** Counts one node; says whether the budget is spent. */
  boolean spend() {
    long n = ++nodes;
    return n >= maxNodes || ((n & (CLOCK_INTERVAL - 1)) == 0 && lookAround());
  }

  /** Counts nodes visited at one go; says whether the budget is spent. */
  boolean spend(long count) {
    boolean spent = false;
    for (long i = 0; i < count; i++) {
      spent |= spend();
    }
    return spent;
  }

  /** Every so often: takes over what helpers have counted, or tells whom this one helps. */
  private boolean lookAround() {
    SearchBudget p = parent;
    if (helps && p != null) {
      p.helperNodes.getAndAdd(CLOCK_INTERVAL);
    }
    nodes += helperNodes.getAndSet(0);
    return nodes >= maxNodes || outOfTimeOrInterrupted();
  }

  private boolean outOfTimeOrInterrupted() {
    return isInterrupted() || (timed && System.nanoTime() - deadlineNanos >= 0);
  }

  private boolean isInterrupted() {
    SearchBudget p = parent;
    return interrupted || (p != null && p.isInterrupted());
  }

  /** Adds nodes that were counted by a {@link #slice}. */
  public void addNodes(long count) {
    nodes += count;
  }

  /** Whether nothing is left to spend. */
  public boolean isSpent() {
    return nodes >= maxNodes || outOfTimeOrInterrupted();
  }

  /** Which limit was hit, if {@link #isSpent}. */
  public Limit limit() {
    if (isInterrupted()) {
      return Limit.INTERRUPTED;
    }
    return nodes >= maxNodes ? Limit.NODES : Limit.TIME;
  }

  /** How many nodes more it allows. */
  public long nodesLeft() {
    return maxNodes - nodes;
  }

  /** The nodes spent so far. */
  public long nodes() {
    return nodes;
  }

  /** Ends every search with this budget soon; from any thread. */
  public void interrupt() {
    interrupted = true;
  }
}
