package io.github.tsume.moves;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.AttackTables;
import io.github.tsume.rules.Piece;
import java.util.Arrays;

/**
 * The legal moves of a side that is in check.
 *
 * <p>They come in this order: moves of the king, captures of the checking piece by other pieces,
 * then for each square between, from the king outwards, moves of pieces to it followed by drops on
 * it, small values first. A piece that is pinned never helps against a check.
 */
public final class Evasions {
  private Evasions() {}

  /** All evasions, for whoever does not count the time. */
  public static int[] of(Position position) {
    int[] buffer = new int[Position.MAX_MOVES];
    return Arrays.copyOf(buffer, generate(position, buffer, 0));
  }

  /**
   * Writes all evasions of the side to move, which must be in check; returns the end.
   *
   * @param at where in the buffer to begin
   */
  public static int generate(Position position, int[] buffer, int at) {
    return generate(position, Checkers.find(position), buffer, at);
  }

  static int generate(Position position, int checker, int[] buffer, int at) {
    int end = KingMoves.generate(position, 0, 0, buffer, at);
    if (checker == Checkers.DOUBLE) {
      return end;
    }
    int king = position.king(position.side());
    end = movesTo(position, checker, king, buffer, end);
    if (!Checkers.canInterpose(position, checker, king)) {
      return end;
    }
    int step = position.geometry().step(position.geometry().relation(king, checker));
    for (int square = king + step; square != checker; square += step) {
      end = movesTo(position, square, king, buffer, end);
      end = MoveWriter.drops(position, square, buffer, end);
    }
    return end;
  }

  /** The pieces, neither king nor pinned, that can move to a square. */
  private static long movers(Position position, int to, int king, int half) {
    AttackTables tables = position.tables();
    int us = position.side();
    long candidates =
        position.pieces(us, half) & tables.near(us, to, half)
            | position.sliders(us, half) & position.geometry().lines(to, half);
    long movers = 0;
    while (candidates != 0) {
      int from = (half << 6) + Long.numberOfTrailingZeros(candidates);
      candidates &= candidates - 1;
      if (from != king
          && tables.attacks(
              position.piece(from), from, to, position.occupied(0), position.occupied(1))
          && Pins.sliderBehind(position, king, from, us ^ 1) == Pins.NONE) {
        movers |= 1L << from;
      }
    }
    return movers;
  }

  /** Writes the moves of all {@link #movers} to a square. */
  private static int movesTo(Position position, int to, int king, int[] buffer, int at) {
    int end = at;
    for (int half = 0; half < 2; half++) {
      long movers = movers(position, to, king, half);
      for (; movers != 0; movers &= movers - 1) {
        int from = (half << 6) + Long.numberOfTrailingZeros(movers);
        end = MoveWriter.moves(position, from, to, buffer, end);
      }
    }
    return end;
  }

  private static int countMovesTo(Position position, int to, int king) {
    return Long.bitCount(movers(position, to, king, 0))
        + Long.bitCount(movers(position, to, king, 1));
  }

  private static boolean canMoveTo(Position position, int to, int king) {
    return movers(position, to, king, 0) != 0 || movers(position, to, king, 1) != 0;
  }

  /** Whether the side to move, which must be in check, has an evasion. */
  public static boolean any(Position position) {
    int checker = Checkers.find(position);
    return anyBesidesInterpositions(position, checker) || anyInterposition(position, checker);
  }

  /**
   * Whether the side to move, which must be in check, can move its king or capture the piece that
   * checks.
   */
  public static boolean anyBesidesInterpositions(Position position) {
    return anyBesidesInterpositions(position, Checkers.find(position));
  }

  private static boolean anyBesidesInterpositions(Position position, int checker) {
    // Cheap questions first.
    boolean captures =
        checker != Checkers.DOUBLE && canMoveTo(position, checker, position.king(position.side()));
    return captures || KingMoves.any(position);
  }

  /** Whether the side to move, which must be in check, can interpose. */
  public static boolean anyInterposition(Position position) {
    return anyInterposition(position, Checkers.find(position));
  }

  private static boolean anyInterposition(Position position, int checker) {
    int king = position.king(position.side());
    if (checker == Checkers.DOUBLE || !Checkers.canInterpose(position, checker, king)) {
      return false;
    }
    int step = position.geometry().step(position.geometry().relation(king, checker));
    for (int square = king + step; square != checker; square += step) {
      if (canDropOn(position, square) || canMoveTo(position, square, king)) {
        return true;
      }
    }
    return false;
  }

  /**
   * How many evasions the side to move, which must be in check, has. Moves that differ in promotion
   * count once, and so do all drops together. It is 0 exactly if there are none.
   */
  public static int count(Position position) {
    return count(position, Checkers.find(position), KingMoves.count(position));
  }

  /**
   * The same after a check, if the flights before it are known.
   *
   * @param flights found for the position before the check; needed only if that is a drop
   */
  public static int countAfter(Position position, int check, FlightSquares flights) {
    if (!Move.isDrop(check)) {
      return count(position);
    }
    int kingMoves = flights.countAfterDrop(position, check);
    return count(position, Move.to(check), kingMoves < 0 ? KingMoves.count(position) : kingMoves);
  }

  private static int count(Position position, int checker, int kingMoves) {
    int count = kingMoves;
    if (checker == Checkers.DOUBLE) {
      return count;
    }
    int king = position.king(position.side());
    count += countMovesTo(position, checker, king);
    if (!Checkers.canInterpose(position, checker, king)) {
      return count;
    }
    int step = position.geometry().step(position.geometry().relation(king, checker));
    int drops = 0;
    for (int square = king + step; square != checker; square += step) {
      count += countMovesTo(position, square, king);
      if (drops == 0 && canDropOn(position, square)) {
        drops = 1;
      }
    }
    return count + drops;
  }

  private static boolean canDropOn(Position position, int to) {
    int us = position.side();
    int hand = position.hand(us);
    for (int kind = 1; hand != 0 && kind < position.rules().kindLimit(); kind++) {
      if (Hand.count(hand, kind) > 0 && MoveWriter.canDrop(position, kind, to)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The hand kinds of which some drop between king and checking slider would be possible if one
   * were in hand, as a bit set; 0 if nothing can be dropped between. The prohibition of mate by a
   * pawn drop is left aside.
   */
  public static int interpositionKinds(Position position) {
    int checker = Checkers.find(position);
    int us = position.side();
    int king = position.king(us);
    if (checker < 0 || !Checkers.canInterpose(position, checker, king)) {
      return 0;
    }
    int step = position.geometry().step(position.geometry().relation(king, checker));
    int pawn = position.rules().pawnKind();
    int kinds = 0;
    for (int square = king + step; square != checker; square += step) {
      for (int kind = 1; kind < position.rules().kindLimit(); kind++) {
        boolean fits = kind != pawn || position.pawnFitsFile(us, square);
        if (fits && MoveWriter.isMobile(position.tables(), Piece.of(kind, us), square)) {
          kinds |= 1 << kind;
        }
      }
    }
    return kinds;
  }
}
