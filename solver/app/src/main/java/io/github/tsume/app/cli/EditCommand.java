package io.github.tsume.app.cli;

import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.options.GoalMixin;
import io.github.tsume.board.Setup;
import io.github.tsume.compose.Edit;
import io.github.tsume.compose.WhyNot;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;

/** A command that tries edits of problems, whatever their goal. */
abstract class EditCommand extends WritingCommand {
  @Mixin GoalMixin goal = new GoalMixin();

  private WhyNot.@Nullable Finder finder;

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
    goal.refuse(search, ofMates, false, key, session.messages());
    goal.requireGoal(session.messages());
    guard(null);
    return each(goal.aim(), goal.stated(ofMates), task);
  }

  /**
   * Tells why edits are no good, if that is asked.
   *
   * @param line the line that they are to keep
   * @param kept whether they must keep it, not only its length
   */
  void refuted(
      String schema, ProblemRun.Item item, List<Edit> edits, List<Integer> line, boolean kept) {
    if (!why) {
      return;
    }
    Aim aim = item.posed().aim();
    WhyNot.Finder asked = finder == null || !finder.aim().equals(aim) ? finder(aim) : finder;
    finder = asked;
    WhyNot whyNot = asked.of(item.setup(), edits, line, kept, item.budget());
    if (whyNot != null) {
      tell(schema, item, edits, whyNot);
    }
  }

  /** The verdict of a problem in words. */
  String words(ProblemRun.Item item, Verdict verdict) {
    return session.messages().verdict(item.posed().aim().goal(), verdict.code());
  }

  /**
   * Adds what edits made of a problem to what is written: with its title and what it asks for.
   *
   * @param number from 1, among what is made of the same problem
   */
  void write(ProblemRun.Item item, int number, Setup setup, List<Integer> line) {
    Problem of = item.problem();
    Metadata metadata = asking(of.metadata().ofProblem(), item.posed().aim());
    write(made(of.id() + "-" + number, metadata, setup, line));
  }
}
