package io.github.tsume.certificate;

import static io.github.tsume.certificate.ResultCheck.require;

import io.github.tsume.board.position.Position;
import io.github.tsume.certificate.Claimed.Row;
import io.github.tsume.certificate.Part.Missing;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.OtherMate;
import io.github.tsume.judgement.Unlisted;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verify.CanonicalMoves;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The rows of other checks along the line, against what is shown of each check. */
final class OtherChecks {
  private final Claimed claimed;
  private final Shown shown;
  private final Missing missing;
  private final Set<Row> seen = new HashSet<>();

  OtherChecks(Claimed claimed, Shown shown, Missing missing) {
    this.claimed = claimed;
    this.shown = shown;
    this.missing = missing;
  }

  /**
   * Goes through all other checks.
   *
   * @throws RefusedException if a row does not fit what is shown
   */
  void run() {
    List<Integer> line = claimed.line();
    for (int index = 0; index < line.size(); index += 2) {
      Position position = claimed.at(index);
      List<Integer> path = new ArrayList<>(line.subList(0, index));
      for (int move : CanonicalMoves.of(position)) {
        position.play(move);
        boolean check = position.inCheck();
        position.undo(move);
        path.add(move);
        if (check && move != line.get(index)) {
          check(index, move, path);
        } else if (move == line.get(index)) {
          require(!shown.fails(path), "mainline");
        }
        path.remove(path.size() - 1);
      }
    }
    // What is left is about no other check: by judgement alone, or about nothing.
    for (Row row : claimed.rows()) {
      boolean attackers = row.defect().kind().isAttackers();
      boolean added = claimed.isAdded(row.defect());
      require(!attackers || added || seen.contains(row), "defects.move");
    }
  }

  private void check(int index, int move, List<Integer> path) {
    boolean atOnce = shown.isMated(path);
    boolean mates = atOnce || shown.most(path) < Integer.MAX_VALUE;
    boolean fails = shown.fails(path);
    Optional<Row> found = row(index + 1, move);
    boolean open = claimed.isOpen(index + 1, move);
    if (fails) {
      require(found.isEmpty(), "defects");
      require(!isOpenItself(index + 1, move), "open.move");
    } else if (atOnce && found.isEmpty() && (isOpenItself(index + 1, move) || unlisted(false))) {
      // It was not asked about: nothing wrong is said, but less than could be known.
      missing.add(Part.OPEN);
    } else if (mates) {
      // A proved other mate has a row, whatever else is said.
      require(found.isPresent() || claimed.result().check() == null, "defects");
      found.ifPresent(row -> classified(row, index, move));
    } else if (found.isPresent()) {
      missing.add(Part.CLASSES);
    } else if (!open && !unlisted(index == claimed.line().size() - 1)) {
      missing.add(Part.OTHER_CHECKS);
    }
  }

  private boolean isOpenItself(int ply, int move) {
    return claimed.open().stream().anyMatch(each -> each.ply() == ply && each.move() == move);
  }

  /**
   * Whether the result says nothing of checks that it does not list.
   *
   * @param later whether they are at the line's last move and mate later, if at all
   */
  private boolean unlisted(boolean later) {
    CheckOutcome check = claimed.result().check();
    return check != null
        && Unlisted.of(
                check.verdict(),
                claimed.result().standing(),
                claimed.profile(),
                claimed.line().size())
            .saysNothing(later);
  }

  private Optional<Row> row(int ply, int move) {
    List<Row> found =
        claimed.rows().stream()
            .filter(row -> row.defect().kind().isAttackers())
            .filter(row -> row.defect().ply() == ply && row.defect().move() == move)
            .toList();
    require(found.size() <= 1, "defects");
    seen.addAll(found);
    return found.stream().findFirst();
  }

  private void classified(Row row, int index, int move) {
    Defect defect = row.defect();
    Optional<DefectClass> kind = OtherMate.classOf(ShownEvidence.of(claimed, shown, index, move));
    if (kind.isEmpty()) {
      missing.add(Part.CLASSES);
    } else {
      require(defect.kind() == kind.get(), "defects.class");
    }
  }
}
