package io.github.tsume.soundness.branches;

import io.github.tsume.verdict.PlyCount;
import java.util.List;

/**
 * A reply to check off the mainline (変化), with the attacker's best answer.
 *
 * @param ply its ply, from 1
 * @param move the reply; of drops on one square that come to the same the first
 * @param length the plies of the whole solution with it; unknown if it does not count
 * @param counts whether it counts: it is no futile interposition
 * @param equal whether it is as good as the mainline: as long, and nothing is left over
 * @param leftover the attacker's packed hand at the end of its line
 * @param line the moves from {@code move} on to the mate; only {@code move} if they are not known
 */
public record Variation(
    int ply,
    int move,
    PlyCount length,
    boolean counts,
    boolean equal,
    int leftover,
    List<Integer> line) {
  /** A variation with a copied line. */
  public Variation {
    line = List.copyOf(line);
  }
}
