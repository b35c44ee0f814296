package io.github.tsume.index;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.List;

/**
 * The pieces of a problem that take no part in its solution: along the mainline they neither move
 * nor are taken, and stand next to the defender's king, or attack its square or one next to it, at
 * no time. The kings always take part.
 */
public final class IdlePieces {
  private IdlePieces() {}

  /** The setup without them. */
  public static Setup without(Setup setup, List<Integer> line) {
    Position position = Position.of(setup);
    Ruleset rules = setup.rules();
    boolean[] busy = new boolean[rules.squares()];
    Color defender = setup.defender();
    boolean[] moved = new boolean[rules.squares()];
    look(position, defender, moved, busy);
    for (int move : line) {
      if (!Move.isDrop(move)) {
        markFrom(Move.from(move), moved, busy);
      }
      markFrom(Move.to(move), moved, busy);
      position.play(move);
      look(position, defender, moved, busy);
    }
    Setup.Builder builder = setup.toBuilder();
    for (int square = 0; square < rules.squares(); square++) {
      int piece = setup.piece(square);
      if (piece != Piece.EMPTY && !busy[square] && Piece.kind(piece) != Piece.KING) {
        builder.piece(square, Piece.EMPTY);
      }
    }
    return builder.build();
  }

  /** The piece that stood on a square from the beginning moves or is taken. */
  private static void markFrom(int square, boolean[] moved, boolean[] busy) {
    if (!moved[square]) {
      busy[square] = true;
      moved[square] = true;
    }
  }

  private static void look(Position position, Color defender, boolean[] moved, boolean[] busy) {
    Ruleset rules = position.rules();
    int king = position.kingSquare(defender);
    for (int square = 0; square < rules.squares(); square++) {
      int piece = position.piece(square);
      if (piece == Piece.EMPTY || moved[square] || busy[square]) {
        continue;
      }
      busy[square] = isNear(rules, square, king) || attacksNear(position, square, king);
    }
  }

  private static boolean isNear(Ruleset rules, int one, int other) {
    return Math.abs(rules.file(one) - rules.file(other)) <= 1
        && Math.abs(rules.rank(one) - rules.rank(other)) <= 1;
  }

  private static boolean attacksNear(Position position, int from, int king) {
    Ruleset rules = position.rules();
    int piece = position.piece(from);
    for (int to = 0; to < rules.squares(); to++) {
      if (isNear(rules, to, king)
          && rules.tables().attacks(piece, from, to, position.occupied(0), position.occupied(1))) {
        return true;
      }
    }
    return false;
  }
}
