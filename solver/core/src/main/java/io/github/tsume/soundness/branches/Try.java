package io.github.tsume.soundness.branches;

import io.github.tsume.verdict.PlyCount;
import java.util.List;

/**
 * A check off the mainline that fails (紛れ).
 *
 * @param ply its ply, from 1
 * @param move the check
 * @param plies for how many plies checks go on, from {@code move} on, against the refutation that
 *     ends them soonest
 * @param endless whether they go on for ever: only a repetition ends them
 * @param line the moves, from {@code move} to the reply after which there is no check, or as many
 *     as are known
 */
public record Try(int ply, int move, PlyCount plies, boolean endless, List<Integer> line) {
  /** A try with a copied line. */
  public Try {
    line = List.copyOf(line);
  }
}
