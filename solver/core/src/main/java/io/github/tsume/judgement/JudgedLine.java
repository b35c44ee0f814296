package io.github.tsume.judgement;

import java.util.List;

/**
 * The line whose other ways are judged.
 *
 * @param moves the moves to the mate
 * @param authored whether it is the author's
 * @param open whether something of the author's moves, or of which line it is, is not decided
 */
public record JudgedLine(List<Integer> moves, boolean authored, boolean open) {
  /** A line with copied moves. */
  public JudgedLine {
    moves = List.copyOf(moves);
  }

  /** Whether a line is the author's: one is the beginning of the other. */
  public static boolean isAuthors(List<Integer> author, List<Integer> line) {
    int shared = firstDifference(author, line);
    return !author.isEmpty() && shared == Math.min(author.size(), line.size());
  }

  /** The index of the first move in which two lines differ; the length of the shorter if none. */
  public static int firstDifference(List<Integer> a, List<Integer> b) {
    int index = 0;
    while (index < Math.min(a.size(), b.size()) && a.get(index).equals(b.get(index))) {
      index++;
    }
    return index;
  }
}
