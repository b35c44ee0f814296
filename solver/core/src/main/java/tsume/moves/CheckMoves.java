package tsume.moves;

import tsume.board.Hand;
import tsume.board.Move;
import tsume.board.Position;
import tsume.rules.AttackTables;
import tsume.rules.Geometry;
import tsume.rules.Piece;

/**
 * The legal moves that give check, generated directly.
 *
 * <p>They come in this order: moves of pieces that stand between a slider of their side and the
 * king, moves of other pieces, drops.
 */
public final class CheckMoves {
  /*
   * A piece gives check by attacking the king from its new square, or by leaving the line of a
   * slider behind it. The second is only possible for the pieces found from the sliders in line
   * with the king; all their moves off that line check. For every other move the table of squares
   * from which a piece attacks the king on an empty board cuts the candidates down to a few, and
   * each of those is tested exactly, with its own square vacated: so a piece whose promoted form
   * slides back over the square it comes from is found too.
   */
  private CheckMoves() {}

  /**
   * Writes all legal moves of the side to move that check the other king; returns the end. Without
   * such a king there are none.
   */
  public static int generate(Position position, int[] buffer, int at) {
    int us = position.side();
    int king = position.king(us ^ 1);
    if (king < 0) {
      return at;
    }
    long allowedLo = -1;
    long allowedHi = -1;
    int checker = Checkers.find(position);
    if (checker != Checkers.NONE) {
      allowedLo = Checkers.answers(position, checker, 0);
      allowedHi = Checkers.answers(position, checker, 1);
    }
    Geometry geometry = position.geometry();
    AttackTables tables = position.tables();
    int end = at;
    long doneLo = 0;
    long doneHi = 0;
    for (int half = 0; half < 2; half++) {
      long sliders = position.sliders(us, half) & geometry.lines(king, half);
      while (sliders != 0) {
        int slider = (half << 6) + Long.numberOfTrailingZeros(sliders);
        sliders &= sliders - 1;
        int screen = onlyPieceBetween(position, slider, king);
        if (screen >= 0 && Piece.side(position.piece(screen)) == us) {
          doneLo |= Reach.lowBit(screen);
          doneHi |= Reach.highBit(screen);
          end = uncovering(position, screen, slider, king, allowedLo, allowedHi, buffer, end);
        }
      }
    }
    if ((allowedLo | allowedHi) == 0) {
      return end;
    }
    for (int half = 0; half < 2; half++) {
      long pieces =
          (position.pieces(us, half) & tables.checkers(us, king, half)
                  | position.sliders(us, half))
              & ~(half == 0 ? doneLo : doneHi);
      while (pieces != 0) {
        int from = (half << 6) + Long.numberOfTrailingZeros(pieces);
        pieces &= pieces - 1;
        end = direct(position, from, king, allowedLo, allowedHi, buffer, end);
      }
    }
    int hand = position.hand(us);
    for (int kind = position.rules().kindLimit() - 1; hand != 0 && kind > 0; kind--) {
      if (Hand.count(hand, kind) > 0) {
        end = drops(position, kind, king, allowedLo, allowedHi, buffer, end);
      }
    }
    return end;
  }

  /** The one piece that keeps a slider from attacking the king, or -1. */
  private static int onlyPieceBetween(Position position, int slider, int king) {
    Geometry geometry = position.geometry();
    int relation = geometry.relation(slider, king);
    if ((position.tables().blockable(position.piece(slider)) >>> relation & 1) == 0) {
      return -1;
    }
    long lo = geometry.between(slider, relation, king, 0) & position.occupied(0);
    long hi = geometry.between(slider, relation, king, 1) & position.occupied(1);
    if (Long.bitCount(lo) + Long.bitCount(hi) != 1) {
      return -1;
    }
    return lo != 0 ? Long.numberOfTrailingZeros(lo) : 64 + Long.numberOfTrailingZeros(hi);
  }

  /** The checks by a piece that stands alone between a slider of its side and the king. */
  private static int uncovering(
      Position position,
      int from,
      int slider,
      int king,
      long allowedLo,
      long allowedHi,
      int[] buffer,
      int at) {
    Geometry geometry = position.geometry();
    // A jump over the slider leaves the line too.
    int relation = geometry.relation(slider, king);
    long lineLo = geometry.between(slider, relation, king, 0);
    long lineHi = geometry.between(slider, relation, king, 1);
    if (MoveWriter.isKing(position.piece(from))) {
      return KingMoves.generate(position, lineLo, lineHi, buffer, at);
    }
    Reach.pseudoTargets(position, from);
    Reach.keepPinned(position, from);
    int end = at;
    for (int half = 0; half < 2; half++) {
      long targets = position.scratch()[half] & (half == 0 ? allowedLo : allowedHi);
      long line = half == 0 ? lineLo : lineHi;
      while (targets != 0) {
        int to = (half << 6) + Long.numberOfTrailingZeros(targets);
        targets &= targets - 1;
        end =
            (line >>> to & 1) == 0
                ? MoveWriter.moves(position, from, to, buffer, end)
                : writeIfDirect(position, from, to, king, buffer, end);
      }
    }
    return end;
  }

  /** The checks that a piece gives itself from its new square. */
  private static int direct(
      Position position, int from, int king, long allowedLo, long allowedHi, int[] buffer, int at) {
    AttackTables tables = position.tables();
    int piece = position.piece(from);
    if (MoveWriter.isKing(piece)) {
      return at;
    }
    long lo = tables.sources(piece, king, 0);
    long hi = tables.sources(piece, king, 1);
    if (tables.promotes(piece & 15)) {
      int promoted = piece | Piece.PROMOTED;
      lo |= tables.sources(promoted, king, 0);
      hi |= tables.sources(promoted, king, 1);
    }
    Reach.pseudoTargets(position, from);
    long[] targets = position.scratch();
    targets[0] &= lo & allowedLo;
    targets[1] &= hi & allowedHi;
    if ((targets[0] | targets[1]) == 0) {
      return at;
    }
    Reach.keepPinned(position, from);
    int end = at;
    for (int half = 0; half < 2; half++) {
      long left = targets[half];
      while (left != 0) {
        int to = (half << 6) + Long.numberOfTrailingZeros(left);
        left &= left - 1;
        end = writeIfDirect(position, from, to, king, buffer, end);
      }
    }
    return end;
  }

  /** Writes those forms of a move that attack the king from the new square. */
  private static int writeIfDirect(
      Position position, int from, int to, int king, int[] buffer, int at) {
    AttackTables tables = position.tables();
    int piece = position.piece(from);
    long occupiedLo = position.occupied(0) & ~Reach.lowBit(from);
    long occupiedHi = position.occupied(1) & ~Reach.highBit(from);
    int end = MoveWriter.moves(position, from, to, buffer, at);
    // At most two forms were written; keep those that check.
    int kept = at;
    for (int i = at; i < end; i++) {
      int form = Move.kindAfter(buffer[i]) | piece & Piece.WHITE;
      if (tables.attacks(form, to, king, occupiedLo, occupiedHi)) {
        buffer[kept++] = buffer[i];
      }
    }
    return kept;
  }

  private static int drops(
      Position position, int kind, int king, long allowedLo, long allowedHi, int[] buffer, int at) {
    findDropSquares(position, kind, king);
    boolean isPawn = kind == position.rules().pawnKind();
    long lo = position.scratch()[0] & allowedLo;
    long hi = position.scratch()[1] & allowedHi;
    int end = at;
    while ((lo | hi) != 0) {
      int to;
      if (lo != 0) {
        to = Long.numberOfTrailingZeros(lo);
        lo &= lo - 1;
      } else {
        to = 64 + Long.numberOfTrailingZeros(hi);
        hi &= hi - 1;
      }
      if (!isPawn || MoveWriter.canDrop(position, kind, to)) {
        buffer[end++] = Move.drop(kind, to);
      }
    }
    return end;
  }

  /**
   * Leaves in the scratch the empty squares from which a dropped piece would attack the king and
   * on which it could move again: those that the piece turned round attacks from the king.
   */
  private static void findDropSquares(Position position, int kind, int king) {
    int piece = kind | position.side() << 4;
    Reach.attacked(position, piece ^ Piece.WHITE, king);
    AttackTables tables = position.tables();
    position.scratch()[0] &= tables.mobile(piece, 0) & ~position.occupied(0);
    position.scratch()[1] &= tables.mobile(piece, 1) & ~position.occupied(1);
  }

  /**
   * The hand kinds whose drop on some square would give check if one were in hand, as a bit set.
   * The prohibition of mate by a pawn drop is left aside.
   */
  public static int dropCheckKinds(Position position) {
    int us = position.side();
    int king = position.king(us ^ 1);
    int checker = Checkers.find(position);
    if (king < 0 || checker == Checkers.DOUBLE) {
      return 0;
    }
    long allowedLo = checker < 0 ? -1 : Checkers.answers(position, checker, 0);
    long allowedHi = checker < 0 ? -1 : Checkers.answers(position, checker, 1);
    int kinds = 0;
    for (int kind = 1; kind < position.rules().kindLimit(); kind++) {
      findDropSquares(position, kind, king);
      long lo = position.scratch()[0] & allowedLo;
      long hi = position.scratch()[1] & allowedHi;
      if ((lo | hi) == 0) {
        continue;
      }
      // A pawn checks from one square only.
      int square = lo != 0 ? Long.numberOfTrailingZeros(lo) : 64 + Long.numberOfTrailingZeros(hi);
      if (kind != position.rules().pawnKind() || position.pawnFitsFile(us, square)) {
        kinds |= 1 << kind;
      }
    }
    return kinds;
  }
}
