package io.github.tsume.goal;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.budget.Stored;
import io.github.tsume.dfpn.Crew;
import io.github.tsume.dfpn.table.TranspositionTable;
import io.github.tsume.goal.Found.Ending;
import io.github.tsume.goal.Goals.Seeker;
import io.github.tsume.goal.Goals.Wanted;
import io.github.tsume.helpmate.Helpmate;
import io.github.tsume.helpmate.HelpmateSolver;
import io.github.tsume.helpmate.HelpmateSolver.Help;
import io.github.tsume.helpmate.HelpmateSolver.Workers;
import io.github.tsume.helpmate.LayerProofs;
import io.github.tsume.judgement.HelpmateJudgement;
import io.github.tsume.judgement.Standards;
import io.github.tsume.judgement.Standards.LineEnd;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.SolveListener.Progress;
import io.github.tsume.posed.Findings;
import io.github.tsume.soundness.claims.Certificate;
import io.github.tsume.soundness.claims.Certificate.Claim;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.SearchPhase;
import io.github.tsume.verdict.Standing;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verdict.Verdict;
import io.github.tsume.verify.ClaimKind;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/** Helpmates and help-selfmates: by {@link HelpmateSolver}, within the memory of the table. */
final class HelpmateSeeker implements Seeker {
  @Override
  public Found seek(Wanted wanted, MateSolver solver, SearchBudget budget) {
    Aim aim = wanted.aim();
    Position start = wanted.position();
    int attacker = aim.defenderBegins() ? start.side() ^ 1 : start.side();
    int mated = aim.goal() == Goal.HELPMATE ? attacker ^ 1 : attacker;
    Help help = new Help(start, attacker, mated);
    long memory = (long) solver.table().capacity() * TranspositionTable.ENTRY_BYTES;
    Crew crew = solver.crew();
    HelpmateSolver search =
        new HelpmateSolver(
            help,
            wanted.options().solve().solutions(),
            wanted.options().standards().statedLength().orElse(0),
            memory,
            budget,
            crew == null ? Workers.ONE : new HelpmateCrew(crew, budget::nodes),
            (stored, none) -> wanted.listener().progress(progress(budget.nodes(), none, stored)));
    if (wanted.spill() != null) {
      search.to(wanted.spill());
    }
    Helpmate found = solver.withHelpers(search::solve);
    Standards stated = wanted.options().standards();
    // Who only wants the answer has it compared with the length alone.
    Standards standards =
        wanted.judged()
            ? stated
            : Standards.DEFAULT.withStated(stated.statedLength(), List.of(), LineEnd.NOTHING);
    HelpmateJudgement judgement =
        HelpmateJudgement.of(found.evidence(help), standards, aim.solutions());
    Findings findings =
        new Findings(
            wanted.judged() ? Optional.of(judgement.verdict()) : Optional.empty(),
            wanted.judged()
                ? judgement.defects().stream()
                    .map(each -> new Findings.Row(each, false, before(judgement, each.ply())))
                    .toList()
                : List.of(),
            List.of(),
            judgement.agrees(),
            new Standing(unfinished(wanted, found, judgement)));
    return new Found(
        ending(help, aim.goal(), found, judgement.line()),
        findings,
        notes(found),
        found.limit(),
        (other, rest) -> certificate(help, found, judgement.line()),
        List.of(found));
  }

  private static Progress progress(long nodes, int plies, Stored stored) {
    return new Progress(SearchPhase.GOAL, nodes, 0, plies, 0, List.of(), stored);
  }

  private static Optional<Certificate> certificate(Help help, Helpmate found, List<Integer> line) {
    if (found.limit() != null) {
      return Optional.empty();
    }
    return LayerProofs.of(help, found)
        .map(
            sums ->
                IntStream.range(0, sums.size())
                    .mapToObj(ply -> new Claim(ClaimKind.LAYER, ply, List.of(), sums.get(ply)))
                    .toList())
        .map(claims -> new Certificate(line, claims));
  }

  private static List<Integer> before(HelpmateJudgement judgement, int ply) {
    List<Integer> line = judgement.line();
    return line.subList(0, Math.min(Math.max(ply - 1, 0), line.size()));
  }

  private static Ending ending(Help help, Goal goal, Helpmate found, List<Integer> line) {
    Outcome outcome =
        found.length() > 0
            ? goal.reached()
            : found.limit() == null ? goal.refuted() : Outcome.UNKNOWN;
    Position last = help.start().copy();
    line.forEach(last::play);
    int left = found.length() > 0 ? last.hand(help.attacker()) : Hand.EMPTY;
    PlyCount length = found.length() > 0 ? PlyCount.exactly(found.length()) : PlyCount.UNKNOWN;
    return new Ending(outcome, length, OptionalInt.empty(), left, line, List.of());
  }

  private static Set<Unfinished> unfinished(
      Wanted wanted, Helpmate found, HelpmateJudgement judgement) {
    Set<Unfinished> open = EnumSet.noneOf(Unfinished.class);
    if (found.limit() == null) {
      return open;
    }
    open.add(Unfinished.SOLUTION_COUNT);
    if (found.length() == 0) {
      open.add(Unfinished.MATE);
    }
    if (wanted.judged() && judgement.verdict() == Verdict.UNKNOWN) {
      open.add(Unfinished.VERDICT);
    }
    return open;
  }

  /** How far an unfinished search came. */
  private static List<Note> notes(Helpmate found) {
    if (found.limit() == null) {
      return List.of();
    }
    String why = found.length() == 0 ? "none-within" : "solutions-so-far";
    int others = (int) Math.min(found.count(), Helpmate.MANY);
    return List.of(
        new Note(Remark.SOLUTIONS_OPEN, 0, Move.NONE, why, found.noneWithin(), others, List.of()));
  }
}
