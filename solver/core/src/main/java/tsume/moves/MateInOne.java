package tsume.moves;

import tsume.board.Move;
import tsume.board.Position;
import tsume.rules.AttackTables;
import tsume.rules.Geometry;
import tsume.rules.Piece;

/** Finds a move that mates at once. */
public final class MateInOne {
  /*
   * Most checks leave the king an obvious flight. They are sorted out without being played: a
   * neighbour of the king that is neither occupied by his side nor attacked now by anything, even
   * looking through the attacker's own pieces, is a flight after every check that does not attack
   * it with the piece moved. What passes that sieve is played and examined exactly.
   */
  private MateInOne() {}

  /** A legal move after which the opponent has no legal move, or {@link Move#NONE}. */
  public static int find(Position position) {
    int us = position.side();
    int king = position.king(us ^ 1);
    int[] moves = position.moveScratch();
    int end = CheckMoves.generate(position, moves, 0);
    if (end == 0) {
      return Move.NONE;
    }
    findUnattackedNeighbours(position, king);
    long openLo = position.scratch()[0];
    long openHi = position.scratch()[1];
    long flightsLo = openLo & ~position.pieces(us ^ 1, 0);
    long flightsHi = openHi & ~position.pieces(us ^ 1, 1);
    for (int i = 0; i < end; i++) {
      int move = moves[i];
      int to = Move.to(move);
      long unsupported = (to < 64 ? openLo : openHi) >>> to & 1;
      if (unsupported == 0 && covers(position, move, flightsLo, flightsHi)) {
        position.play(move);
        boolean mate = !Evasions.any(position);
        position.undo(move);
        if (mate) {
          return move;
        }
      }
    }
    return Move.NONE;
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
  private static void findUnattackedNeighbours(Position position, int king) {
    int them = position.side() ^ 1;
    position.scratch()[0] = position.tables().steps(Piece.KING, king, 0);
    position.scratch()[1] = position.tables().steps(Piece.KING, king, 1);
    long occupiedLo = position.pieces(them, 0) & ~Reach.lowBit(king);
    long occupiedHi = position.pieces(them, 1) & ~Reach.highBit(king);
    KingMoves.removeAttacked(position, king, occupiedLo, occupiedHi);
  }
}
