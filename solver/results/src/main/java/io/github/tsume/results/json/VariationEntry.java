package io.github.tsume.results.json;

import io.github.tsume.verdict.PlyCount;
import java.util.List;
import java.util.Map;

/**
 * Another reply of the defender.
 *
 * @param ply its ply
 * @param move the move in USI
 * @param length the plies of the whole solution with it; unknown if it does not count
 * @param equal whether it is as good as the mainline
 * @param futile whether it is a futile interposition
 * @param line the moves from {@code move} on
 * @param leftover what the attacker has in hand at their end
 */
public record VariationEntry(
    int ply,
    String move,
    PlyCount length,
    boolean equal,
    boolean futile,
    List<String> line,
    Map<String, Integer> leftover) {

  public VariationEntry {
    line = List.copyOf(line);
  }
}
