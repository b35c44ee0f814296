package io.github.tsume.record;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
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
    int count = -1;
    Deque<MoveTree> open = new ArrayDeque<>();
    open.push(this);
    while (!open.isEmpty()) {
      count++;
      for (Step step : open.pop().line) {
        step.alternatives().forEach(open::push);
      }
    }
    return count;
  }

  /** How many steps there are in all lines together. */
  public int size() {
    int size = 0;
    Deque<MoveTree> open = new ArrayDeque<>();
    open.push(this);
    while (!open.isEmpty()) {
      MoveTree tree = open.pop();
      size += tree.line.size();
      for (Step step : tree.line) {
        step.alternatives().forEach(open::push);
      }
    }
    return size;
  }
}
