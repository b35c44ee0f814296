package io.github.tsume.results.json;

import java.util.List;

/**
 * Another check, which fails.
 *
 * @param ply its ply
 * @param move the check in USI
 * @param plies for how many plies checks go on
 * @param more whether they may go on for longer
 * @param line the moves from {@code move} on
 */
public record TryEntry(int ply, String move, int plies, boolean more, List<String> line) {

  public TryEntry {
    line = List.copyOf(line);
  }
}
