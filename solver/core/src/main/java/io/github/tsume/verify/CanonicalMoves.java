package io.github.tsume.verify;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The legal moves of a position in an order that depends on the rules alone: by their USI text. It
 * lets a certificate name a move by its number.
 */
public final class CanonicalMoves {
  private CanonicalMoves() {}

  /** All legal moves. */
  public static int[] of(Position position) {
    int[] moves = new int[Position.MAX_MOVES];
    int end = PlainMoves.generate(position, moves, 0);
    long[] ordered = new long[end];
    for (int i = 0; i < end; i++) {
      ordered[i] = (long) order(moves[i], position.rules()) << 32 | i;
    }
    Arrays.sort(ordered);
    int[] sorted = new int[end];
    for (int i = 0; i < end; i++) {
      sorted[i] = moves[(int) ordered[i]];
    }
    return sorted;
  }

  /** A number that compares as the USI text does: a letter is greater than all squares. */
  private static int order(int move, Ruleset rules) {
    int from =
        Move.isDrop(move)
            ? 256 + rules.type(Move.kind(move)).letter()
            : orderOf(Move.from(move), rules);
    return from << 9 | orderOf(Move.to(move), rules) << 1 | (Move.promotes(move) ? 1 : 0);
  }

  private static int orderOf(int square, Ruleset rules) {
    return rules.file(square) << 4 | rules.rank(square);
  }

  /** The moves that USI names from a position; ends before the first that is not legal. */
  public static List<Integer> line(Position start, List<String> usi) {
    Position position = start.copy();
    List<Integer> moves = new ArrayList<>();
    for (String text : usi) {
      int move = written(position, text);
      if (!Move.toUsi(move, position.rules()).equals(text) || !PlainMoves.isLegal(position, move)) {
        break;
      }
      moves.add(move);
      position.play(move);
    }
    return moves;
  }

  /** What a text may mean; {@link Move#NONE} if it is certainly no move. */
  private static int written(Position position, String text) {
    Ruleset rules = position.rules();
    int from = text.length() < 4 ? -1 : rules.squareNamed(text.substring(0, 2));
    int to = text.length() < 4 ? -1 : rules.squareNamed(text.substring(2, 4));
    if (to < 0) {
      return Move.NONE;
    }
    if (from < 0) {
      int kind = rules.kindOf(text.charAt(0));
      return kind > 0 ? Move.drop(kind, to) : Move.NONE;
    }
    int piece = position.piece(from);
    int taken = position.piece(to);
    return piece == Piece.EMPTY
        ? Move.NONE
        : Move.of(
            from,
            to,
            Piece.kind(piece),
            taken == Piece.EMPTY ? 0 : Piece.kind(taken),
            text.endsWith("+"));
  }

  /** The place of a move among them; -1 if it is not legal. */
  public static int indexOf(int move, int[] moves) {
    for (int i = 0; i < moves.length; i++) {
      if (moves[i] == move) {
        return i;
      }
    }
    return -1;
  }
}
