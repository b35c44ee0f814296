package tsume.dfpn;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One question, searched by several threads from the same node, each with a path of its own; the
 * first answer counts.
 */
final class TeamSearch {
  private final DfPn main;
  private final Helpers helpers;
  private final Team team;
  private final List<DfPn> others = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();
  private volatile @Nullable Throwable trouble;

  TeamSearch(DfPn main, Helpers helpers, TranspositionTable table) {
    this.main = main;
    this.helpers = helpers;
    team = new Team(table);
  }

  /** The answer; returns when all threads have ended. */
  Answer run(int bound, SearchBudget limits) {
    team.join();
    start(bound, limits);
    Answer own = null;
    try {
      own = main.searchIn(team, bound, limits);
    } finally {
      team.leave(own);
      team.disband();
      threads.forEach(TeamSearch::await);
    }
    Throwable cause = trouble;
    if (cause != null) {
      throw new IllegalStateException("a helping thread failed", cause);
    }
    Answer first = team.answer();
    return first != null ? first : Objects.requireNonNull(own);
  }

  /** The nodes of the helpers, after the end. */
  long helperNodes() {
    return others.stream().mapToLong(DfPn::nodes).sum();
  }

  private void start(int bound, SearchBudget limits) {
    for (int i = 0; i < helpers.count(); i++) {
      others.add(main.twin());
    }
    for (DfPn other : others) {
      SearchBudget budget = limits.helper();
      team.join();
      try {
        Thread thread = helpers.threads().newThread(() -> help(other, bound, budget));
        thread.start();
        threads.add(thread);
      } catch (OutOfMemoryError e) {
        // No room for one more stack: fewer will do.
        team.leave(null);
      }
    }
  }

  private void help(DfPn other, int bound, SearchBudget budget) {
    Answer answer = null;
    try {
      answer = other.searchIn(team, bound, budget);
    } catch (RuntimeException | Error e) {
      trouble = e;
      team.disband();
    } finally {
      team.leave(answer);
    }
  }

  private static void await(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        // The table is the helper's too until it has ended.
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
