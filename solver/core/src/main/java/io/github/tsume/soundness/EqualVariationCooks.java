package io.github.tsume.soundness;

import io.github.tsume.board.Hand;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.JudgedLine;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Session;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Severity;
import java.util.ArrayList;
import java.util.List;

/**
 * A list of what would be fatal on other lines of best play, at positions that the mainline does
 * not come to (変同余詰). Each is shown from the reply with which its line leaves the mainline.
 */
final class EqualVariationCooks {
  private final Session session;
  private final Efforts efforts;
  private final List<Integer> mainline;
  private final CheckOptions options;
  private final CookLines lines;
  private final List<Defect> defects = new ArrayList<>();
  private final List<Note> notes = new ArrayList<>();

  EqualVariationCooks(Session session, List<Integer> mainline, CheckOptions options) {
    this.session = session;
    this.efforts = session.efforts();
    this.mainline = mainline;
    this.options = options;
    this.lines = new CookLines(session, true);
  }

  List<Defect> defects() {
    return defects;
  }

  /** Remarks on those whose lines are not the best play. */
  List<Note> notes() {
    return notes;
  }

  /** Lists them, with lines as far as the budget goes. */
  void list(EqualLines equal, SearchBudget budget) {
    for (EqualLines.Candidate other : equal.others()) {
      for (Defect found : other.cooks().defects()) {
        boolean elsewhere = !equal.isOnChosen(other.nodes().get(found.ply() / 2));
        if (elsewhere && found.severity() == Severity.FATAL) {
          add(other.moves(), found, budget);
        }
      }
    }
  }

  private void add(List<Integer> of, Defect found, SearchBudget budget) {
    int parting = JudgedLine.firstDifference(of, mainline);
    int index = found.ply() - 1;
    MainlineWalk walk = new MainlineWalk(session, new Mainline(of));
    int node = index / 2;
    walk.goTo(node);
    Known<CookLines.Line> shown = line(walk, of, found, node, budget);
    walk.leave(node);
    List<Integer> moves = new ArrayList<>();
    if (shown.isOpen()) {
      moves.add(of.get(parting));
    } else {
      moves.addAll(of.subList(parting, index));
      moves.addAll(shown.get().moves());
    }
    if (!shown.map(CookLines.Line::isBest).orElse(false)) {
      notes.add(Note.of(Remark.DEFECT_LINE, parting + 1, of.get(parting), "not-best-play"));
    }
    List<Integer> whole = new ArrayList<>(of.subList(0, parting));
    whole.addAll(moves);
    Defect cook =
        new Defect(
            DefectClass.EQUAL_VARIATION_COOK,
            DefectClass.EQUAL_VARIATION_COOK.severity(options.profile(), of.size()),
            parting + 1,
            of.get(parting),
            shown.map(line -> PlyCount.upTo(whole.size(), line.isBest())).orElse(PlyCount.UNKNOWN),
            moves,
            shown.isOpen() ? Hand.EMPTY : session.handAfter(whole));
    // Lines that part later have what comes before in common.
    if (!defects.contains(cook)) {
      defects.add(cook);
    }
  }

  /** The best play after another check at a node, where the session stands. */
  private Known<CookLines.Line> line(
      MainlineWalk walk, List<Integer> of, Defect found, int node, SearchBudget budget) {
    boolean independent = found.kind() == DefectClass.COOK || found.kind() == DefectClass.LATE_COOK;
    int forbidden = independent ? new Mainline(of).nodes() : 0;
    return walk.without(
        forbidden,
        node,
        () -> {
          session.play(found.move());
          boolean mated = session.isMated(budget);
          Answer answer = session.mates(budget);
          session.undo(found.move());
          if (mated) {
            return Known.of(new CookLines.Line(List.of(found.move()), 0, false, true));
          }
          if (!answer.isProven()) {
            return Known.open(Known.Obstacle.NODES);
          }
          return lines
              .find(found.move(), answer.length(), independent, budget)
              .map(line -> line.isBest() ? line : improved(line, budget));
        });
  }

  private CookLines.Line improved(CookLines.Line line, SearchBudget budget) {
    return lines.improve(line, efforts.nodes(EffortTable.EQUAL_COOK_LINE), budget).orElse(line);
  }
}
