package io.github.tsume.helpmate;

import io.github.tsume.judgement.HelpmateJudgement;
import io.github.tsume.moves.Evasions;
import io.github.tsume.verdict.Reason;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The knowledge of a helpmate: how long it is, how many lines there are, or how far that is open.
 *
 * @param length the fewest plies to the mate; 0 if none was found
 * @param count how many lines of that length there are, {@link #MANY} at most; of an unfinished
 *     search how many were found so far
 * @param lines the first of these lines
 * @param sameMoves whether all lines, shown or not, are orders of the same moves
 * @param left how many pieces the attacker has in hand after the line that leaves the fewest
 * @param mostLeft the same of the line that leaves the most
 * @param noneWithin within how many plies there surely is no mate; if one was found, one ply less
 *     than it takes
 * @param layers how many positions are reached in so many plies and no fewer; 0 after the start
 *     where they are the attacker's, which are not stored
 * @param limit what ended the search before it was complete; null if nothing did
 */
public record Helpmate(
    int length,
    long count,
    List<List<Integer>> lines,
    boolean sameMoves,
    int left,
    int mostLeft,
    int noneWithin,
    List<Integer> layers,
    @Nullable Reason limit) {
  /** So many lines, or more. */
  public static final long MANY = 1_000_000_000;

  /** What is known, with copied lists. */
  public Helpmate {
    lines = lines.stream().map(List::copyOf).toList();
    layers = List.copyOf(layers);
  }

  /** Whether it is proved that there is no mate, in however many plies. */
  public boolean isImpossible() {
    return length == 0 && limit == null;
  }

  /** Whether all shortest lines are shown. */
  public boolean isComplete() {
    return limit == null && count == lines.size();
  }

  /** What it is judged by. */
  public HelpmateJudgement.Evidence evidence(HelpmateSolver.Help help) {
    return new HelpmateJudgement.Evidence(
        help.start(),
        help.attacker(),
        last -> last.side() == help.mated() && last.inCheck() && !Evasions.any(last),
        length,
        count,
        lines,
        sameMoves,
        left,
        mostLeft,
        limit != null);
  }

  /** How many positions there are at these plies. */
  public long positions() {
    return layers.stream().mapToLong(Integer::longValue).sum();
  }
}
