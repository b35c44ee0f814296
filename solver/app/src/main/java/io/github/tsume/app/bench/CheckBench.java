package io.github.tsume.app.bench;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.bench.BenchSize.BenchProblem;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.judgement.Standards.LineEnd;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import java.util.List;
import java.util.function.Consumer;

/**
 * A benchmark of checks with one thread, each with a cleared table, in nodes and results but no
 * times: what guards a change that should change neither.
 *
 * <p>Unlike {@link Bench} it covers cooks, the lines of defects, audits and authors' lines.
 */
public final class CheckBench {
  private final MateSolver solver;
  private final Interruption interruption;

  /**
   * A problem's report.
   *
   * @param name the problem's name
   * @param report what was found out
   */
  public record Row(String name, SoundnessReport report) {
    /** The fingerprint of what was found out. */
    public String hash() {
      return CheckHash.of(List.of(report));
    }
  }

  /**
   * What a run found altogether.
   *
   * @param nodes the nodes of all
   * @param hash the fingerprint of all reports
   */
  public record Total(long nodes, String hash) {}

  /**
   * A benchmark.
   *
   * @param hashBytes the memory of the table
   * @param efforts how much goes into what
   * @param interruption what ends a run early
   */
  public CheckBench(long hashBytes, Efforts efforts, Interruption interruption) {
    solver = new MateSolver(hashBytes, Helpers.NONE, efforts);
    this.interruption = interruption;
  }

  /** Checks the problems; the listener hears of each as it is done. */
  public Total run(List<BenchProblem> problems, Consumer<Row> listener) {
    List<SoundnessReport> reports =
        Bench.rows(problems, this::check, listener, interruption).stream()
            .map(Row::report)
            .toList();
    long nodes = reports.stream().mapToLong(SoundnessReport::nodes).sum();
    return new Total(nodes, CheckHash.of(reports));
  }

  private Row check(BenchProblem problem) {
    solver.clear();
    SearchBudget budget = SearchBudget.nodes(problem.nodeLimit());
    return new Row(
        problem.name(), interruption.within(budget, part -> check(problem, solver, part)));
  }

  /** A whole check of a problem, along its author's line if it has one. */
  static SoundnessReport check(BenchProblem problem, MateSolver solver, SearchBudget budget) {
    CheckOptions options =
        CheckOptions.DEFAULT.withStated(
            problem.statedLength(), problem.authoredLine(), LineEnd.NOTHING);
    return new SoundnessChecker(solver)
        .check(problem.position(), options, budget, SolveListener.NONE);
  }
}
