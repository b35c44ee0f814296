package io.github.tsume.record;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A line of moves with its variations.
 *
 * <p>A variation hangs on the step that it replaces:
 *
 * <pre>
 *   line:   1  2  3  4  5
 *                 |
 *                 +- alternatives of step 3:  3' 4'
 * </pre>
 *
 * @param comments what is said before the first move; always empty in a variation
 * @param line the steps, the last of which may be no move but an end
 */
public record MoveTree(List<String> comments, List<Step> line) {
  /** Neither moves nor comments. */
  public static final MoveTree EMPTY = new MoveTree(List.of(), List.of());

  public MoveTree {
    comments = List.copyOf(comments);
    line = List.copyOf(line);
  }

  /** A line of legal moves about which nothing is said. */
  public static MoveTree of(int... moves) {
    return new MoveTree(List.of(), Arrays.stream(moves).mapToObj(Step::of).toList());
  }

  public boolean isEmpty() {
    return comments.isEmpty() && line.isEmpty();
  }

  /** The moves of the line, variations left aside. */
  public int[] moves() {
    return line.stream().filter(Step::isMove).mapToInt(Step::move).toArray();
  }

  /** How many variations there are, those of variations included. */
  public int variationCount() {
    return lines().size() - 1;
  }

  /** How many steps there are in all lines together. */
  public int size() {
    return lines().stream().mapToInt(tree -> tree.line.size()).sum();
  }

  private List<MoveTree> lines() {
    List<MoveTree> lines = new ArrayList<>(List.of(this));
    for (int i = 0; i < lines.size(); i++) {
      lines.get(i).line.forEach(step -> lines.addAll(step.alternatives()));
    }
    return lines;
  }
}
