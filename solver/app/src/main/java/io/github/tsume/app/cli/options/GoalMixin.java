package io.github.tsume.app.cli.options;

import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.posed.StatedAim;
import io.github.tsume.record.Problem;
import io.github.tsume.results.text.Messages;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option of the goal. */
public final class GoalMixin {
  @Option(names = "--goal", paramLabel = "GOAL")
  @Nullable Goal chosen;

  @Option(names = "--within", paramLabel = "N")
  Converters.@Nullable Count within;

  @Option(names = "--solutions", paramLabel = "N")
  Converters.@Nullable Count solutions;

  /** How many solutions are shown, at most. */
  public int solutions() {
    return solutions == null ? SolveOptions.USUAL_SOLUTIONS : solutions.asInt();
  }

  /** The goal, and within how many plies. */
  public Aim aim() {
    return goal().aim(within == null ? 0 : within.asInt());
  }

  private Goal goal() {
    return chosen == null ? Goal.MATE : chosen;
  }

  /**
   * What of the goals that links state is looked for: nothing if somebody said one.
   *
   * @param ofMates whether options are given that mates alone have
   */
  public JobOptions.Stated stated(boolean ofMates) {
    if (chosen != null || ofMates) {
      return JobOptions.Stated.PASSED_OVER;
    }
    int plies = within == null ? 0 : within.asInt();
    return new JobOptions.Stated(JobOptions.Stated.TAKEN.goals(), plies);
  }

  /** Whether both sides may help, by what is chosen or stated. */
  public boolean mayBeHelped(boolean ofMates) {
    return chosen == null ? !ofMates : chosen.isHelped();
  }

  /**
   * Refuses what the goal has no use for.
   *
   * @param search the options of the search, of which some are of mates alone, too
   * @param ofMates whether options are given that mates alone have
   * @param ofBounded whether options are given that mates do not have
   * @param key the message for the first case
   */
  public void refuse(
      SearchMixin search, boolean ofMates, boolean ofBounded, String key, Messages messages) {
    Goal goal = goal();
    if (goal.isHelped() && search.futile != FutileRule.STANDARD) {
      throw new UserException(Tally.USAGE, messages.get("usage.futile-for-mates", goal.code()));
    }
    if (goal.isUsual() ? ofBounded : ofMates) {
      String why = goal.isUsual() ? "usage.only-bounded" : key;
      throw new UserException(Tally.USAGE, messages.get(why, goal.code()));
    }
    if (within != null && !goal.plies().takes(within.value())) {
      throw new UserException(Tally.USAGE, messages.get("usage.odd-plies", "--within"));
    }
  }

  /**
   * Refuses what cannot be made from its end backwards.
   *
   * @param fromMates whether it is to end in mates of the defender
   * @return the goals that problems may state
   */
  public JobOptions.Stated backwards(SearchMixin search, boolean fromMates, Messages messages) {
    boolean other = fromMates && goal() == Goal.HELPSELFMATE;
    refuse(search, other, false, "usage.mates-not-of-goal", messages);
    if (goal().isBounded()) {
      throw new UserException(Tally.USAGE, messages.get("usage.backwards-goal", goal().code()));
    }
    requireGoal(messages);
    boolean any = chosen == null;
    Set<Goal> made = fromMates ? Set.of(Goal.HELPMATE) : Set.of(Goal.HELPMATE, Goal.HELPSELFMATE);
    return any ? new JobOptions.Stated(made, 0) : JobOptions.Stated.PASSED_OVER;
  }

  /** Refuses plies where there is no goal that has them. */
  public void requireGoal(Messages messages) {
    if (within != null && !goal().isBounded()) {
      throw new UserException(Tally.USAGE, messages.get("usage.only-bounded"));
    }
  }

  /**
   * The same where links may state the goal: the first problems of an input tell.
   *
   * @param ofMates whether options are given that mates alone have
   */
  public void requireGoal(boolean ofMates, InputSource source, Messages messages) {
    boolean mayBeStated = chosen == null && !ofMates;
    if (!mayBeStated || !source.begins(GoalMixin::statesBounded)) {
      requireGoal(messages);
    }
  }

  private static boolean statesBounded(Problem problem) {
    return StatedAim.of(problem).map(Aim::goal).filter(Goal::isBounded).isPresent();
  }
}
