package io.github.tsume.compose;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Severity;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The cooks that were found so far, of the problem and of it after edits, and whether one still
 * stands after an edit: its move is still a check, and mates by a question of few nodes. One that
 * mated without coming to the intended line must still do so: what only delays that line is no
 * cook. The one that stood most lately is asked first.
 *
 * <p>They change between the outcomes of edits alone, which come in order; and no question knows
 * what another one found out. So no answer depends on which thread was faster.
 */
final class KnownCooks {
  private volatile List<Cook> cooks = List.of();

  /**
   * Another check at a ply of the intended line.
   *
   * @param ply from 1
   * @param independent whether it mates without coming to the intended line
   */
  record Cook(int ply, int move, boolean independent) {
    private boolean isSame(Cook other) {
      return ply == other.ply && move == other.move;
    }
  }

  /**
   * What was asked of a cook after an edit.
   *
   * @param cook itself
   * @param yes whether it stands, or was found
   * @param nodes what that took
   */
  record Asked(Cook cook, boolean yes, long nodes) {}

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

  /** The cooks that are known now. */
  List<Cook> known() {
    return cooks;
  }

  /** Adds what was found and is not known; what that took. */
  long add(List<Asked> found) {
    long nodes = 0;
    for (Asked each : found) {
      if (!isKnown(each.cook)) {
        nodes += each.nodes;
        toFront(each.cook);
      }
    }
    return nodes;
  }

  /** Makes a cook the first to be asked. */
  void toFront(Cook cook) {
    List<Cook> now = new ArrayList<>(cooks);
    now.remove(cook);
    now.add(0, cook);
    cooks = List.copyOf(now);
  }

  /** Forgets those that stood least lately, if there are too many. */
  void trim() {
    int most = Efforts.DEFAULT.count(EffortTable.REPAIR_COOKS);
    cooks = cooks.subList(0, Math.min(cooks.size(), most));
  }

  private boolean isKnown(Cook cook) {
    return known().stream().anyMatch(cook::isSame);
  }

  /** What one thread asks of the cooks with: it forgets each question before the next. */
  static final class Asker {
    private final MateSolver solver = new MateSolver(1 << 18);
    private final KnownCooks known;
    private final FutileRule rule;

    Asker(KnownCooks known, FutileRule rule) {
      this.known = known;
      this.rule = rule;
    }

    /** The cooks that a check of the problem after edits found, but those that are known. */
    List<Asked> of(SoundnessReport report, List<Edit> edits, Edited edited, SearchBudget budget) {
      if (edits.stream().anyMatch(edit -> edit.kind() == Edit.Kind.SHIFT)) {
        return List.of();
      }
      List<Asked> found = new ArrayList<>();
      int common = common(report.solution().mainline(), edited.line);
      for (Defect defect : report.defects()) {
        boolean fatal = defect.severity() == Severity.FATAL && defect.kind().isAttackers();
        int move = defect.move();
        boolean usable = fatal && defect.ply() > 0 && defect.ply() <= common + 1;
        Cook cook = new Cook(defect.ply(), move, true);
        if (usable && move != Move.NONE && !isOfMoved(move, edits) && !known.isKnown(cook)) {
          Asked alone = asked(edited, cook, move, budget);
          found.add(new Asked(new Cook(cook.ply, move, alone.yes), true, alone.nodes));
        }
      }
      return found;
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

    /**
     * Whether a move starts where an edit put a piece: in the problem itself it starts elsewhere.
     */
    private static boolean isOfMoved(int move, List<Edit> edits) {
      return !Move.isDrop(move)
          && edits.stream()
              .anyMatch(edit -> edit.kind() == Edit.Kind.MOVE && edit.to() == Move.from(move));
    }

    /** Those of some cooks which an edit undoes, whatever becomes of the others. */
    RepairTrial.Killed killed(Collection<Cook> some, Edited edited, SearchBudget budget) {
      List<Asked> all = some.stream().map(cook -> ask(edited, cook, budget)).toList();
      Set<Cook> killed =
          all.stream().filter(asked -> !asked.yes).map(Asked::cook).collect(Collectors.toSet());
      return new RepairTrial.Killed(killed, all.stream().mapToLong(Asked::nodes).sum());
    }

    /** Whether a cook still stands after an edit. */
    Asked ask(Edited edited, Cook cook, SearchBudget budget) {
      Position position = edited.start.copy();
      edited.line.subList(0, cook.ply - 1).forEach(position::play);
      int move = edited.intended.same(position, cook.move);
      if (move == Move.NONE || move == edited.line.get(cook.ply - 1)) {
        return new Asked(cook, false, 0);
      }
      position.play(move);
      return position.inCheck() ? asked(edited, cook, move, budget) : new Asked(cook, false, 0);
    }

    private Asked asked(Edited edited, Cook cook, int move, SearchBudget budget) {
      solver.clear();
      Session session = new Session(edited.start, solver, rule);
      if (cook.independent) {
        session.forbidAlong(edited.line);
      }
      edited.line.subList(0, cook.ply - 1).forEach(session::play);
      session.play(move);
      SearchBudget part = budget.apart(solver.efforts().nodes(EffortTable.REPAIR_COOK));
      return new Asked(cook, session.mates(part).isProven(), part.nodes());
    }
  }
}
