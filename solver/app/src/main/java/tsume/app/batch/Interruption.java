package tsume.app.batch;

import java.util.HashSet;
import java.util.Set;
import tsume.dfpn.SearchBudget;

/** Ends all searches at once, those that run and those that would start. */
public final class Interruption {
  private final Set<SearchBudget> running = new HashSet<>();
  private boolean happened;

  /** Ends them; from any thread. */
  public synchronized void interrupt() {
    happened = true;
    running.forEach(SearchBudget::interrupt);
  }

  public synchronized boolean happened() {
    return happened;
  }

  /** A search begins: it will be ended with the others. */
  public synchronized void begin(SearchBudget budget) {
    running.add(budget);
    if (happened) {
      budget.interrupt();
    }
  }

  /** A search has ended. */
  public synchronized void end(SearchBudget budget) {
    running.remove(budget);
  }
}
