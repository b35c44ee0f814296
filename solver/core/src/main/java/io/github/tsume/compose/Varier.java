package io.github.tsume.compose;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.metric.LineCounts;
import io.github.tsume.metric.Metrics;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Verdict;
import java.util.List;

/**
 * A search for the sound variants of a board (全検): each is first checked with a table that keeps
 * what its neighbours showed, proofs and refutations of positions that it shares with them; what
 * that leaves gets a full check with a table of its own. A varier serves one thread.
 */
public final class Varier {
  private static final long QUICK_BYTES = 1L << 26;

  private final MateSolver solver;
  private final CheckOptions options;
  private final int length;
  private final MateSolver neighbours = new MateSolver(QUICK_BYTES);

  /**
   * A varier.
   *
   * @param solver for the full checks; what it knows is forgotten
   * @param options how to check; what they state of the author's is left aside
   * @param length how many plies the mate is to take; 0 for any number
   */
  public Varier(MateSolver solver, CheckOptions options, int length) {
    this.solver = solver;
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
    Position start = Position.of(setup);
    Workbench shared = new Workbench(neighbours, options, budget);
    SoundnessReport first = shared.verdict(setup, List.of());
    if (isRefuted(first)) {
      return Extender.Answer.REFUTED;
    }
    Workbench bench = new Workbench(solver, options, budget);
    bench.clear();
    SoundnessReport report = bench.verdict(setup, List.of());
    boolean exact = report.solution().isExact();
    if (report.verdict() == Verdict.SOUND && exact) {
      int plies = report.solution().length();
      if (length > 0 && plies != length) {
        return Extender.Answer.REFUTED;
      }
      Metrics metrics =
          Extender.counted(LineCounts.of(start, report.solution().mainline()), report);
      Extension sound = new Extension(setup, report.solution().mainline(), report, metrics);
      return Extender.Answer.sound(sound);
    }
    boolean open = report.verdict() == Verdict.UNKNOWN || report.verdict() == Verdict.SOUND;
    return open
        ? new Extender.Answer(Extender.Fate.OPEN, null, Judged.of(report).proved())
        : Extender.Answer.REFUTED;
  }
}
