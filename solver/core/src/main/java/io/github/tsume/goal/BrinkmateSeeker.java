package io.github.tsume.goal;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.brinkmate.Brinkmate;
import io.github.tsume.brinkmate.BrinkmateCertificate;
import io.github.tsume.brinkmate.BrinkmateSolver;
import io.github.tsume.brinkmate.Later;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.goal.Found.Ending;
import io.github.tsume.goal.Goals.Seeker;
import io.github.tsume.goal.Goals.Wanted;
import io.github.tsume.judgement.BrinkmateJudgement;
import io.github.tsume.judgement.BrinkmateJudgement.Flaw;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.judgement.Key;
import io.github.tsume.judgement.Standards;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Solution;
import io.github.tsume.posed.Findings;
import io.github.tsume.soundness.claims.Certificate;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Standing;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Brinkmates: by {@link BrinkmateSolver}. All keys are found if it is judged, or they are asked
 * for.
 */
final class BrinkmateSeeker implements Seeker {
  @Override
  public Found seek(Wanted wanted, MateSolver solver, SearchBudget budget) {
    Standards standards = wanted.options().standards();
    // Where one key was enough, nothing is known of the author's.
    boolean all = wanted.judged() || wanted.options().allCooks();
    List<Integer> authored = all ? standards.authoredLine() : List.of();
    Brinkmate.Wish wish =
        wanted.judged()
            ? Brinkmate.Wish.WHOLE_LINE
            : all ? Brinkmate.Wish.ALL_KEYS : Brinkmate.Wish.ONE_KEY;
    Brinkmate found =
        new BrinkmateSolver(solver, wanted.options().solve())
            .solve(wanted.position(), wanted.within(), wish, authored, budget);
    Ending ending = ending(found);
    List<BrinkmateJudgement.Open> open = openMoves(found);
    BrinkmateJudgement judgement =
        BrinkmateJudgement.of(
            new BrinkmateJudgement.Evidence(
                found.answer(),
                ending.length().plies(),
                found.keys(),
                others(found),
                open,
                found.mateOpen(),
                authored,
                standards.statedLength(),
                standards.profile()));
    Optional<Verdict> verdict =
        wanted.judged() ? Optional.of(judgement.verdict()) : Optional.empty();
    Findings findings =
        new Findings(
            verdict,
            wanted.judged() ? rows(judgement, standards, ending.length().isExact()) : List.of(),
            open.stream()
                .map(each -> new Findings.OpenRow(new OpenMove(each.ply(), each.move()), List.of()))
                .toList(),
            agrees(found, judgement, authored, standards.statedLength(), wanted.within()),
            new Standing(unfinished(found, verdict)));
    return new Found(
        ending,
        findings,
        open(found),
        found.limit(),
        (other, rest) -> certificate(wanted, found, ending, other, rest),
        List.of());
  }

  private static Ending ending(Brinkmate found) {
    Solution mate = found.mate();
    if (mate != null) {
      return MateSeeker.ending(mate);
    }
    List<Integer> line = found.keys().isEmpty() ? List.of() : found.keys().get(0).line();
    PlyCount length =
        found.answer() == Outcome.BRINKMATE ? PlyCount.exactly(found.plies()) : PlyCount.UNKNOWN;
    OptionalInt raw = OptionalInt.empty();
    return new Ending(found.answer(), length, raw, Hand.EMPTY, line, found.keys());
  }

  private static List<BrinkmateJudgement.Open> openMoves(Brinkmate found) {
    List<BrinkmateJudgement.Open> open = new ArrayList<>();
    found.open().forEach(move -> open.add(new BrinkmateJudgement.Open(1, move)));
    for (Later later : found.later()) {
      later.open().forEach(move -> open.add(new BrinkmateJudgement.Open(later.ply(), move)));
    }
    return open;
  }

  private static List<Flaw> others(Brinkmate found) {
    List<Flaw> others = new ArrayList<>();
    for (Later later : found.later()) {
      for (Key key : later.others()) {
        int length = later.ply() - 1 + key.plies();
        others.add(new Flaw(DefectClass.OTHER_KEY, later.ply(), key.move(), length, key.line()));
      }
    }
    return others;
  }

  private static List<Findings.Row> rows(
      BrinkmateJudgement judgement, Standards standards, boolean exact) {
    List<Findings.Row> rows = new ArrayList<>();
    for (Flaw flaw : judgement.flaws()) {
      Defect defect =
          new Defect(
              flaw.kind(),
              flaw.kind().severity(standards.profile(), flaw.length()),
              flaw.ply(),
              flaw.move(),
              flaw.length() == 0 ? PlyCount.UNKNOWN : PlyCount.upTo(flaw.length(), exact),
              flaw.line(),
              Hand.EMPTY);
      rows.add(new Findings.Row(defect, false, List.of()));
    }
    return rows;
  }

  /** Whether it is as its author states; empty if he states nothing, or it is not known. */
  private static Optional<Boolean> agrees(
      Brinkmate found,
      BrinkmateJudgement judgement,
      List<Integer> authored,
      OptionalInt stated,
      int within) {
    if (found.answer() == Outcome.BRINKMATE) {
      boolean states = stated.isPresent() || !authored.isEmpty();
      return states ? Optional.of(judgement.agrees()) : Optional.empty();
    }
    boolean known = found.answer().isRefuted() && stated.isPresent() && stated.getAsInt() <= within;
    return known ? Optional.of(stated.getAsInt() == 0) : Optional.empty();
  }

  private static Set<Unfinished> unfinished(Brinkmate found, Optional<Verdict> verdict) {
    Set<Unfinished> open = EnumSet.noneOf(Unfinished.class);
    Solution mate = found.mate();
    if (found.answer() == Outcome.UNKNOWN) {
      open.add(Unfinished.MATE);
    }
    if (verdict.filter(word -> word == Verdict.UNKNOWN).isPresent()) {
      open.add(Unfinished.VERDICT);
    }
    if (mate != null && !mate.isExact()) {
      open.add(Unfinished.LENGTH);
    }
    if (!openMoves(found).isEmpty()) {
      open.add(Unfinished.MOVES);
    }
    if (found.answer() == Outcome.BRINKMATE && found.mateOpen()) {
      open.add(Unfinished.MATE_BY_CHECKS);
    }
    return open;
  }

  private static List<Note> open(Brinkmate found) {
    Remark remark = Remark.MATE_BY_CHECKS_OPEN;
    return found.answer() == Outcome.BRINKMATE && found.mateOpen()
        ? List.of(Note.of(remark, 0, Move.NONE, remark.code()))
        : List.of();
  }

  private static Optional<Certificate> certificate(
      Wanted wanted, Brinkmate found, Ending ending, MateSolver solver, SearchBudget budget) {
    List<Certificate.Claim> claims = new ArrayList<>();
    for (BrinkmateCertificate.Claim claim :
        BrinkmateCertificate.of(wanted.position(), found, wanted.within(), solver, budget)
            .claims()) {
      claims.add(new Certificate.Claim(claim.kind(), claim.plies(), claim.path(), claim.proof()));
    }
    return claims.isEmpty()
        ? Optional.empty()
        : Optional.of(new Certificate(ending.line(), claims));
  }
}
