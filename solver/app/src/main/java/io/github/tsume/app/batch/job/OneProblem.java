package io.github.tsume.app.batch.job;

import io.github.tsume.app.input.InputEntry;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Messages;
import io.github.tsume.soundness.Journal;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Reason;
import java.util.List;
import java.util.Optional;

/** The work on a single problem without files and threads: the same result as a batch of it. */
public final class OneProblem {
  private final Prepared prepared;
  private final JobOptions options;
  private final ProblemJob job;

  /** The work on what an input holds, legal or not. */
  public OneProblem(InputEntry entry, JobOptions options, Messages messages) {
    this.options = options;
    prepared = Prepared.of(entry.id(), entry, options, messages);
    job = new ProblemJob(options, messages);
  }

  /**
   * Its result within the limits of the options.
   *
   * @param budget what it may take; to be interrupted from elsewhere
   */
  public Result run(SearchBudget budget, SolveListener listener) {
    if (prepared.error() != null) {
      return prepared.invalid(options);
    }
    long since = System.nanoTime();
    return job.run(prepared, solver(), budget, listener, Journal.NONE, 0, since, result -> true)
        .result();
  }

  /** A solver by the options that knows nothing yet. */
  public MateSolver solver() {
    JobOptions.Limits limits = options.limits();
    return SolverRoom.solver(limits.hashBytes(), DeepThread.helpers(limits.threads()));
  }

  /** Whether a line is the author's, as far as he gives one. */
  public boolean isAuthored(List<Integer> line) {
    List<Integer> author = prepared.authoredLine();
    int common = Math.min(author.size(), line.size());
    return common > 0 && author.subList(0, common).equals(line.subList(0, common));
  }

  /** The position from which it starts; empty if there is none. */
  public Optional<Position> position() {
    return Optional.ofNullable(prepared.position());
  }

  /** What is looked for. */
  public Aim aim() {
    return prepared.aim();
  }

  /** The limits of the options as a budget that begins now. */
  public SearchBudget budget() {
    long nodes = options.limits().nodes();
    return SearchBudget.of(nodes == 0 ? Long.MAX_VALUE : nodes, options.limits().millis());
  }

  /** Its result when the search ended by itself, without an answer. */
  public Result unknown(Reason reason) {
    if (prepared.error() != null) {
      return prepared.invalid(options);
    }
    return job.unknown(prepared, reason);
  }
}
