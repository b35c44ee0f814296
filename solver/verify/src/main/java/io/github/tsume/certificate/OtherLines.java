package io.github.tsume.certificate;

import static io.github.tsume.certificate.ResultCheck.require;

import io.github.tsume.board.Move;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.LineWeight;
import io.github.tsume.judgement.OtherReply;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verify.Worth;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The other lines of best play: whether all are told of, and none is milder than the line of the
 * result.
 */
final class OtherLines {
  private final Claimed claimed;
  private final Shown shown;
  private final Set<List<Integer>> beginnings = new HashSet<>();

  OtherLines(Claimed claimed, Shown shown) {
    this.claimed = claimed;
    this.shown = shown;
    begin(claimed.line());
    shown.otherLines().forEach(this::begin);
  }

  private void begin(List<Integer> line) {
    for (int plies = 1; plies <= line.size(); plies++) {
      beginnings.add(line.subList(0, plies));
    }
  }

  /**
   * Whether it is shown that no line of best play is milder than the result's, and that what is
   * fatal on others is listed.
   *
   * @throws RefusedException if what is listed is not so
   */
  boolean areShown() {
    boolean elsewhere = claimed.has(DefectClass.EQUAL_VARIATION_COOK);
    if (isCookedAnyway()) {
      require(!elsewhere, "defects");
      return true;
    }
    LineWeight own = LineWeight.of(rows(), claimed.line().size());
    boolean cooked = own.grade() == LineWeight.Grade.COOKED;
    boolean open = claimed.result().standing().leaves(Unfinished.EQUAL_LINES);
    if (open && !elsewhere && own.grade() == LineWeight.Grade.CLEAN) {
      // Nothing is said of other lines, but that one is clean: this.
      return true;
    }
    if (!areAllTold(claimed.line(), 1)) {
      return false;
    }
    List<ToldLine> lines = new ArrayList<>();
    for (int number = 1; number <= shown.otherLines().size(); number++) {
      ToldLine line = new ToldLine(claimed, shown, number);
      if (!line.isBestPlay()
          || !areAllTold(line.moves(), line.parting() + 2)
          || isMilder(line.weight(), own, cooked || open)) {
        return false;
      }
      lines.add(line);
    }
    require(!cooked || !elsewhere, "defects");
    boolean undecided = claimed.open().stream().anyMatch(each -> each.move() == Move.NONE);
    return cooked || new OtherCooks(claimed, lines).areListed(!open && !undecided);
  }

  /** Whether a line may be milder; of all that are cooked none is. */
  private static boolean isMilder(LineWeight other, LineWeight own, boolean gradeOnly) {
    return gradeOnly ? other.grade().compareTo(own.grade()) < 0 : other.compareTo(own) < 0;
  }

  private List<Defect> rows() {
    return claimed.rows().stream()
        .map(Claimed.Row::defect)
        .filter(defect -> defect.kind().isAttackers())
        // A shorter solution than is stated begins like the line: it is no other check.
        .filter(defect -> defect.move() != claimed.line().get(defect.ply() - 1))
        .toList();
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
                    && !ShownEvidence.of(claimed, shown, 0, row.move()).relation().mayBeDual());
  }

  /** Whether each reply off a line that keeps the value begins a line that is told of. */
  private boolean areAllTold(List<Integer> line, int from) {
    for (int index = from / 2 * 2 + 1; index < line.size(); index += 2) {
      List<Integer> path = line.subList(0, index);
      if (shown.most(path) > Worth.of(line.size() - index, Worth.NONE)) {
        return false;
      }
      OtherReply replies = ShownReplies.of(shown, line, index);
      for (int reply : replies.all()) {
        List<Integer> after = new ArrayList<>(path);
        after.add(reply);
        if (!replies.isLess(reply) && !beginnings.contains(after)) {
          return false;
        }
      }
    }
    return true;
  }
}
