package io.github.tsume.compose;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A trial of what may be needless in a problem, by full checks. */
final class PruneTrial {
  private final Workbench bench;
  private final Kept kept;
  private final PieceValue value;

  /** The problem as it is, and the line that is to be kept. */
  record Kept(Setup setup, List<Integer> line) {}

  /**
   * What became of one attempt.
   *
   * @param finding null if there is none
   * @param open how far it is proved, if it is not known that there is none; else null
   */
  record Attempt(@Nullable Needless finding, @Nullable Unsettled open) {}

  /**
   * What became of one piece.
   *
   * @param found what may stand there instead, or nothing
   * @param open the edits whose check came to no verdict
   * @param tried how many edits were checked
   * @param nodes what that took
   */
  record Tried(List<Needless> found, List<Unsettled> open, int tried, long nodes) {}

  PruneTrial(Workbench bench, Kept kept) {
    this.bench = bench;
    this.kept = kept;
    value = new PieceValue(kept.setup().rules());
  }

  /**
   * Tries the edits of one piece, the least value first, until one keeps the line: what is worth
   * more is of no interest then. A promoted pawn for what moves like it is tried all the same: that
   * is the rule by which composers choose.
   */
  Tried of(List<Edit> edits) {
    List<Needless> found = new ArrayList<>();
    List<Unsettled> open = new ArrayList<>();
    int tried = 0;
    boolean kept = false;
    for (Edit edit : edits) {
      if (kept && !isPromotedPawn(edit)) {
        continue;
      }
      if (bench.isSpent()) {
        open.add(new Unsettled(List.of(edit), Unsettled.Proved.NOTHING));
        continue;
      }
      tried++;
      Attempt attempt = ask(List.of(edit));
      Needless finding = attempt.finding();
      if (finding != null) {
        found.add(finding);
        kept |= finding.keeps() == Needless.Keeps.LINE;
      } else if (attempt.open() != null) {
        open.add(attempt.open());
      }
    }
    return new Tried(found, open, tried, bench.budget().nodes());
  }

  private boolean isPromotedPawn(Edit edit) {
    return edit.kind() == Edit.Kind.REPLACE && value.isPromotedPawnFor(edit.after(), edit.before());
  }

  /** Whether the problem is sound after edits, with its line or its length. */
  Attempt ask(List<Edit> edits) {
    Setup setup = EditedSetup.of(kept.setup(), edits);
    if (setup == null) {
      return new Attempt(null, null);
    }
    Ruleset rules = setup.rules();
    int length = kept.line().size();
    IntendedLine intended = new IntendedLine(rules, edits);
    List<Integer> line = intended.of(Position.of(setup), kept.line(), bench.stipulation().play());
    Unsettled open = null;
    if (line != null) {
      Judged report = bench.judged(setup, line);
      if (report.isSoundIn(length) && IntendedLine.same(report.line(), kept.line())) {
        return new Attempt(finding(edits, setup, Needless.Keeps.LINE, report), null);
      }
      open = report.isOpenIn(length) ? new Unsettled(edits, report.proved()) : null;
      if (report.verdict() == Verdict.UNSOLVABLE || (report.exact() && report.length() != length)) {
        return new Attempt(null, null);
      }
    }
    Judged report = bench.judged(setup, List.of());
    if (report.isSoundIn(length)) {
      boolean same = IntendedLine.same(report.line(), kept.line());
      Needless.Keeps keeps = same ? Needless.Keeps.LINE : Needless.Keeps.LENGTH;
      return new Attempt(finding(edits, setup, keeps, report), null);
    }
    return new Attempt(
        null, report.isOpenIn(length) ? new Unsettled(edits, report.proved()) : open);
  }

  private Needless finding(List<Edit> edits, Setup setup, Needless.Keeps keeps, Judged report) {
    int saved = value.ofAll(kept.setup()) - value.ofAll(setup);
    return new Needless(edits, setup, keeps, saved, report);
  }
}
