package io.github.tsume.app.batch;

import io.github.tsume.budget.SearchBudget;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;

/** An end of all searches at once, those that run and those that would start. */
public final class Interruption {
  private final Set<SearchBudget> running = new HashSet<>();
  private boolean happened;
  private boolean givenUp;
  private volatile String keptIn = "";
  private volatile long lastSign = System.nanoTime();

  /** Ends them; from any thread. */
  public synchronized void interrupt() {
    happened = true;
    alive();
    running.forEach(SearchBudget::interrupt);
  }

  /** Ends them too, but because there is nobody left to tell what they find. */
  public synchronized void giveUp() {
    givenUp = true;
    running.forEach(SearchBudget::interrupt);
  }

  /** Whether the user wanted everything to end. */
  public synchronized boolean happened() {
    return happened;
  }

  /** Whether nothing more is to be begun, for whatever reason. */
  public synchronized boolean ended() {
    return happened || givenUp;
  }

  /** Results are being kept in a file, where they stay whatever happens. */
  public void keepsIn(String place) {
    keptIn = place;
  }

  /** Where results stay; empty if they are kept nowhere. */
  public String keptIn() {
    return keptIn;
  }

  /** What is left to be written is being written. */
  public void alive() {
    lastSign = System.nanoTime();
  }

  /** How long ago the last sign of life was, in milliseconds. */
  public long silentMillis() {
    return (System.nanoTime() - lastSign) / 1_000_000;
  }

  /** Searches with a budget that is ended with the others. */
  public <T> T within(SearchBudget budget, Function<SearchBudget, T> search) {
    begin(budget);
    try {
      return search.apply(budget);
    } finally {
      end(budget);
    }
  }

  /** A search begins: it will be ended with the others. */
  public synchronized void begin(SearchBudget budget) {
    running.add(budget);
    if (happened || givenUp) {
      budget.interrupt();
    }
  }

  /** A search has ended. */
  public synchronized void end(SearchBudget budget) {
    running.remove(budget);
  }
}
