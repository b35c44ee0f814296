package io.github.tsume.compose;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Severity;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The cooks that were found so far, of the problem and of it after edits, and whether one still
 * stands after an edit: its move is still a check, and mates by a question of few nodes. One that
 * mated without coming to the intended line must still do so: what only delays that line is no
 * cook. The one that stood most lately is asked first.
 */
final class KnownCooks {
  private final MateSolver solver = new MateSolver(1 << 24);
  private final FutileRule rule;
  private final List<Cook> cooks;

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
  record Edited(Position start, IntendedLine intended, List<Integer> line) {
    /** The problem as it is. */
    static Edited none(Setup setup, List<Integer> line) {
      return new Edited(Position.of(setup), new IntendedLine(setup.rules(), List.of()), line);
    }
  }

  /** No cook is known. */
  KnownCooks(FutileRule rule) {
    this(rule, new ArrayList<>());
  }

  private KnownCooks(FutileRule rule, List<Cook> cooks) {
    this.rule = rule;
    this.cooks = cooks;
  }

  /** The same cooks for another thread: each knows what the others add. */
  KnownCooks forThread() {
    return new KnownCooks(rule, cooks);
  }

  /** Adds what a check of the problem after edits found. */
  void add(SoundnessReport report, List<Edit> edits, Edited edited, SearchBudget budget) {
    if (edits.stream().anyMatch(edit -> edit.kind() == Edit.Kind.SHIFT)) {
      return;
    }
    int common = common(report.solution().mainline(), edited.line);
    for (Defect defect : report.defects()) {
      boolean fatal = defect.severity() == Severity.FATAL && defect.kind().isAttackers();
      int move = defect.move();
      boolean usable = fatal && defect.ply() > 0 && defect.ply() <= common + 1;
      if (usable && move != Move.NONE && !isOfMoved(move, edits)) {
        add(defect.ply(), move, edited, budget);
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

  private void add(int ply, int move, Edited edited, SearchBudget budget) {
    if (isKnown(ply, move)) {
      return;
    }
    Cook cook = new Cook(ply, move, true);
    boolean independent = mates(edited, cook, move, budget);
    synchronized (cooks) {
      if (!isKnown(ply, move)) {
        cooks.add(0, independent ? cook : new Cook(ply, move, false));
      }
      if (cooks.size() > solver.efforts().count(EffortTable.REPAIR_COOKS)) {
        cooks.remove(solver.efforts().count(EffortTable.REPAIR_COOKS));
      }
    }
  }

  private boolean isKnown(int ply, int move) {
    synchronized (cooks) {
      return cooks.stream().anyMatch(cook -> cook.ply == ply && cook.move == move);
    }
  }

  /** Whether a move starts where an edit put a piece: in the problem itself it starts elsewhere. */
  private static boolean isOfMoved(int move, List<Edit> edits) {
    return !Move.isDrop(move)
        && edits.stream()
            .anyMatch(edit -> edit.kind() == Edit.Kind.MOVE && edit.to() == Move.from(move));
  }

  /** Whether one of the cooks that are known still stands after an edit. */
  boolean anyStands(Edited edited, SearchBudget budget) {
    for (Cook cook : known()) {
      if (stands(edited, cook, budget)) {
        toFront(cook);
        return true;
      }
    }
    return false;
  }

  /** Those of some cooks which an edit undoes, whatever becomes of the others. */
  Set<Cook> killed(Collection<Cook> some, Edited edited, SearchBudget budget) {
    Set<Cook> killed = new HashSet<>();
    for (Cook cook : some) {
      if (!stands(edited, cook, budget)) {
        killed.add(cook);
      }
    }
    return killed;
  }

  /** The cooks that are known now. */
  List<Cook> known() {
    synchronized (cooks) {
      return List.copyOf(cooks);
    }
  }

  private void toFront(Cook cook) {
    synchronized (cooks) {
      if (cooks.remove(cook)) {
        cooks.add(0, cook);
      }
    }
  }

  private boolean stands(Edited edited, Cook cook, SearchBudget budget) {
    Position position = edited.start.copy();
    edited.line.subList(0, cook.ply - 1).forEach(position::play);
    int move = edited.intended.same(position, cook.move);
    if (move == Move.NONE || move == edited.line.get(cook.ply - 1)) {
      return false;
    }
    position.play(move);
    return position.inCheck() && mates(edited, cook, move, budget);
  }

  private boolean mates(Edited edited, Cook cook, int move, SearchBudget budget) {
    Session session = new Session(edited.start, solver, rule);
    if (cook.independent) {
      session.forbidAlong(edited.line);
    }
    edited.line.subList(0, cook.ply - 1).forEach(session::play);
    session.play(move);
    return session.mates(budget.slice(solver.efforts().nodes(EffortTable.REPAIR_COOK))).isProven();
  }
}
