package io.github.tsume.app.cli;

import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.StatusLine;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.OutputMixin;
import io.github.tsume.app.cli.options.SearchMixin;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.results.text.Columns;
import io.github.tsume.verdict.Aim;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** A command that searches the problems of its inputs. */
abstract class SearchCommand implements Callable<Integer> {
  static final String INDENT = "  ";

  final Call session;

  @Parameters(paramLabel = "INPUT", arity = "1..*", descriptionKey = "INPUT")
  List<String> inputs = new ArrayList<>();

  @Mixin InputMixin input = new InputMixin();
  @Mixin SearchMixin search = new SearchMixin();
  @Mixin OutputMixin output = new OutputMixin();

  SearchCommand(Call session) {
    this.session = session;
  }

  /**
   * Does something with each problem, and what is to be done at last; returns the exit code.
   *
   * @param asked what is looked for
   * @param stated what of the goals that problems state is looked for instead
   */
  int each(Aim asked, JobOptions.Stated stated, ProblemRun.Task task) throws InterruptedException {
    try (InputSource source = input.openProblems(inputs, session)) {
      boolean many = source.hasSeveral();
      int code =
          new ProblemRun(session, search.limits(many, session), input.defenderHand, asked, stated)
              .ofBoards(takesBoards())
              .run(source, many, task);
      finish();
      return code;
    }
  }

  /** Whether the inputs are boards, on which the defender may be mated. */
  boolean takesBoards() {
    return false;
  }

  /** Ends the work; by itself it does nothing. */
  void finish() {}

  /** Begins with a problem, which is named if there are others: the line that shows how far. */
  StatusLine begin(ProblemRun.Item item) {
    if (item.many() && !output.json) {
      ProblemRun.line(session, Columns.plain(item.problem().id()));
    }
    return new StatusLine(session.console(), !output.quiet);
  }

  /** How long it took, in milliseconds; negative if that is not to be told. */
  long millisSince(long nanos) {
    return output.noTiming ? -1 : (System.nanoTime() - nanos) / 1_000_000;
  }
}
