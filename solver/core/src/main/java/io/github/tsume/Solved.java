package io.github.tsume;

import io.github.tsume.board.Setup;
import io.github.tsume.verdict.Outcome;

/**
 * Whether a position mates, how fast and how. As text: "mate in 3: G*5c K-4a G*4b".
 *
 * @param position the position, the defender's hand filled up where the text did not state it
 * @param outcome mate, no mate or unknown
 * @param length the plies of the mate as composers count them, futile interpositions left out; 0 if
 *     no mate was found
 * @param exact whether it is proved that no shorter mate exists; if not, {@code length} is an upper
 *     bound
 * @param mainline the solution (作意), empty if there is none
 * @param nodes how many positions were searched
 */
public record Solved(
    Setup position, Outcome outcome, int length, boolean exact, Line mainline, long nodes) {

  /** Whether a mate was found. */
  public boolean isMate() {
    return outcome == Outcome.MATE;
  }

  /** The outcome alone, such as "mate in 3" or "mate in at most 17". */
  String words() {
    return switch (outcome) {
      case MATE -> (exact ? "mate in " : "mate in at most ") + length;
      case NO_MATE -> "no mate";
      case UNKNOWN, INVALID, BRINKMATE, NO_BRINKMATE -> outcome.code();
    };
  }

  @Override
  public String toString() {
    return mainline.plies() == 0 ? words() : words() + ": " + mainline;
  }
}
