package io.github.tsume.goal;

import io.github.tsume.board.position.Position;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.Journal;
import io.github.tsume.verdict.Aim;

/**
 * The request for a goal at one position.
 *
 * @param position where the attacker is to move
 * @param aim what is looked for, and within how many plies
 * @param options how lengths are counted, and how it is checked and judged
 * @param judged whether it is judged as a composition
 * @param listener hears how the search goes on
 * @param journal what is known of its other moves, added to
 */
public record Wanted(
    Position position,
    Aim aim,
    CheckOptions options,
    boolean judged,
    SolveListener listener,
    Journal journal) {
  /** How many plies it may take; 0 for any. */
  int within() {
    return aim.within();
  }
}
