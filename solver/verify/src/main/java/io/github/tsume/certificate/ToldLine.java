package io.github.tsume.certificate;

import io.github.tsume.board.position.Position;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.JudgedLine;
import io.github.tsume.judgement.LineWeight;
import io.github.tsume.judgement.OtherMate;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.Worth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Another line of best play that a certificate tells of, with what it shows of checks off it. */
final class ToldLine {
  /**
   * Another check that may mate.
   *
   * @param index its place in the line
   * @param kind its class, if it is shown to mate and of what class it is
   */
  record Entry(int index, int move, Optional<DefectClass> kind) {}

  private final Claimed claimed;
  private final Shown shown;
  private final int number;
  private final List<Integer> moves;
  private final int parting;
  private final List<Entry> entries = new ArrayList<>();

  /** A line by its number, from 1. */
  ToldLine(Claimed claimed, Shown shown, int number) {
    this.claimed = claimed;
    this.shown = shown;
    this.number = number;
    this.moves = shown.otherLines().get(number - 1);
    this.parting = JudgedLine.firstDifference(moves, claimed.line());
    Position position = claimed.start().copy();
    for (int index = 0; index < moves.size(); index++) {
      if (index % 2 == 0) {
        find(position, index);
      }
      position.play(moves.get(index));
    }
  }

  List<Integer> moves() {
    return moves;
  }

  /** The place of the reply with which it leaves the line of the result. */
  int parting() {
    return parting;
  }

  /** Other checks of which it is not shown that they fail. */
  List<Entry> entries() {
    return entries;
  }

  private void find(Position position, int index) {
    List<Integer> path = new ArrayList<>(moves.subList(0, index));
    for (int move : CanonicalMoves.of(position)) {
      position.play(move);
      boolean check = position.inCheck();
      position.undo(move);
      path.add(move);
      if (check && move != moves.get(index) && !shown.fails(path)) {
        boolean mates = shown.isMated(path) || shown.most(path) < Integer.MAX_VALUE;
        Optional<DefectClass> kind =
            mates
                ? OtherMate.classOf(ShownEvidence.of(claimed, shown, number, index, move))
                : Optional.empty();
        entries.add(new Entry(index, move, kind));
      }
      path.remove(path.size() - 1);
    }
  }

  /** Whether it is shown to be one of best play that leaves the result's by a reply. */
  boolean isBestPlay() {
    boolean best =
        moves.size() == claimed.line().size() && parting % 2 == 1 && shown.isMated(moves);
    Position position = claimed.start().copy();
    for (int index = 0; index < moves.size() && best; index++) {
      position.play(moves.get(index));
      best = index % 2 == 1 || position.inCheck();
      if (index > parting) {
        best &= keeps(index);
      }
    }
    return best && shown.counts(moves.subList(0, parting + 1), moves.size() - parting);
  }

  /** Whether both sides keep the value at a place after the reply that leaves the result's line. */
  private boolean keeps(int index) {
    int left = moves.size() - index;
    List<Integer> before = moves.subList(0, index);
    int first = shown.most(List.of());
    int worth = Worth.of(left, first == Integer.MAX_VALUE ? Worth.NONE : Worth.kept(first));
    return index % 2 == 0
        ? shown.least(before) >= worth
        : shown.most(before) <= worth && shown.counts(moves.subList(0, index + 1), left);
  }

  /** How much it weighs at least: what is not known can but add to it. */
  LineWeight weight() {
    List<Defect> known = new ArrayList<>();
    for (Entry entry : entries) {
      entry
          .kind()
          .ifPresent(
              kind ->
                  known.add(
                      new Defect(
                          kind,
                          severity(kind),
                          entry.index + 1,
                          entry.move,
                          PlyCount.UNKNOWN,
                          List.of(),
                          0)));
    }
    return LineWeight.of(known, moves.size());
  }

  private Severity severity(DefectClass kind) {
    return kind.severity(claimed.profile(), moves.size());
  }

  /** Whether an entry is shown to be fatal. */
  boolean isFatal(Entry entry) {
    return entry.kind().filter(kind -> severity(kind) == Severity.FATAL).isPresent();
  }

  /** Whether an entry cannot be fatal, whatever it is. */
  boolean isHarmless(Entry entry) {
    boolean last = entry.index == moves.size() - 1;
    boolean laterIsFatal = severity(DefectClass.FINAL_MOVE_LONGER) == Severity.FATAL;
    return entry.kind().map(kind -> severity(kind) != Severity.FATAL).orElse(last && !laterIsFatal);
  }
}
