package io.github.tsume.metric;

import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;

/**
 * The end of a solution: which of the attacker's pieces have a part in it.
 *
 * <p>A flight is a square next to the king on which no piece of his own side stands. It is guarded
 * by each piece that attacks it when the king is lifted.
 */
final class FinalPosition {
  private final Position position;
  private final Ruleset rules;
  private final int attacker;
  private final int king;
  private int working;
  private int idle;
  private boolean once = true;

  /** The end of a solution; the defender is to move. */
  FinalPosition(Position position) {
    this.position = position;
    rules = position.rules();
    attacker = position.side() ^ 1;
    king = position.king(position.side());
    look();
  }

  /** How many pieces of the attacker, his king left aside, check, guard a flight, or pin. */
  int working() {
    return working;
  }

  /** How many do not. */
  int idle() {
    return idle;
  }

  /** Whether the king and each flight are attacked just once, and no piece is idle. */
  boolean isModel() {
    return once && idle == 0;
  }

  private void look() {
    int[] guards = new int[rules.squares()];
    for (int square = 0; square < rules.squares(); square++) {
      int piece = position.piece(square);
      if (piece == Piece.EMPTY || Piece.side(piece) != attacker) {
        continue;
      }
      boolean works = guard(square, piece, guards) || pins(square, piece);
      if (Piece.kind(piece) != Piece.KING) {
        working += works ? 1 : 0;
        idle += works ? 0 : 1;
      }
    }
    for (int square = 0; square < rules.squares(); square++) {
      if (isKingOrFlight(square) && guards[square] != 1) {
        once = false;
      }
    }
  }

  private boolean guard(int from, int piece, int[] guards) {
    boolean any = false;
    for (int to = 0; to < rules.squares(); to++) {
      if (to != from && isKingOrFlight(to) && attacks(piece, from, to, king)) {
        guards[to]++;
        any = true;
      }
    }
    return any;
  }

  private boolean isKingOrFlight(int square) {
    if (square == king) {
      return true;
    }
    boolean near =
        Math.abs(rules.file(square) - rules.file(king)) <= 1
            && Math.abs(rules.rank(square) - rules.rank(king)) <= 1;
    int piece = position.piece(square);
    return near && (piece == Piece.EMPTY || Piece.side(piece) == attacker);
  }

  private boolean pins(int from, int piece) {
    if (attacks(piece, from, king, -1)) {
      return false;
    }
    for (int square = 0; square < rules.squares(); square++) {
      int between = position.piece(square);
      boolean own = between != Piece.EMPTY && Piece.side(between) != attacker;
      if (own && square != king && attacks(piece, from, king, square)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a piece attacks a square when another is lifted; -1 for none. */
  private boolean attacks(int piece, int from, int to, int lifted) {
    long lo = position.occupied(0);
    long hi = position.occupied(1);
    if (lifted >= 0) {
      lo &= lifted < 64 ? ~(1L << lifted) : -1L;
      hi &= lifted >= 64 ? ~(1L << lifted - 64) : -1L;
    }
    return position.tables().attacks(piece, from, to, lo, hi);
  }
}
