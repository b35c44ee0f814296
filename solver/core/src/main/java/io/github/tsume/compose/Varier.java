package io.github.tsume.compose;

import io.github.tsume.board.Setup;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.metric.LineCounts;
import io.github.tsume.metric.Metrics;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A search for the sound variants of a board (全検), whatever the goal. Where that is mate, each is
 * first checked with a table that keeps what its neighbours showed, proofs and refutations of
 * positions that it shares with them; what that leaves gets a full check with a table of its own. A
 * varier serves one thread.
 */
public final class Varier {
  private static final long QUICK_BYTES = 1L << 26;

  private final MateSolver solver;
  private final Aim aim;
  private final CheckOptions options;
  private final int length;
  private final MateSolver neighbours = new MateSolver(QUICK_BYTES);

  /**
   * A varier.
   *
   * @param solver for the full checks; what it knows is forgotten
   * @param aim what is looked for
   * @param options how to check; what they state of the author's is left aside
   * @param length how many plies the mate is to take; 0 for any number
   */
  public Varier(MateSolver solver, Aim aim, CheckOptions options, int length) {
    this.solver = solver;
    this.aim = aim;
    this.options = options;
    this.length = length;
  }

  /** Whether a report says that a variant is not sound, or not in as many plies as are wanted. */
  private boolean isRefuted(SoundnessReport report) {
    boolean sound = report.verdict() == Verdict.SOUND || report.verdict() == Verdict.UNKNOWN;
    boolean other =
        length > 0 && report.solution().isExact() && report.solution().length() != length;
    return !sound || other;
  }

  /** Whether a variant is sound, and takes as many plies as are wanted. */
  public Extender.Answer ask(Setup setup, SearchBudget budget) {
    Workbench bench = new Workbench(solver, aim, options, budget);
    if (!bench.hasMatesAsCooks()) {
      return answer(setup, bench.judged(setup, List.of()), metrics -> metrics);
    }
    if (isRefuted(new Workbench(neighbours, options, budget).verdict(setup, List.of()))) {
      return Extender.Answer.REFUTED;
    }
    bench.clear();
    SoundnessReport report = bench.verdict(setup, List.of());
    return answer(setup, Judged.of(report), metrics -> Extender.counted(metrics, report));
  }

  private Extender.Answer answer(Setup setup, Judged judged, UnaryOperator<Metrics> counted) {
    if (judged.isSound() && (length == 0 || judged.length() == length)) {
      Metrics metrics = counted.apply(LineCounts.of(setup, judged.line()));
      return Extender.Answer.sound(new Extension(setup, judged.line(), judged, metrics));
    }
    boolean open = judged.verdict() == Verdict.UNKNOWN || judged.verdict() == Verdict.SOUND;
    return open && !judged.isSound()
        ? new Extender.Answer(Extender.Fate.OPEN, null, judged.proved())
        : Extender.Answer.REFUTED;
  }
}
