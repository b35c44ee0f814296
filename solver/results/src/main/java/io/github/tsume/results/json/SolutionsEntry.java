package io.github.tsume.results.json;

import io.github.tsume.verdict.PlyCount;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The solutions of a problem in which both sides help; moves are USI.
 *
 * @param count how many there are, {@link #MANY} at most; of an unfinished search how many were
 *     found so far
 * @param lines the first of them, that of the mainline first
 * @param layers how many positions are reached in so many plies and no fewer, as far as all of them
 *     are known; 0 where they are the attacker's and not counted
 */
public record SolutionsEntry(long count, List<List<String>> lines, List<Integer> layers) {
  /** So many solutions, or more. */
  public static final long MANY = 1_000_000_000;

  /** Solutions with copied lists. */
  public SolutionsEntry {
    lines = lines.stream().map(List::copyOf).toList();
    layers = List.copyOf(layers);
  }

  /** The other solutions, from the move on with which they leave a mainline. */
  List<VariationEntry> variations(List<String> mainline) {
    List<VariationEntry> variations = new ArrayList<>();
    for (List<String> line : lines) {
      int at = 0;
      while (at < line.size() && at < mainline.size() && line.get(at).equals(mainline.get(at))) {
        at++;
      }
      if (at < line.size()) {
        List<String> rest = line.subList(at + 1, line.size());
        variations.add(
            new VariationEntry(
                at + 1, line.get(at), PlyCount.exactly(line.size()), true, false, rest, Map.of()));
      }
    }
    return variations;
  }

  /** The same with other moves, as they are seen from elsewhere. */
  public SolutionsEntry with(UnaryOperator<String> seen) {
    return new SolutionsEntry(
        count, lines.stream().map(line -> line.stream().map(seen).toList()).toList(), layers);
  }
}
