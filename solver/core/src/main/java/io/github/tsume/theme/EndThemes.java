package io.github.tsume.theme;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Themes of how a solution ends, and what it takes to get there. */
final class EndThemes {
  private EndThemes() {}

  /**
   * Adds the themes of a line that ends with the attacker's move.
   *
   * @param end the position after it
   */
  static void add(Position start, Position end, List<Integer> line, Set<Theme> themes) {
    Ruleset rules = start.rules();
    Color attacker = start.sideToMove();
    Color defender = attacker.opponent();
    int king = end.kingSquare(defender);
    boolean edgeFile = rules.file(king) == 0 || rules.file(king) == rules.width() - 1;
    boolean edgeRank = rules.rank(king) == 0 || rules.rank(king) == rules.height() - 1;
    if (edgeFile && edgeRank) {
      themes.add(Theme.CORNER_MATE);
    }
    if (king == start.kingSquare(defender) && kingMoves(line)) {
      themes.add(Theme.RETURNING_KING);
    }
    if (attackers(end, attacker) == 1) {
      themes.add(Theme.LONE_MATE);
    }
    Set<Integer> between = new HashSet<>();
    for (int i = 1; i < line.size(); i += 2) {
      if (Move.isDrop(line.get(i))) {
        between.add(Move.kind(line.get(i)));
      }
    }
    if (between.size() == rules.kindLimit() - 1) {
      themes.add(Theme.ALL_INTERPOSITIONS);
    }
  }

  private static boolean kingMoves(List<Integer> line) {
    for (int i = 1; i < line.size(); i += 2) {
      if (!Move.isDrop(line.get(i)) && Move.kind(line.get(i)) == Piece.KING) {
        return true;
      }
    }
    return false;
  }

  /** The attacker's pieces on the board, his king left aside. */
  private static int attackers(Position position, Color attacker) {
    int count = 0;
    for (int square = 0; square < position.rules().squares(); square++) {
      int piece = position.piece(square);
      boolean counts =
          piece != Piece.EMPTY && Piece.color(piece) == attacker && Piece.kind(piece) != Piece.KING;
      count += counts ? 1 : 0;
    }
    return count;
  }
}
