package io.github.tsume.moves;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.AttackTables;
import io.github.tsume.rules.Geometry;
import io.github.tsume.rules.Piece;
import java.util.Arrays;

/**
 * The legal moves that give check, generated directly.
 *
 * <p>They come in this order: moves of pieces that stand between a slider of their side and the
 * king ({@link DiscoveredChecks}), moves of other pieces ({@link DirectChecks}), drops, small
 * values first.
 */
public final class CheckMoves {
  private static final int ALL_KINDS = 0xFFFF;

  private CheckMoves() {}

  /** All checks, for whoever does not count the time. */
  public static int[] of(Position position) {
    int[] buffer = new int[Position.MAX_MOVES];
    return Arrays.copyOf(buffer, generate(position, buffer, 0));
  }

  /**
   * Writes all legal moves of the side to move that check the other king; returns the end. Without
   * such a king there are none.
   */
  public static int generate(Position position, int[] buffer, int at) {
    return generate(position, ALL_KINDS, buffer, at);
  }

  /**
   * Writes, in the same order, at least those checks that mate.
   *
   * @param flights found for this position
   */
  public static int generateMating(Position position, FlightSquares flights, int[] buffer, int at) {
    return generate(position, flights.coveringKinds(position), buffer, at);
  }

  /**
   * Of pieces of other kinds only those on the board that may open a line or promote to one of the
   * kinds are looked at.
   */
  private static int generate(Position position, int kinds, int[] buffer, int at) {
    int us = position.side();
    int king = position.king(us ^ 1);
    if (king < 0) {
      return at;
    }
    // Who is in check himself must answer it by the same move.
    long allowedLo = -1;
    long allowedHi = -1;
    int checker = Checkers.find(position);
    if (checker != Checkers.NONE) {
      allowedLo = Checkers.answers(position, checker, 0);
      allowedHi = Checkers.answers(position, checker, 1);
    }
    CheckSquares.forget(position);
    int end = ofPieces(position, king, kinds, allowedLo, allowedHi, buffer, at);
    int hand = position.hand(us);
    for (int kind = position.rules().kindLimit() - 1; hand != 0 && kind > 0; kind--) {
      if ((kinds >>> kind & 1) != 0 && Hand.count(hand, kind) > 0) {
        end = drops(position, kind, king, allowedLo, allowedHi, buffer, end);
      }
    }
    return end;
  }

  /**
   * Writes the checks by pieces on the board; all but the king go to allowed squares only. {@link
   * CheckSquares} are known or forgotten.
   */
  private static int ofPieces(
      Position position,
      int king,
      int kinds,
      long allowedLo,
      long allowedHi,
      int[] buffer,
      int at) {
    int us = position.side();
    Geometry geometry = position.geometry();
    long screensLo = 0;
    long screensHi = 0;
    int end = at;
    for (int half = 0; half < 2; half++) {
      long sliders = position.sliders(us, half) & geometry.lines(king, half);
      while (sliders != 0) {
        int slider = (half << 6) + Long.numberOfTrailingZeros(sliders);
        sliders &= sliders - 1;
        int screen = DiscoveredChecks.screen(position, slider, king);
        if (screen >= 0) {
          screensLo |= Reach.lowBit(screen);
          screensHi |= Reach.highBit(screen);
          end =
              DiscoveredChecks.generate(
                  position, screen, slider, king, allowedLo, allowedHi, buffer, end);
        }
      }
    }
    if ((allowedLo | allowedHi) == 0) {
      return end;
    }
    AttackTables tables = position.tables();
    // A piece that promotes to one of the kinds may do too.
    int useful = kinds | kinds >>> Piece.PROMOTED;
    for (int half = 0; half < 2; half++) {
      long sliders = position.sliders(us, half);
      long pieces =
          (position.pieces(us, half) & tables.checkers(us, king, half) | sliders)
              & ~(half == 0 ? screensLo : screensHi);
      while (pieces != 0) {
        int from = (half << 6) + Long.numberOfTrailingZeros(pieces);
        pieces &= pieces - 1;
        // A step piece must also be of a kind that has a check to give from there.
        int piece = position.piece(from);
        long worthwhile = tables.checkSteps(piece, king, half) | sliders;
        if ((worthwhile >>> from & 1) != 0
            && ((useful >>> (piece & 15) & 1) != 0 || FlightSquares.mayOpenLine(position, from))) {
          end = DirectChecks.generate(position, from, king, allowedLo, allowedHi, buffer, end);
        }
      }
    }
    return end;
  }

  private static int drops(
      Position position, int kind, int king, long allowedLo, long allowedHi, int[] buffer, int at) {
    boolean isPawn = kind == position.rules().pawnKind();
    long lo = dropSquares(position, kind, king, 0) & allowedLo;
    long hi = dropSquares(position, kind, king, 1) & allowedHi;
    int end = at;
    while (lo != 0) {
      int to = Long.numberOfTrailingZeros(lo);
      lo &= lo - 1;
      if (!isPawn || MoveWriter.canDrop(position, kind, to)) {
        buffer[end++] = Move.drop(kind, to);
      }
    }
    while (hi != 0) {
      int to = 64 + Long.numberOfTrailingZeros(hi);
      hi &= hi - 1;
      if (!isPawn || MoveWriter.canDrop(position, kind, to)) {
        buffer[end++] = Move.drop(kind, to);
      }
    }
    return end;
  }

  /** The empty squares from which a dropped piece attacks the king and can move again. */
  static long dropSquares(Position position, int kind, int king, int half) {
    int piece = kind | position.side() << 4;
    return CheckSquares.of(position, piece, king, half)
        & position.tables().mobile(piece, half)
        & ~position.occupied(half);
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
    CheckSquares.forget(position);
    int kinds = 0;
    for (int kind = 1; kind < position.rules().kindLimit(); kind++) {
      long lo = dropSquares(position, kind, king, 0) & allowedLo;
      long hi = dropSquares(position, kind, king, 1) & allowedHi;
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
