package io.github.tsume.judgement;

import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import java.util.List;

/**
 * The knowledge of whether and how a position mates, whoever found it out.
 *
 * @param outcome whether it mates
 * @param plies the plies to mate; unknown if no mate is known
 * @param mainline the moves of the solution; empty if no mate is known
 * @param leftover the attacker's packed hand at its end
 */
public record Conclusion(Outcome outcome, PlyCount plies, List<Integer> mainline, int leftover) {
  /** A conclusion with copied moves. */
  public Conclusion {
    mainline = List.copyOf(mainline);
  }

  /** The least plies in which it is known to mate; 0 if it is not. */
  public int length() {
    return plies.plies();
  }

  /** Whether it is known that no mate is shorter. */
  public boolean isExact() {
    return plies.isExact();
  }

  /** Whether it is known to mate. */
  public boolean isMate() {
    return outcome == Outcome.MATE;
  }
}
