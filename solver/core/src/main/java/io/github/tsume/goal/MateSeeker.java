package io.github.tsume.goal;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.goal.Found.Ending;
import io.github.tsume.goal.Goals.Seeker;
import io.github.tsume.goal.Goals.Wanted;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Solution;
import io.github.tsume.posed.Findings;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.soundness.claims.Certificate;
import io.github.tsume.verdict.Outcome;
import java.util.List;
import java.util.Optional;

/** Mates: by {@link SoundnessChecker}. */
final class MateSeeker implements Seeker {
  @Override
  public Found seek(Wanted wanted, MateSolver solver, SearchBudget budget) {
    SoundnessChecker checker = new SoundnessChecker(solver, wanted.journal());
    if (!wanted.judged()) {
      Solution solution =
          checker.solve(wanted.position(), wanted.options().solve(), budget, wanted.listener());
      Findings findings = Findings.of(solution, wanted.options().standards().statedLength());
      return found(solution, findings, (other, rest) -> Optional.empty(), List.of(solution));
    }
    SoundnessReport report =
        checker.check(wanted.position(), wanted.options(), budget, wanted.listener());
    Findings findings = Findings.of(report, wanted.options().authoredLine());
    return found(
        report.solution(),
        findings,
        (other, rest) -> certificate(wanted, report, other, rest),
        List.of(report.solution(), report));
  }

  private static Optional<Certificate> certificate(
      Wanted wanted, SoundnessReport report, MateSolver solver, SearchBudget budget) {
    Certificate certificate =
        Certificate.of(wanted.position(), report, solver, wanted.options(), budget);
    // A position without checks needs no proof that none of them mates.
    boolean plain = report.solution().outcome() == Outcome.NO_MATE;
    return Optional.of(certificate).filter(each -> plain || !each.claims().isEmpty());
  }

  /** A mate as an ending. */
  static Ending ending(Solution solution) {
    return new Ending(
        solution.outcome(),
        solution.plies(),
        solution.rawLength(),
        solution.leftover(),
        solution.mainline(),
        List.of());
  }

  private static Found found(
      Solution solution, Findings findings, Found.Proofs proofs, List<Object> more) {
    return new Found(
        ending(solution),
        findings,
        solution.notes(),
        solution.answer() instanceof MateAnswer.Unknown unknown ? unknown.limit() : null,
        proofs,
        more);
  }
}
