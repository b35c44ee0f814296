package io.github.tsume.beam;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.Extension;
import io.github.tsume.compose.Judged;
import io.github.tsume.compose.Predecessor;
import io.github.tsume.compose.Unsettled;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.metric.LineCounts;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import java.util.Set;

/**
 * A judge of positions that may be problems, or tails of longer ones: a tail may have defects of
 * some kinds that are fatal in it, such as another last move where there is one move only. It
 * serves one thread.
 */
public final class Tails {
  private final MateSolver solver;
  private final Aim aim;
  private final CheckOptions options;
  private final Set<DefectClass> tolerated;
  private final Extender extender;

  /**
   * A judge.
   *
   * @param solver for full checks; what it knows is forgotten
   * @param aim what is looked for
   * @param tolerated what a tail of a mate may have
   */
  public Tails(MateSolver solver, Aim aim, CheckOptions options, Set<DefectClass> tolerated) {
    this.solver = solver;
    this.aim = aim;
    this.options = options;
    this.tolerated = Set.copyOf(tolerated);
    extender = new Extender(solver, aim, options);
  }

  /** Whether a problem is no mere tail. */
  public static boolean isSound(Extension found) {
    return found.judged().verdict() == Verdict.SOUND;
  }

  /** Whether a position is sound with a line, or a tail that may be extended. */
  public Extender.Answer ask(Extender.Origin origin, Predecessor candidate, SearchBudget budget) {
    Extender.Answer answer = extender.ask(origin, candidate, budget);
    List<Integer> line = candidate.before(origin.line());
    if (answer.outcome() != Extender.Fate.REFUTED || !mayBeTail(line.size())) {
      return answer;
    }
    solver.clear();
    Position start = Position.of(candidate.setup());
    SoundnessReport report =
        new SoundnessChecker(solver)
            .check(start, options.withAllCooks(true).withLine(line), budget, SolveListener.NONE);
    if (!isTail(report, line)) {
      return answer;
    }
    Extension tail =
        new Extension(
            candidate.setup(),
            line,
            Judged.of(report),
            Extender.counted(LineCounts.of(start, line), report));
    return new Extender.Answer(Extender.Fate.SOUND, tail, Unsettled.Proved.NOTHING);
  }

  /** Whether a position of so many plies may have a defect that is tolerated and fatal in it. */
  private boolean mayBeTail(int plies) {
    return aim.goal().isUsual()
        && tolerated.stream()
            .anyMatch(each -> each.severity(options.profile(), plies) == Severity.FATAL);
  }

  /** Whether nothing is fatal but what is tolerated, for sure. */
  private boolean isTail(SoundnessReport report, List<Integer> line) {
    return report.solution().isExact()
        && report.solution().length() == line.size()
        && report.open().isEmpty()
        && report.provisional().isEmpty()
        && report.defects().stream()
            .filter(each -> each.kind().severity(options.profile(), line.size()) == Severity.FATAL)
            .allMatch(each -> tolerated.contains(each.kind()));
  }
}
