package io.github.tsume.app.certificate;

import io.github.tsume.board.Position;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.JudgedLine;
import io.github.tsume.judgement.LineWeight;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.Worth;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The other lines of best play: whether all are told of, hold no other mate but at their last move,
 * and are no milder than the line of the result.
 */
final class OtherLines {
  private final Claimed claimed;
  private final Shown shown;
  private final OtherReplies replies;
  private final Set<List<Integer>> beginnings = new HashSet<>();

  OtherLines(Claimed claimed, Shown shown, OtherReplies replies) {
    this.claimed = claimed;
    this.shown = shown;
    this.replies = replies;
    begin(claimed.line());
    shown.otherLines().forEach(this::begin);
  }

  private void begin(List<Integer> line) {
    for (int plies = 1; plies <= line.size(); plies++) {
      beginnings.add(line.subList(0, plies));
    }
  }

  /** Whether it is shown that they change nothing of what the result says. */
  boolean areShown() {
    if (isCookedAnyway()) {
      return true;
    }
    LineWeight own = weight(rows(), claimed.line().size());
    if (own.grade() != LineWeight.Grade.CLEAN || !areAllTold(claimed.line(), 1)) {
      return false;
    }
    for (List<Integer> line : shown.otherLines()) {
      int last = harmless(line);
      if (last < 0 || own.flaws() > 0 || own.tolerated() > last) {
        return false;
      }
    }
    return true;
  }

  private List<Defect> rows() {
    return claimed.rows().stream()
        .map(Claimed.Row::defect)
        .filter(defect -> defect.kind().isAttackers())
        .toList();
  }

  private static LineWeight weight(List<Defect> rows, int length) {
    return LineWeight.of(rows, length);
  }

  /**
   * Whether the first position has a cook, which no reply can do away with, and which is no dual
   * whatever the replies.
   */
  private boolean isCookedAnyway() {
    return rows().stream()
        .anyMatch(
            row ->
                row.ply() == 1
                    && LineWeight.isCook(row, claimed.line().size())
                    && claimed.standards().late() == 0
                    && !new ShownEvidence(claimed, shown, 0, row.move()).relation().mayBeDual());
  }

  /**
   * How many other checks at the last move of a line mate, if these are tolerated and nothing else
   * is against it; -1 if that is not shown.
   */
  private int harmless(List<Integer> line) {
    int parting = JudgedLine.firstDifference(line, claimed.line());
    if (line.size() != claimed.line().size() || parting % 2 == 0 || !shown.isMated(line)) {
      return -1;
    }
    Position position = claimed.start().copy();
    int last = 0;
    for (int index = 0; index < line.size(); index++) {
      if (index > parting && index % 2 == 0) {
        int mates = mates(position, line, index);
        if (mates < 0 || (mates > 0 && index < line.size() - 1)) {
          return -1;
        }
        last += mates;
      }
      position.play(line.get(index));
      if (index % 2 == 0 && !position.inCheck()) {
        return -1;
      }
    }
    return areAllTold(line, parting + 2) ? last : -1;
  }

  /** How many other checks at a place of a line mate; -1 if that is not shown, or not tolerated. */
  private int mates(Position position, List<Integer> line, int index) {
    List<Integer> path = new ArrayList<>(line.subList(0, index));
    int mates = 0;
    for (int move : CanonicalMoves.of(position)) {
      position.play(move);
      boolean check = position.inCheck();
      position.undo(move);
      path.add(move);
      if (check && move != line.get(index) && !shown.fails(path)) {
        boolean atOnce = shown.isMated(path);
        DefectClass kind = atOnce ? DefectClass.FINAL_MOVE_DUAL : DefectClass.FINAL_MOVE_LONGER;
        boolean tolerated = kind.severity(claimed.profile(), line.size()) == Severity.TOLERATED;
        if (!tolerated || !(atOnce || shown.mates(path).isPresent())) {
          return -1;
        }
        mates++;
      }
      path.remove(path.size() - 1);
    }
    return mates;
  }

  /** Whether each reply off a line that keeps the value begins a line that is told of. */
  private boolean areAllTold(List<Integer> line, int from) {
    Position position = claimed.start().copy();
    for (int index = 0; index < line.size(); index++) {
      if (index >= from && index % 2 == 1) {
        List<Integer> path = new ArrayList<>(line.subList(0, index));
        int left = line.size() - index;
        if (shown.most(path) > Worth.of(left, Worth.NONE)) {
          return false;
        }
        for (int reply : CanonicalMoves.of(position)) {
          path.add(reply);
          boolean told = beginnings.contains(path) || replies.isWeaker(path, left);
          path.remove(path.size() - 1);
          if (!told) {
            return false;
          }
        }
      }
      position.play(line.get(index));
    }
    return true;
  }
}
