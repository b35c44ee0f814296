package io.github.tsume.moves;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.function.IntConsumer;

/**
 * The moves that may have led to a position, for {@link Position#undo} to take back: every way that
 * a piece of the side that moved last can have come to its square, with everything that it can have
 * taken there from what its side holds.
 *
 * <p>They are possible by the ways pieces go, and put no piece where it may not stand. Whether the
 * move was legal, above all whether its side was in check after it, is not examined.
 */
public final class Unmoves {
  private final Position position;
  private final Ruleset rules;
  private final int us;
  private final IntConsumer found;

  private Unmoves(Position position, IntConsumer found) {
    this.position = position;
    this.found = found;
    rules = position.rules();
    us = position.side() ^ 1;
  }

  /**
   * Tells all of them.
   *
   * @param found may take a move back, but must play it again before it returns
   */
  public static void each(Position position, IntConsumer found) {
    new Unmoves(position, found).all();
  }

  private void all() {
    for (int to = 0; to < rules.squares(); to++) {
      int piece = position.piece(to);
      if (piece != Piece.EMPTY && Piece.side(piece) == us) {
        came(to, Piece.kind(piece));
      }
    }
  }

  private void came(int to, int kind) {
    if (kind != Piece.KING && kind < Piece.PROMOTED) {
      found.accept(Move.drop(kind, to));
    }
    for (int from = 0; from < rules.squares(); from++) {
      if (position.piece(from) != Piece.EMPTY) {
        continue;
      }
      if (goes(kind, from, to)) {
        captures(from, to, kind, false);
      }
      int before = kind & ~Piece.PROMOTED;
      if (kind >= Piece.PROMOTED && touchesZone(from, to) && goes(before, from, to)) {
        boolean fits = before != rules.pawnKind() || position.pawnFitsFile(us, from);
        if (fits) {
          captures(from, to, before, true);
        }
      }
    }
  }

  private boolean touchesZone(int from, int to) {
    Color color = us == 0 ? Color.BLACK : Color.WHITE;
    return rules.inZone(color, from) || rules.inZone(color, to);
  }

  private boolean goes(int kind, int from, int to) {
    int piece = Piece.of(kind, us);
    return position.tables().attacks(piece, from, to, position.occupied(0), position.occupied(1));
  }

  private void captures(int from, int to, int kind, boolean promotes) {
    found.accept(Move.of(from, to, kind, 0, promotes));
    int hand = position.hand(us);
    for (int held = 1; held < rules.kindLimit(); held++) {
      if (Hand.count(hand, held) == 0) {
        continue;
      }
      boolean fits = held != rules.pawnKind() || position.pawnFitsFile(us ^ 1, to);
      if (fits && canStand(held, to)) {
        found.accept(Move.of(from, to, kind, held, promotes));
      }
      int promoted = held | Piece.PROMOTED;
      if (rules.hasKind(promoted) && canStand(promoted, to)) {
        found.accept(Move.of(from, to, kind, promoted, promotes));
      }
    }
  }

  private boolean canStand(int captured, int square) {
    return MoveWriter.isMobile(position.tables(), Piece.of(captured, us ^ 1), square);
  }
}
