package io.github.tsume.brinkmate;

import io.github.tsume.budget.Effort;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.KnownReplies;
import io.github.tsume.mate.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The common traits of the attacker's quiet moves in one position: where one of them threatens
 * nothing, most others do not either, and for the same reasons.
 */
final class Siblings {
  /** The most that is kept, the newest. */
  private static final int MOST = 3;

  private final List<Escapes> known = new ArrayList<>();
  private boolean begun;
  private int found;

  /** Notes how he gets out where the session stands, before a move or after one and a pass. */
  void add(Session session, SearchBudget budget) {
    add(session, budget, EffortTable.KEY_ESCAPES);
  }

  private void add(Session session, SearchBudget budget, Effort.Nodes most) {
    Escapes.of(session, budget.overtime().slice(session.efforts().nodes(most)))
        .ifPresent(
            escapes -> {
              known.add(0, escapes);
              found++;
            });
    if (known.size() > MOST) {
      known.remove(MOST);
    }
  }

  /** Notes once how he gets out before any of the moves, if that is known. */
  void begin(Session session, SearchBudget budget, long nodes) {
    if (!begun && session.mates(budget.slice(nodes)).isDisproven()) {
      add(session, budget, EffortTable.KEY_ESCAPES_BEFORE);
    }
    begun = true;
  }

  /** How many were found so far. */
  int found() {
    return found;
  }

  /**
   * How he gets out of all checks where the session stands, after a move and a pass, if he does so
   * as elsewhere.
   *
   * @param tried how many were found when it was asked last
   */
  Optional<KnownReplies> alike(Session session, int tried, SearchBudget budget) {
    int fresh = Math.min(found - tried, known.size());
    for (int i = 0; i < fresh; i++) {
      Optional<KnownReplies> alike = known.get(i).alike(session, budget);
      if (alike.isPresent()) {
        return alike;
      }
    }
    return Optional.empty();
  }
}
