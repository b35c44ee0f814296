package io.github.tsume.mate;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Crew;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The sessions of the threads that help with a check, one each, and what they may spend.
 *
 * <p>They ask in the raw game only: what is known by the composers' rule, and the vetoes, belong to
 * the main thread.
 */
public final class HelperSessions {
  private final Session main;
  private final long before;
  private final Crew crew;
  private final SearchBudget budget;
  private final List<Session> sessions = new ArrayList<>();
  private final AtomicLong nodes = new AtomicLong();

  HelperSessions(Session main, Crew crew, SearchBudget budget) {
    this.main = main;
    this.crew = crew;
    this.budget = budget;
    this.before = main.nodes();
  }

  /** Whether it has taken so long that they are called. */
  public boolean areCalled() {
    boolean isLong = main.nodes() - before >= crew.startsAfter();
    return crew.isStarted() || (isLong && crew.mayStart());
  }

  /** Makes the sessions, unless they are there; the main one stands at the first position. */
  public void begin() {
    while (sessions.size() < crew.threads() - 1) {
      sessions.add(new Session(main, 1 + sessions.size()));
    }
  }

  /** The threads. */
  public Crew crew() {
    return crew;
  }

  /** The session of one of them, for itself alone; it stands at the first position. */
  public Session of(int thread) {
    return sessions.get(thread - 1);
  }

  /** For one of them: its nodes count in the budget of the check, and here. */
  public SearchBudget part() {
    return budget.helper(nodes);
  }

  /** Whether the budget of the check is spent; asked by the main thread. */
  public boolean isSpent() {
    return budget.isSpent();
  }

  /** The nodes of all of them so far, but for the last few. */
  public long nodes() {
    return nodes.get();
  }
}
