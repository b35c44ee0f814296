package io.github.tsume.dfpn;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Several questions at a time: each thread has a search of its own; what they share is the table.
 *
 * <p>{@link TeamSearch} is the other way to use threads: all of them on one question.
 */
public final class SideBySide {
  private final DfPn main;
  private final List<DfPn> others;

  /** What one of the threads does. */
  public interface Work {
    /**
     * Asks its questions.
     *
     * @param thread which thread it is: 0 for the one that called, which uses the main search, then
     *     the others in their order
     * @param budget for what it asks
     */
    void in(int thread, SearchBudget budget);
  }

  /**
   * A main search, and others for threads of their own.
   *
   * @param others made by {@link DfPn#twin(Game)} of the main one
   */
  public SideBySide(DfPn main, List<DfPn> others) {
    this.main = main;
    this.others = others;
  }

  /**
   * Lets every thread work; returns when all have ended. The nodes of all count in the budget, and
   * as the main search's.
   *
   * @throws IllegalStateException if the work of a helping thread failed
   */
  public void run(SearchBudget limits, Work work) {
    Team team = main.newTeam();
    TeamThreads threads = new TeamThreads(team, main.helpers().threads());
    long before = nodesOfOthers();
    List<SearchBudget> budgets = new ArrayList<>();
    team.join();
    for (int i = 0; i < others.size(); i++) {
      int thread = i + 1;
      DfPn other = others.get(i);
      SearchBudget budget = limits.helper();
      budgets.add(budget);
      threads.start(() -> asMember(other, team, () -> work.in(thread, budget)));
    }
    boolean ended = false;
    try {
      asMember(main, team, () -> work.in(0, limits));
      ended = true;
    } finally {
      if (!ended) {
        team.disband();
      }
      team.leave(null);
      threads.await();
      budgets.forEach(SearchBudget::report);
      main.countHelpers(nodesOfOthers() - before);
    }
    threads.check();
  }

  /** Does some work that is no answer of the team. */
  private static @Nullable Answer asMember(DfPn search, Team team, Runnable work) {
    return search.inTeam(
        team,
        () -> {
          work.run();
          return null;
        });
  }

  private long nodesOfOthers() {
    return others.stream().mapToLong(DfPn::nodes).sum();
  }
}
