package io.github.tsume.compose;

import io.github.tsume.verdict.Aim;
import java.util.List;
import java.util.Optional;

/**
 * The pieces that a problem does not need.
 *
 * @param aim the goal of the problem, and within how many plies it was looked for
 * @param base the check of the problem as it is; unless it is sound, nothing else was asked
 * @param single each piece that is needless by itself, the best finding first
 * @param together the most that was found to be needless at once; empty if that is one or nothing
 * @param open the edits whose check came to no verdict
 * @param tried how many edits were checked
 */
public record PruneReport(
    Aim aim,
    Judged base,
    List<Needless> single,
    Optional<Needless> together,
    List<Unsettled> open,
    int tried) {
  /** A report with copied lists. */
  public PruneReport {
    single = List.copyOf(single);
    open = List.copyOf(open);
  }
}
