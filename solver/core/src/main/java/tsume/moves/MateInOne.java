package tsume.moves;

import tsume.board.Hand;
import tsume.board.Move;
import tsume.board.Position;
import tsume.rules.AttackTables;
import tsume.rules.Geometry;
import tsume.rules.Piece;

/** Finds a move that mates at once. */
public final class MateInOne {
  /*
   * Most checks leave the king an obvious way out, and are sorted out without being played. Take
   * his neighbours that the attacker does not attack now, even looking through his own pieces (a
   * move may get one of those out of the way): the open squares. After any check
   *
   *   - the king can take a piece that has come to an open square;
   *   - an open square not held by his own side is a flight unless the piece that has moved
   *     attacks it.
   *
   * What passes is played and examined exactly. A pawn's drop is not even looked at.
   */
  private MateInOne() {}

  /** A legal move after which the opponent has no legal move, or {@link Move#NONE}. */
  public static int find(Position position) {
    int us = position.side();
    int king = position.king(us ^ 1);
    if (king < 0) {
      return Move.NONE;
    }
    findOpenSquares(position, king);
    long openLo = position.scratch()[0];
    long openHi = position.scratch()[1];
    long flightsLo = openLo & ~position.pieces(us ^ 1, 0);
    long flightsHi = openHi & ~position.pieces(us ^ 1, 1);
    long allowedLo = ~openLo;
    long allowedHi = ~openHi;
    int checker = Checkers.find(position);
    if (checker != Checkers.NONE) {
      allowedLo &= Checkers.answers(position, checker, 0);
      allowedHi &= Checkers.answers(position, checker, 1);
    }
    CheckSquares.forget(position);
    int hand = position.hand(us);
    int pawn = position.rules().pawnKind();
    for (int kind = 1; hand != 0 && kind < position.rules().kindLimit(); kind++) {
      if (kind != pawn && Hand.count(hand, kind) > 0) {
        long lo = CheckMoves.dropSquares(position, kind, king, 0) & allowedLo;
        long hi = CheckMoves.dropSquares(position, kind, king, 1) & allowedHi;
        int move = lo == 0 && hi == 0 ? 0 : drop(position, kind, lo, hi, flightsLo, flightsHi);
        if (move != Move.NONE) {
          return move;
        }
      }
    }
    int[] moves = position.moveScratch();
    int end = CheckMoves.ofPieces(position, king, allowedLo, allowedHi, moves, 0);
    for (int i = 0; i < end; i++) {
      if (covers(position, moves[i], flightsLo, flightsHi) && isMate(position, moves[i])) {
        return moves[i];
      }
    }
    return Move.NONE;
  }

  /** A mating drop of the kind on one of the squares, or {@link Move#NONE}. */
  private static int drop(
      Position position, int kind, long lo, long hi, long flightsLo, long flightsHi) {
    AttackTables tables = position.tables();
    int piece = kind | position.side() << 4;
    long leftLo = lo;
    long leftHi = hi;
    for (int half = 0; half < 2; half++) {
      long flights = half == 0 ? flightsLo : flightsHi;
      while (flights != 0) {
        int flight = (half << 6) + Long.numberOfTrailingZeros(flights);
        flights &= flights - 1;
        leftLo &= tables.sources(piece, flight, 0);
        leftHi &= tables.sources(piece, flight, 1);
      }
    }
    for (int half = 0; half < 2; half++) {
      long left = half == 0 ? leftLo : leftHi;
      while (left != 0) {
        int move = Move.drop(kind, (half << 6) + Long.numberOfTrailingZeros(left));
        left &= left - 1;
        if (isMate(position, move)) {
          return move;
        }
      }
    }
    return Move.NONE;
  }

  private static boolean isMate(Position position, int move) {
    position.play(move);
    boolean mate = !Evasions.any(position);
    position.undo(move);
    return mate;
  }

  /** Whether the piece moved may attack all these squares from where it goes. */
  private static boolean covers(Position position, int move, long lo, long hi) {
    AttackTables tables = position.tables();
    Geometry geometry = position.geometry();
    int reach = tables.reach(Move.kindAfter(move) | position.side() << 4);
    int to = Move.to(move);
    for (int half = 0; half < 2; half++) {
      long left = half == 0 ? lo : hi;
      while (left != 0) {
        int square = (half << 6) + Long.numberOfTrailingZeros(left);
        left &= left - 1;
        int relation = geometry.relation(to, square);
        if (relation < 0 || (reach >>> relation & 1) == 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** Leaves in the scratch the neighbours of the king that his opponent can in no way reach. */
  private static void findOpenSquares(Position position, int king) {
    int them = position.side() ^ 1;
    position.scratch()[0] = position.tables().steps(Piece.KING, king, 0);
    position.scratch()[1] = position.tables().steps(Piece.KING, king, 1);
    long occupiedLo = position.pieces(them, 0) & ~Reach.lowBit(king);
    long occupiedHi = position.pieces(them, 1) & ~Reach.highBit(king);
    KingMoves.removeAttacked(position, king, occupiedLo, occupiedHi);
  }
}
