package io.github.tsume.soundness;

import io.github.tsume.board.Hand;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.mate.MateProbe;
import io.github.tsume.mate.Note;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lists what would be fatal on other lines of best play, at positions that the mainline does not
 * come to (変同余詰). Each is shown from the reply with which its line leaves the mainline.
 */
final class EqualVariationCooks {
  private static final long LINE_NODES = 4_000_000;

  private final MateProbe probe;
  private final List<Integer> mainline;
  private final CheckOptions options;
  private final CookLines lines;
  private final List<Defect> defects = new ArrayList<>();
  private final List<Note> notes = new ArrayList<>();

  EqualVariationCooks(MateProbe probe, List<Integer> mainline, CheckOptions options) {
    this.probe = probe;
    this.mainline = mainline;
    this.options = options;
    this.lines = new CookLines(probe, true);
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
    int apart = ExaminedLine.firstDifference(of, mainline);
    int index = found.ply() - 1;
    MainlineWalk walk = new MainlineWalk(probe, new Mainline(of));
    int node = index / 2;
    walk.goTo(node);
    CookLines.Line shown = line(walk, of, found, node, budget);
    walk.leave(node);
    List<Integer> moves = new ArrayList<>();
    if (shown == null) {
      moves.add(of.get(apart));
    } else {
      moves.addAll(of.subList(apart, index));
      moves.addAll(shown.moves());
    }
    if (shown == null || !shown.isBest()) {
      notes.add(Note.of(Defect.ROUGH_LINE, apart + 1, of.get(apart), "not-best-play"));
    }
    List<Integer> whole = new ArrayList<>(of.subList(0, apart));
    whole.addAll(moves);
    defects.add(
        new Defect(
            DefectClass.EQUAL_VARIATION_COOK,
            options.profile().severity(DefectClass.EQUAL_VARIATION_COOK, of.size()),
            apart + 1,
            of.get(apart),
            shown == null ? 0 : whole.size(),
            moves,
            shown == null ? Hand.EMPTY : probe.handAfter(whole)));
  }

  /** The best play after another check at a node, where the probe stands. */
  private CookLines.@Nullable Line line(
      MainlineWalk walk, List<Integer> of, Defect found, int node, SearchBudget budget) {
    boolean apart = found.kind() == DefectClass.COOK || found.kind() == DefectClass.LATE_COOK;
    int forbidden = apart ? new Mainline(of).nodes() : 0;
    return walk.without(
        forbidden,
        node,
        () -> {
          probe.play(found.move());
          boolean mated = probe.isMated(budget);
          Answer answer = probe.mates(budget);
          probe.undo(found.move());
          if (mated) {
            return new CookLines.Line(List.of(found.move()), 0, false, true);
          }
          CookLines.Line line =
              answer.isProven() ? lines.find(found.move(), answer.length(), apart, budget) : null;
          CookLines.Line better =
              line == null || line.isBest() ? line : lines.improve(line, LINE_NODES, budget);
          return better == null ? line : better;
        });
  }
}
