package io.github.tsume.app.batch.job;

import io.github.tsume.judgement.LineFailure;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Remark;
import java.util.List;
import java.util.Set;

/**
 * What a result that has no field for it says of where its author's line ends. Versions before did
 * not tell it; where it made a difference, a defect or a remark did.
 */
public record OlderLineEnd(Result result) {
  /** Remarks on what is a defect now. */
  private static final Set<String> REMARKS =
      Set.of("authored-line-stops", "authored-line-no-check");

  /** Whether it may be what a problem says now. */
  public boolean isThat(Prepared problem, JobOptions options) {
    boolean remarked = result.notes().stream().anyMatch(note -> REMARKS.contains(note.code()));
    return !remarked
        && illegalMoves(result.notes()).equals(illegalMoves(problem.notes()))
        && !isContradicted(problem, options);
  }

  private boolean isContradicted(Prepared problem, JobOptions options) {
    CheckOutcome check = result.check();
    if (check == null || !options.againstStated()) {
      return false;
    }
    boolean mate = problem.lineEnd().mate();
    return check.defects().stream()
        .anyMatch(
            defect ->
                mate
                    ? defect.kind() == DefectClass.LINE_STOPS
                    : defect.kind() == DefectClass.LINE_FAILS
                        && LineFailure.NO_MATE.code().equals(defect.why()));
  }

  /** What is said of illegal moves. */
  private static List<String> illegalMoves(List<NoteEntry> notes) {
    return notes.stream()
        .filter(note -> note.is(Remark.AUTHORED_LINE_ILLEGAL))
        .map(note -> note.words() == null ? note.why() : note.words().english())
        .toList();
  }
}
