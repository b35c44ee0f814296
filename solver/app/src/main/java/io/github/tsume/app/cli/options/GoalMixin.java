package io.github.tsume.app.cli.options;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.results.text.Messages;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What is looked for. */
public final class GoalMixin {
  @Option(names = "--goal", paramLabel = "GOAL")
  @Nullable Goal chosen;

  @Option(names = "--within", paramLabel = "N")
  Converters.@Nullable Count within;

  /** The goal, and within how many plies. */
  public Aim aim() {
    return within == null ? goal().aim() : new Aim(goal(), within.asInt());
  }

  private Goal goal() {
    return chosen == null ? Goal.MATE : chosen;
  }

  /** Whether somebody said it; else links may state it. */
  public boolean isChosen() {
    return chosen != null;
  }

  /**
   * Refuses what the goal has no use for.
   *
   * @param ofMates whether options are given that mates alone have
   * @param ofBounded whether options are given that mates do not have
   * @param key the message for the first case
   */
  public void refuse(boolean ofMates, boolean ofBounded, String key, Messages messages) {
    Goal goal = goal();
    if (goal.isBounded() ? ofMates : ofBounded || within != null) {
      String why = goal.isBounded() ? key : "usage.only-bounded";
      throw new UserException(Tally.USAGE, messages.get(why, goal.code()));
    }
  }
}
