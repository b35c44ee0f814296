package io.github.tsume.results.json;

import io.github.tsume.verdict.PlyCount;
import java.util.List;

/**
 * Another check, which fails.
 *
 * @param ply its ply
 * @param move the check in USI
 * @param plies for how many plies checks go on
 * @param endless whether they go on for ever: only a repetition ends them
 * @param line the moves from {@code move} on
 */
public record TryEntry(int ply, String move, PlyCount plies, boolean endless, List<String> line) {

  public TryEntry {
    line = List.copyOf(line);
  }
}
