package io.github.tsume.judgement;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.judgement.Defect.LineFailure;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The judgement on a helpmate as a composition: its solution is the shortest line, and there are
 * just as many of these as are meant.
 *
 * @param verdict the verdict
 * @param defects what is wrong, the author's line first
 * @param line the solution that is told first: the author's, if his is one
 * @param agrees whether it is as its author states; empty if he states nothing, or it is not known
 */
public record HelpmateJudgement(
    Verdict verdict, List<Defect> defects, List<Integer> line, Optional<Boolean> agrees) {
  /** A judgement with copied lists. */
  public HelpmateJudgement {
    defects = List.copyOf(defects);
    line = List.copyOf(line);
  }

  /**
   * The knowledge that the judgement is made of.
   *
   * @param start the first position
   * @param attacker the side whose every move gives check
   * @param isMate whether a position ends a line
   * @param length the fewest plies; 0 if there is no line, or none was found
   * @param count how many lines of that length there are
   * @param lines the first of these
   * @param sameMoves whether all lines, known or not, are orders of the same moves
   * @param left how many pieces the attacker has in hand after the line that leaves the fewest
   * @param mostLeft the same of the line that leaves the most
   * @param isOpen whether a limit ended the search before all was known
   */
  public record Evidence(
      Position start,
      int attacker,
      Predicate<Position> isMate,
      int length,
      long count,
      List<List<Integer>> lines,
      boolean sameMoves,
      int left,
      int mostLeft,
      boolean isOpen) {
    /** Evidence with a copied list. */
    public Evidence {
      lines = List.copyOf(lines);
    }
  }

  /**
   * What is to be said of it.
   *
   * @param meant how many solutions there are meant to be
   */
  public static HelpmateJudgement of(Evidence found, Standards standards, int meant) {
    return new Judge(found, standards, meant).judge();
  }

  /** One judgement in the making. */
  private static final class Judge {
    private final Evidence found;
    private final Standards standards;
    private final int meant;
    private final List<Integer> authored;
    private final List<Defect> defects = new ArrayList<>();

    Judge(Evidence found, Standards standards, int meant) {
      this.found = found;
      this.standards = standards;
      this.meant = meant;
      authored = standards.authoredLine();
    }

    HelpmateJudgement judge() {
      boolean mates = authoredMates();
      List<Integer> line =
          mates && authored.size() == found.length()
              ? authored
              : found.lines().isEmpty() ? List.of() : found.lines().get(0);
      if (found.length() > 0) {
        length(line, mates);
        others(line);
        leftover(line);
      }
      return new HelpmateJudgement(verdict(), defects, line, agrees(mates));
    }

    /** Whether the author's line ends in the mate; enters why it fails, if it does. */
    private boolean authoredMates() {
      Position position = found.start().copy();
      for (int i = 0; i < authored.size(); i++) {
        boolean attacks = position.side() == found.attacker();
        position.play(authored.get(i));
        if (attacks && !position.inCheck()) {
          fails(i + 1, authored.get(i), LineFailure.NO_CHECK);
          return false;
        }
      }
      if (found.isMate().test(position)) {
        return !authored.isEmpty();
      }
      if (standards.lineEnd().isIllegal()) {
        fails(authored.size() + 1, standards.lineEnd().illegal(), LineFailure.ILLEGAL);
      } else if (standards.lineEnd().mate() || isFull()) {
        fails(authored.size(), Move.NONE, LineFailure.NO_MATE);
      } else if (!authored.isEmpty()) {
        DefectClass stops = DefectClass.LINE_STOPS;
        add(stops, authored.size() + 1, Move.NONE, PlyCount.UNKNOWN, List.of());
      }
      return false;
    }

    /** Whether the author's line is as long as the solution is meant to be: then it is to mate. */
    private boolean isFull() {
      int meantLength = standards.statedLength().orElse(found.length());
      return found.length() > 0 && !authored.isEmpty() && authored.size() >= meantLength;
    }

    private void fails(int ply, int move, LineFailure why) {
      DefectClass kind = DefectClass.LINE_FAILS;
      Severity severity = kind.severity(standards.profile(), found.length());
      defects.add(
          new Defect(kind, severity, ply, move, PlyCount.UNKNOWN, List.of(), Hand.EMPTY, why));
    }

    /** The shortest, as none shorter was found. */
    private PlyCount length() {
      return PlyCount.exactly(found.length());
    }

    private void length(List<Integer> line, boolean mates) {
      int stated = mates ? authored.size() : standards.statedLength().orElse(0);
      if (stated > found.length()) {
        int parting = mates ? JudgedLine.firstDifference(authored, line) : 0;
        List<Integer> rest = line.subList(parting, line.size());
        add(DefectClass.SHORT_COOK, parting + 1, rest.get(0), length(), rest);
      } else if (stated > 0 && stated < found.length()) {
        add(DefectClass.STATED_LENGTH, 0, Move.NONE, length(), List.of());
      }
    }

    private void others(List<Integer> line) {
      if (found.count() < meant && !found.isOpen()) {
        add(DefectClass.FEWER_SOLUTIONS, 0, Move.NONE, length(), List.of());
      }
      if (found.count() <= meant) {
        return;
      }
      boolean told = false;
      for (List<Integer> other : found.lines()) {
        boolean sameMoves = sorted(other).equals(sorted(line));
        if (!other.equals(line)) {
          int parting = JudgedLine.firstDifference(line, other);
          List<Integer> rest = other.subList(parting, other.size());
          DefectClass kind = sameMoves ? DefectClass.OTHER_ORDER : DefectClass.OTHER_SOLUTION;
          add(kind, parting + 1, rest.get(0), length(), rest);
          told |= !sameMoves;
        }
      }
      // Of what is not shown it is not known whether it is more than an order of the same moves.
      if (!told && !found.sameMoves()) {
        add(DefectClass.OTHER_SOLUTION, 0, Move.NONE, length(), List.of());
      }
    }

    private void leftover(List<Integer> line) {
      int hand = handAfter(line);
      DefectClass kind = found.left() > 0 ? DefectClass.LEFTOVER : DefectClass.LEFTOVER_SOME;
      if (found.mostLeft() > 0) {
        Severity severity = kind.severity(standards.profile(), found.length());
        defects.add(new Defect(kind, severity, 0, Move.NONE, length(), line, hand));
      }
    }

    private void add(DefectClass kind, int ply, int move, PlyCount length, List<Integer> line) {
      Severity severity = kind.severity(standards.profile(), found.length());
      defects.add(new Defect(kind, severity, ply, move, length, line, Hand.EMPTY));
    }

    private Verdict verdict() {
      if (found.length() == 0) {
        return !found.isOpen() ? Verdict.UNSOLVABLE : Verdict.UNKNOWN;
      }
      List<Defect> fatal =
          defects.stream().filter(defect -> defect.severity() == Severity.FATAL).toList();
      if (fatal.stream().anyMatch(defect -> defect.kind().isAnotherSolution(found.length()))) {
        return Verdict.COOKED;
      }
      if (!fatal.isEmpty()) {
        return Verdict.INCOMPLETE;
      }
      return !found.isOpen() ? Verdict.SOUND : Verdict.UNKNOWN;
    }

    private Optional<Boolean> agrees(boolean mates) {
      boolean states = standards.statedLength().isPresent() || standards.givesLine();
      if (!states || found.length() == 0 && found.isOpen()) {
        return Optional.empty();
      }
      int stated = standards.statedLength().orElse(mates ? authored.size() : found.length());
      boolean line = !standards.givesLine() || mates && authored.size() == found.length();
      return Optional.of(stated == found.length() && line);
    }

    private int handAfter(List<Integer> line) {
      Position last = found.start().copy();
      line.forEach(last::play);
      return last.hand(found.attacker());
    }

    private static List<Integer> sorted(List<Integer> line) {
      return line.stream().sorted().toList();
    }
  }
}
