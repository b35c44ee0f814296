package io.github.tsume;

import io.github.tsume.board.Setup;
import io.github.tsume.record.MoveTree;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import java.util.List;

/**
 * The answer to whether the goal, usually a mate, is reached, how fast and how. As text: "mate in
 * 3: G*5c K-4a G*4b".
 *
 * @param position the position, the defender's hand filled up where the text did not state it
 * @param outcome whether it is there, such as mate, no mate or unknown
 * @param length the plies of the mate as composers count them, futile interpositions left out, or
 *     of a brinkmate up to its last key; exactly, if it is proved that no shorter one exists;
 *     unknown if none was found
 * @param mainline the solution (作意), empty if there is none
 * @param tree the same as a tree, such as a record has, with the variations that {@link
 *     Options#withVariations} asked for; futile interpositions are left out
 * @param unfinishedPlies the plies at which variations may be missing from the tree, as they were
 *     not found within the limits
 * @param nodes how many positions were searched
 */
public record Solved(
    Setup position,
    Outcome outcome,
    PlyCount length,
    Line mainline,
    MoveTree tree,
    List<Integer> unfinishedPlies,
    long nodes) {

  /** A result whose list is copied. */
  public Solved {
    unfinishedPlies = List.copyOf(unfinishedPlies);
  }

  /** Whether a mate was found. */
  public boolean isMate() {
    return outcome == Outcome.MATE;
  }

  /** Whether what was looked for was found. */
  public boolean isReached() {
    return outcome.isReached();
  }

  /** The outcome alone, such as "mate in 3" or "mate in at most 17". */
  String words() {
    String word = outcome.code().replace('-', ' ');
    return outcome.isReached()
        ? word + (length.isExact() ? " in " : " in at most ") + length.plies()
        : word;
  }

  @Override
  public String toString() {
    return mainline.plies() == 0 ? words() : words() + ": " + mainline;
  }
}
