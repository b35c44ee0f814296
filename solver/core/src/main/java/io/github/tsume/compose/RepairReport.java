package io.github.tsume.compose;

import io.github.tsume.verdict.Aim;
import java.util.List;

/**
 * The edits that repair a problem.
 *
 * @param aim the goal of the problem, and within how many plies it was looked for
 * @param base the check of the problem as it is
 * @param line the intended line: the author's, else the mainline
 * @param repairs the repairs, best first
 * @param edits how many edits there were, pairs included
 * @param untried how many of them were not looked at
 * @param keeping how many of those looked at keep the line
 * @param checked how many needed a full check
 * @param open those of which the check came to no verdict
 * @param complete whether all edits were looked at; not so where there is no line to keep: the
 *     problem does not mate and has no author's line, or its check is open and shows none
 */
public record RepairReport(
    Aim aim,
    Judged base,
    List<Integer> line,
    List<Repair> repairs,
    int edits,
    int untried,
    int keeping,
    int checked,
    List<Unsettled> open,
    boolean complete) {
  /** A report with copied lists. */
  public RepairReport {
    line = List.copyOf(line);
    repairs = List.copyOf(repairs);
    open = List.copyOf(open);
  }
}
