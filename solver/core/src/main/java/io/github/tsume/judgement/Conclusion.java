package io.github.tsume.judgement;

import io.github.tsume.verdict.Outcome;
import java.util.List;

/**
 * The knowledge of whether and how a position mates, whoever found it out.
 *
 * @param outcome whether it mates
 * @param length the plies to mate; 0 if none is known
 * @param isExact whether it is known that no mate is shorter
 * @param mainline the moves of the solution; empty if no mate is known
 * @param leftover the attacker's packed hand at its end
 */
public record Conclusion(
    Outcome outcome, int length, boolean isExact, List<Integer> mainline, int leftover) {
  /** A conclusion with copied moves. */
  public Conclusion {
    mainline = List.copyOf(mainline);
  }

  /** Whether it is known to mate. */
  public boolean isMate() {
    return outcome == Outcome.MATE;
  }
}
