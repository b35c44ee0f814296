package io.github.tsume.compose;

import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.mate.FutileRule;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.rules.Color;
import io.github.tsume.soundness.Defect;
import io.github.tsume.soundness.Severity;
import io.github.tsume.soundness.SoundnessReport;
import java.util.ArrayList;
import java.util.List;

/**
 * The cooks that were found so far, of the problem and of it after edits, and whether one still
 * stands after an edit: its move is still a check, and mates by a question of few nodes. The one
 * that stood most lately is asked first.
 */
final class KnownCooks {
  private static final long NODES = 5_000;
  private static final int MOST = 60;

  private final MateSolver solver = new MateSolver(1 << 24);
  private final List<Integer> line;
  private final FutileRule rule;
  private final SearchBudget budget;
  private final List<Cook> cooks = new ArrayList<>();

  /** Another check at a ply of the intended line, from 1. */
  record Cook(int ply, int move) {}

  KnownCooks(List<Integer> line, FutileRule rule, SearchBudget budget) {
    this.line = line;
    this.rule = rule;
    this.budget = budget;
  }

  /** Adds what a check of the problem after edits found; moves are as in the problem itself. */
  void add(SoundnessReport report, List<Edit> edits) {
    boolean moved =
        edits.stream().anyMatch(e -> e.kind() == Edit.Kind.SHIFT || e.kind() == Edit.Kind.MOVE);
    if (moved) {
      return;
    }
    for (Defect defect : report.defects()) {
      boolean fatal = defect.severity() == Severity.FATAL && defect.kind().isAttackers();
      if (fatal && defect.ply() > 0 && defect.move() != Move.NONE) {
        Cook cook = new Cook(defect.ply(), defect.move());
        if (!cooks.contains(cook) && cooks.size() < MOST && defect.ply() <= line.size()) {
          cooks.add(0, cook);
        }
      }
    }
  }

  int size() {
    return cooks.size();
  }

  /** How many of them are known to stand no longer; all, or those before the first that stands. */
  int killed(Position start, IntendedLine intended) {
    for (int i = 0; i < cooks.size(); i++) {
      if (stands(start, intended, cooks.get(i))) {
        cooks.add(0, cooks.remove(i));
        return i;
      }
    }
    return cooks.size();
  }

  private boolean stands(Position start, IntendedLine intended, Cook cook) {
    List<Integer> before = intended.of(start, line.subList(0, cook.ply() - 1));
    if (before == null) {
      return false;
    }
    Color attacker = start.sideToMove();
    Position position = start.copy();
    before.forEach(position::play);
    int move = intended.same(position, cook.move());
    boolean intendedMove = cook.ply() <= line.size() && move == lineMove(position, intended, cook);
    if (move == Move.NONE || intendedMove) {
      return false;
    }
    position.play(move);
    if (!position.inCheck()) {
      return false;
    }
    Session session = new Session(position, attacker, solver, rule);
    Answer answer = session.mates(budget.slice(NODES));
    return answer.isProven();
  }

  private int lineMove(Position position, IntendedLine intended, Cook cook) {
    return intended.same(position, line.get(cook.ply() - 1));
  }
}
