package io.github.tsume.dfpn;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * One question, searched by several threads from the same node, each with a path of its own; the
 * first answer counts.
 */
final class TeamSearch {
  private final DfPn main;
  private final Team team;
  private final TeamThreads threads;
  private final List<DfPn> others = new ArrayList<>();
  private final List<SearchBudget> budgets = new ArrayList<>();

  TeamSearch(DfPn main) {
    this.main = main;
    team = main.newTeam();
    threads = new TeamThreads(team, main.helpers().threads());
    for (int i = 0; i < main.helpers().count(); i++) {
      others.add(main.twin());
    }
  }

  /** The answer; returns when all threads have ended. */
  Answer run(int bound, SearchBudget limits) {
    team.join();
    for (DfPn other : others) {
      SearchBudget budget = limits.helper();
      budgets.add(budget);
      threads.start(() -> other.inTeam(team, () -> other.solve(bound, budget)));
    }
    Answer own = null;
    try {
      own = main.inTeam(team, () -> main.solve(bound, limits));
    } finally {
      team.leave(own);
      team.disband();
      threads.await();
      budgets.forEach(SearchBudget::report);
    }
    threads.check();
    Answer first = team.answer();
    return first != null ? first : Objects.requireNonNull(own);
  }

  /** The nodes of the helpers, after the end. */
  long helperNodes() {
    return others.stream().mapToLong(DfPn::nodes).sum();
  }
}
