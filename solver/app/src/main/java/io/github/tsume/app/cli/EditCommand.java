package io.github.tsume.app.cli;

import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.options.GoalMixin;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Verdict;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A command that tries edits of problems, whatever their goal. */
abstract class EditCommand extends SearchCommand {
  @Option(names = "--profile", paramLabel = "PROFILE")
  Profile profile = Profile.MAGAZINE;

  @Mixin GoalMixin goal = new GoalMixin();

  EditCommand(Call session) {
    super(session);
  }

  /**
   * Does something with each problem of the goal.
   *
   * @param ofMates whether options are given that mates alone have
   * @param key the message that refuses them
   */
  int each(boolean ofMates, String key, ProblemRun.Task task) throws InterruptedException {
    goal.refuse(ofMates, false, key, session.messages());
    goal.requireGoal(session.messages());
    return each(goal.aim(), task);
  }

  /** The verdict of a problem in words. */
  String words(Verdict verdict) {
    return session.messages().verdict(goal.aim().goal(), verdict.code());
  }
}
