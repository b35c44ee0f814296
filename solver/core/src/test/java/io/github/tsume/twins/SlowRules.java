package io.github.tsume.twins;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Movement;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.PieceType;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the slow twins of the search know of the rules: all legal moves, tried one by one for check,
 * and checking pieces found by walking from each piece step by step.
 */
public final class SlowRules {
  /**
   * A piece that gives check.
   *
   * @param square where it stands
   * @param between the squares between it and the king, all of them empty
   * @param movement the movement that reaches the king
   */
  public record Checker(int square, Set<Integer> between, Movement movement) {}

  private SlowRules() {}

  public static List<Integer> legalMoves(Position position) {
    return Arrays.stream(LegalMoves.of(position)).boxed().toList();
  }

  /** The legal moves that give check. */
  public static List<Integer> checks(Position position) {
    List<Integer> checks = new ArrayList<>();
    for (int move : legalMoves(position)) {
      position.play(move);
      if (position.inCheck()) {
        checks.add(move);
      }
      position.undo(move);
    }
    return checks;
  }

  /** The pieces that give check to the king of a side. */
  public static List<Checker> checkers(Position position, int ofSide) {
    List<Checker> checkers = new ArrayList<>();
    int king = position.king(ofSide);
    for (int square = 0; king >= 0 && square < position.rules().squares(); square++) {
      int piece = position.piece(square);
      if (piece != Piece.EMPTY && Piece.side(piece) != ofSide) {
        walk(position, square, piece, king, checkers);
      }
    }
    return checkers;
  }

  private static void walk(
      Position position, int square, int piece, int king, List<Checker> checkers) {
    Ruleset rules = position.rules();
    PieceType type = rules.type(Piece.kind(piece));
    int sign = Piece.side(piece) == 0 ? 1 : -1;
    for (Movement movement :
        Piece.isPromoted(piece) ? type.promotedMovements() : type.movements()) {
      int limit = movement.range() == Movement.SLIDE ? 99 : movement.range();
      int file = rules.file(square);
      int rank = rules.rank(square);
      Set<Integer> between = new TreeSet<>();
      for (int steps = 0; steps < limit; steps++) {
        file -= sign * movement.dx();
        rank += sign * movement.dy();
        if (file < 0 || file >= rules.width() || rank < 0 || rank >= rules.height()) {
          break;
        }
        int there = rules.square(file, rank);
        if (there == king) {
          checkers.add(new Checker(square, between, movement));
        }
        if (position.piece(there) != Piece.EMPTY) {
          break;
        }
        between.add(there);
      }
    }
  }

  /** How many pieces a side holds. */
  public static int handSize(Position position, int side) {
    int size = 0;
    for (int kind = 1; kind < position.rules().kindLimit(); kind++) {
      size += position.handCount(side == 0 ? Color.BLACK : Color.WHITE, kind);
    }
    return size;
  }

  public static boolean isKingMove(int move) {
    return !Move.isDrop(move) && Move.kind(move) == Piece.KING;
  }

  /** All that a position is, as a key of a map. */
  public record Node(long key, long key2, int blackHand, int whiteHand) {
    static Node of(Position position) {
      return new Node(
          position.boardKey(), position.boardKey2(), position.hand(0), position.hand(1));
    }
  }

  /** A slow search takes too long. */
  public static final class TooSlowException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public TooSlowException() {
      super("node limit", null, false, false);
    }
  }
}
