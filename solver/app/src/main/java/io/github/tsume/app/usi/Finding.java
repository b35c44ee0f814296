package io.github.tsume.app.usi;

import io.github.tsume.board.Move;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.rules.Ruleset;
import java.util.List;

/**
 * What was found out about a root or one of its moves.
 *
 * @param answer whether there is a mate
 * @param line the moves from the root to it, futile interpositions left out; if there is none, the
 *     move by which a defender escapes, where known
 * @param leftover how many pieces the attacker keeps
 * @param defends whether the side to move at the root is the one that is mated
 */
record Finding(MateAnswer answer, List<Integer> line, int leftover, boolean defends) {
  Finding {
    line = List.copyOf(line);
  }

  boolean isMate() {
    return answer instanceof MateAnswer.Mate;
  }

  boolean isNoMate() {
    return answer instanceof MateAnswer.NoMate;
  }

  /** The length in plies; 0 if no mate was found. */
  int length() {
    return answer instanceof MateAnswer.Mate mate ? mate.length() : 0;
  }

  boolean isExact() {
    return answer instanceof MateAnswer.Mate mate && mate.exact();
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
