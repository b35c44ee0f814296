package io.github.tsume.app.usi;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The mates by other first moves than the solution's, shortest first, as far as they are asked for.
 */
final class OtherMates {
  private final int most;
  private final List<Finding> mates = new ArrayList<>();
  private int withoutMate;
  private int open;

  /**
   * An empty list.
   *
   * @param most how many first moves are asked for, the solution's included
   */
  OtherMates(int most) {
    this.most = most;
  }

  /**
   * Adds what was found out about a move.
   *
   * @return the ranks that now belong to other moves than before; 2 is the first
   */
  IntStream add(Finding finding) {
    if (!finding.isReached()) {
      withoutMate += finding.isRefuted() ? 1 : 0;
      open += finding.isRefuted() ? 0 : 1;
      return IntStream.empty();
    }
    mates.add(finding);
    mates.sort(
        Comparator.comparingInt(
            found -> found.length().plies())); // stable: ties stay as they were found
    return IntStream.rangeClosed(mates.indexOf(finding) + 2, Math.min(mates.size() + 1, most));
  }

  /** The mate of a rank; 2 is the first. */
  Finding get(int rank) {
    return mates.get(rank - 2);
  }

  /** How many other first moves mate, do not, and are not settled. */
  String summary() {
    return "info string other first moves: mate="
        + mates.size()
        + " nomate="
        + withoutMate
        + " open="
        + open;
  }
}
