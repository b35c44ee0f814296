package io.github.tsume.app.batch.log;

import io.github.tsume.results.json.Result;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Outcome;
import java.util.EnumSet;
import java.util.Set;

/** The goal of all results of a run; its words tell their verdicts when they are counted. */
public final class CommonGoal {
  private final Set<Goal> goals = EnumSet.noneOf(Goal.class);

  /** One more result. What is no problem has no goal. */
  public void add(Result result) {
    if (result.answer().outcome() != Outcome.INVALID) {
      add(result.answer().aim().goal());
    }
  }

  /** Results that this was looked for. */
  void add(Goal goal) {
    goals.add(goal);
  }

  /** The goal of all, that of mates if they differ or there is none. */
  public Goal goal() {
    return goals.size() == 1 ? goals.iterator().next() : Goal.MATE;
  }
}
