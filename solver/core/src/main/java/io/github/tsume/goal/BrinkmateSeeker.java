package io.github.tsume.goal;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.brinkmate.Brinkmate;
import io.github.tsume.brinkmate.BrinkmateCertificate;
import io.github.tsume.brinkmate.BrinkmateJudgement;
import io.github.tsume.brinkmate.BrinkmateSolver;
import io.github.tsume.brinkmate.Key;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.OpenMove;
import io.github.tsume.judgement.Standards;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Solution;
import io.github.tsume.posed.Findings;
import io.github.tsume.soundness.claims.Certificate;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Standing;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verdict.Verdict;
import io.github.tsume.verify.ClaimKind;
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
    boolean all = wanted.judged() || wanted.options().allCooks();
    Brinkmate found =
        new BrinkmateSolver(solver, wanted.options().solve())
            .solve(wanted.position(), wanted.within(), all, budget);
    // Where one key was enough, nothing is known of the author's.
    List<Integer> authored = all ? standards.authoredLine() : List.of();
    BrinkmateJudgement judgement = BrinkmateJudgement.of(found, authored, standards.statedLength());
    Ending ending = ending(found, authored);
    Optional<Verdict> verdict =
        wanted.judged() ? Optional.of(judgement.verdict()) : Optional.empty();
    Findings findings =
        new Findings(
            verdict,
            wanted.judged() ? rows(judgement, ending, standards) : List.of(),
            found.open().stream()
                .map(move -> new Findings.OpenRow(new OpenMove(1, move), List.of()))
                .toList(),
            agrees(found, judgement, authored, standards.statedLength(), wanted.within()),
            new Standing(unfinished(found, verdict)));
    return new Found(
        ending,
        findings,
        open(found),
        found.limit(),
        (other, rest) -> certificate(wanted, found, ending, other, rest),
        Optional.empty(),
        Optional.empty());
  }

  /** The line begins with the author's move if that is one of the keys. */
  private static Ending ending(Brinkmate found, List<Integer> authored) {
    Solution mate = found.mate();
    if (mate != null) {
      return MateSeeker.ending(mate);
    }
    List<Key> keys = new ArrayList<>(found.keys());
    keys.removeIf(key -> authored.isEmpty() || key.move() != authored.get(0));
    found.keys().stream().filter(key -> !keys.contains(key)).forEach(keys::add);
    List<Integer> line = keys.isEmpty() ? List.of() : keys.get(0).line();
    boolean exact = found.answer() == Outcome.BRINKMATE;
    OptionalInt raw = OptionalInt.empty();
    return new Ending(found.answer(), found.plies(), exact, raw, Hand.EMPTY, line, keys);
  }

  private static List<Findings.Row> rows(
      BrinkmateJudgement judgement, Ending ending, Standards standards) {
    List<Findings.Row> rows = new ArrayList<>();
    for (DefectClass flaw : judgement.flaws()) {
      if (flaw == DefectClass.OTHER_KEY) {
        ending.keys().stream()
            .skip(1)
            .forEach(key -> rows.add(row(flaw, standards, key.line(), key.plies())));
      } else if (flaw.isOfAuthorsLine()) {
        rows.add(row(flaw, standards, standards.authoredLine().subList(0, 1), 0));
      } else {
        rows.add(row(flaw, standards, List.of(), ending.length()));
      }
    }
    return rows;
  }

  private static Findings.Row row(
      DefectClass flaw, Standards standards, List<Integer> line, int length) {
    int move = line.isEmpty() ? Move.NONE : line.get(0);
    int ply = line.isEmpty() ? 0 : 1;
    Defect defect =
        new Defect(
            flaw, flaw.severity(standards.profile(), length), ply, move, length, line, Hand.EMPTY);
    return new Findings.Row(defect, false, List.of());
  }

  /** Whether it is as its author states; empty if he states nothing, or it is not known. */
  private static Optional<Boolean> agrees(
      Brinkmate found,
      BrinkmateJudgement judgement,
      List<Integer> authored,
      OptionalInt stated,
      int within) {
    if (found.answer() == Outcome.BRINKMATE) {
      boolean differs =
          judgement.flaws().contains(DefectClass.AUTHOR_KEY_FAILS)
              || judgement.flaws().contains(DefectClass.STATED_LENGTH);
      return stated.isEmpty() && authored.isEmpty() ? Optional.empty() : Optional.of(!differs);
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
    if (!found.open().isEmpty()) {
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
        BrinkmateCertificate.of(wanted.position(), found, solver, budget).claims()) {
      Integer key = claim.key();
      claims.add(
          key == null
              ? new Certificate.Claim(ClaimKind.MATE, 0, List.of(), claim.proof())
              : new Certificate.Claim(ClaimKind.BRINKMATE, 0, List.of(key), claim.proof()));
    }
    return claims.isEmpty()
        ? Optional.empty()
        : Optional.of(new Certificate(ending.line(), claims));
  }
}
