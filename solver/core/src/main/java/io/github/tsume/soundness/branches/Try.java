package io.github.tsume.soundness.branches;

import java.util.List;

/**
 * A check off the mainline that fails (紛れ).
 *
 * @param ply its ply, from 1
 * @param move the check
 * @param plies for how many plies checks go on, from {@code move} on, against the refutation that
 *     ends them soonest
 * @param more whether they may go on for more plies than that
 * @param line the moves, from {@code move} to the reply after which there is no check, or as many
 *     as were looked at
 */
public record Try(int ply, int move, int plies, boolean more, List<Integer> line) {
  /** A try with a copied line. */
  public Try {
    line = List.copyOf(line);
  }
}
