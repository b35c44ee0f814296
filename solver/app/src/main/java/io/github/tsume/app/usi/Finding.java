package io.github.tsume.app.usi;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.goal.Ending;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import java.util.List;

/**
 * The knowledge about a root or one of its moves.
 *
 * @param outcome whether what is looked for is there
 * @param length the plies it takes; unknown if it is not reached
 * @param line the moves from the root to it, futile interpositions left out; if there is none, the
 *     move by which a defender escapes, where known
 * @param leftover how many pieces the attacker keeps
 * @param defends whether the side to move at the root is the one that is mated
 */
record Finding(
    Outcome outcome, PlyCount length, List<Integer> line, int leftover, boolean defends) {
  Finding {
    line = List.copyOf(line);
  }

  /** What was found out about an attacker's root. */
  static Finding of(Ending ending) {
    return new Finding(
        ending.outcome(), ending.length(), ending.line(), Hand.size(ending.leftover()), false);
  }

  /** Whether it is there, with a line that reaches it. */
  boolean isReached() {
    return outcome.isReached();
  }

  /** Whether it is proved that it is not there. */
  boolean isRefuted() {
    return outcome.isRefuted();
  }

  /** The moves in USI notation, each after a space. */
  String moves(Ruleset rules) {
    StringBuilder text = new StringBuilder();
    for (int move : line) {
      text.append(' ').append(Move.toUsi(move, rules));
    }
    return text.toString();
  }
}
