package io.github.tsume.bench.free;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.metric.LineCounts;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.notation.common.RestHand;
import io.github.tsume.notation.sfen.SfenWriter;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A problem that is sound, with its line.
 *
 * @param setup its position; both hands settled
 * @param line its mainline
 */
record Proven(Setup setup, List<Integer> line) {
  /** The long ones first, of equal length those with the best rank. */
  static final Comparator<Proven> BEST_FIRST =
      Comparator.comparing((Proven problem) -> problem.line().size())
          .thenComparing(Proven::rank)
          .reversed();

  Proven {
    line = List.copyOf(line);
  }

  /** What it is worth by the usual formula, as far as position and line decide it. */
  double rank() {
    return RankFormula.USUAL.of(LineCounts.of(setup, line));
  }

  /** Position and moves; of the hands only the attacker's, as the defender holds the rest. */
  String text() {
    return SfenWriter.sfen(RestHand.unstated(setup)) + " moves " + moves();
  }

  private String moves() {
    return line.stream()
        .map(move -> Move.toUsi(move, setup.rules()))
        .collect(Collectors.joining(" "));
  }

  /** The moves, or those of the mirror image: what both have in common. */
  String lineOfBoth() {
    String moves = moves();
    int files = setup.rules().width();
    String mirrored =
        moves
            .chars()
            .map(each -> Character.isDigit(each) ? '0' + files + 1 - (each - '0') : each)
            .mapToObj(Character::toString)
            .collect(Collectors.joining());
    return moves.compareTo(mirrored) < 0 ? moves : mirrored;
  }
}
