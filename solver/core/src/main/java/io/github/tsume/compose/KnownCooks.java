package io.github.tsume.compose;

import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Severity;
import java.util.ArrayList;
import java.util.List;

/**
 * The cooks that were found so far, of the problem and of it after edits, and whether one still
 * stands after an edit: its move is still a check, and mates by a question of few nodes. One that
 * mated without coming to the intended line must still do so: what only delays that line is no
 * cook. The one that stood most lately is asked first.
 */
final class KnownCooks {
  private static final long NODES = 5_000;
  private static final int MOST = 60;

  private final MateSolver solver = new MateSolver(1 << 24);
  private final FutileRule rule;
  private final SearchBudget budget;
  private final List<Cook> cooks = new ArrayList<>();

  /**
   * Another check at a ply of the intended line.
   *
   * @param ply from 1
   * @param independent whether it mates without coming to the intended line
   */
  record Cook(int ply, int move, boolean independent) {}

  /**
   * The problem after edits.
   *
   * @param intended how moves of the problem itself are played in it
   * @param line the intended line in it
   */
  record Edited(Position start, IntendedLine intended, List<Integer> line) {}

  KnownCooks(FutileRule rule, SearchBudget budget) {
    this.rule = rule;
    this.budget = budget;
  }

  /** Adds what a check of the problem after edits found. */
  void add(SoundnessReport report, List<Edit> edits, Edited edited) {
    if (edits.stream().anyMatch(edit -> edit.kind() == Edit.Kind.SHIFT)) {
      return;
    }
    int common = common(report.solution().mainline(), edited.line);
    for (Defect defect : report.defects()) {
      boolean fatal = defect.severity() == Severity.FATAL && defect.kind().isAttackers();
      int move = defect.move();
      boolean usable = fatal && defect.ply() > 0 && defect.ply() <= common + 1;
      if (usable && move != Move.NONE && !isOfMoved(move, edits)) {
        add(defect.ply(), move, edited);
      }
    }
  }

  /** How many moves the line that was checked has in common with the intended one. */
  private static int common(List<Integer> checked, List<Integer> intended) {
    int most = Math.min(checked.size(), intended.size() - 1);
    int count = 0;
    while (count < most && checked.get(count).equals(intended.get(count))) {
      count++;
    }
    return count;
  }

  private void add(int ply, int move, Edited edited) {
    if (cooks.stream().anyMatch(cook -> cook.ply == ply && cook.move == move)) {
      return;
    }
    Cook cook = new Cook(ply, move, true);
    boolean independent = mates(edited, cook, move);
    cooks.add(0, independent ? cook : new Cook(ply, move, false));
    if (cooks.size() > MOST) {
      cooks.remove(MOST);
    }
  }

  /** Whether a move starts where an edit put a piece: in the problem itself it starts elsewhere. */
  private static boolean isOfMoved(int move, List<Edit> edits) {
    return !Move.isDrop(move)
        && edits.stream()
            .anyMatch(edit -> edit.kind() == Edit.Kind.MOVE && edit.to() == Move.from(move));
  }

  int size() {
    return cooks.size();
  }

  /** How many of them are known to stand no longer; all, or those before the first that stands. */
  int killed(Edited edited) {
    for (int i = 0; i < cooks.size(); i++) {
      if (stands(edited, cooks.get(i))) {
        cooks.add(0, cooks.remove(i));
        return i;
      }
    }
    return cooks.size();
  }

  private boolean stands(Edited edited, Cook cook) {
    Position position = edited.start.copy();
    edited.line.subList(0, cook.ply - 1).forEach(position::play);
    int move = edited.intended.same(position, cook.move);
    if (move == Move.NONE || move == edited.line.get(cook.ply - 1)) {
      return false;
    }
    position.play(move);
    return position.inCheck() && mates(edited, cook, move);
  }

  private boolean mates(Edited edited, Cook cook, int move) {
    Session session = new Session(edited.start, solver, rule);
    if (cook.independent) {
      session.forbidAlong(edited.line);
    }
    edited.line.subList(0, cook.ply - 1).forEach(session::play);
    session.play(move);
    return session.mates(budget.slice(NODES)).isProven();
  }
}
