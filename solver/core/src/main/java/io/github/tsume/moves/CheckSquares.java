package io.github.tsume.moves;

import io.github.tsume.board.position.Position;
import io.github.tsume.rules.AttackTables;
import io.github.tsume.rules.Piece;

/**
 * The squares from which a piece would attack a king as things stand: those that the same piece of
 * the other colour, which is the piece turned round, attacks from the king's square.
 *
 * <p>For sliders they are computed once per call of a generator and kept in the position's scratch:
 * half 0 and 1 of kind k at {@code 2 + 2 * k}, and in the last element a bit per kind that is
 * there.
 */
final class CheckSquares {
  private static final int FIRST = 2;
  private static final int KNOWN = 34;

  private CheckSquares() {}

  /** Must be called before the first question about another position. */
  static void forget(Position position) {
    position.scratch()[KNOWN] = 0;
  }

  static long of(Position position, int piece, int king, int half) {
    AttackTables tables = position.tables();
    if (tables.slides(piece) == 0) {
      return tables.steps(piece ^ Piece.WHITE, king, half);
    }
    long[] scratch = position.scratch();
    int kind = piece & 15;
    if ((scratch[KNOWN] >>> kind & 1) == 0) {
      compute(position, piece, king);
    }
    return scratch[FIRST + 2 * kind + half];
  }

  private static void compute(Position position, int piece, int king) {
    long[] scratch = position.scratch();
    int kind = piece & 15;
    Reach.attacked(position, piece ^ Piece.WHITE, king);
    scratch[FIRST + 2 * kind] = scratch[0];
    scratch[FIRST + 2 * kind + 1] = scratch[1];
    scratch[KNOWN] |= 1L << kind;
  }
}
