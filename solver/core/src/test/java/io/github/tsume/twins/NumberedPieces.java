package io.github.tsume.twins;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Piece;
import java.util.HashMap;
import java.util.Map;

/** Which piece stands where: a piece keeps its number from when it comes to the board. */
public final class NumberedPieces {
  private final Map<Integer, Integer> numbers = new HashMap<>();
  private int moves;

  public NumberedPieces(Position start) {
    for (int square = 0; square < start.rules().squares(); square++) {
      if (start.piece(square) != Piece.EMPTY) {
        numbers.put(square, square);
      }
    }
  }

  /** The number of the piece on a square; one of its own if it is empty. */
  public int at(int square) {
    return numbers.getOrDefault(square, -1 - square);
  }

  public void swap(int a, int b) {
    int first = at(a);
    numbers.put(a, at(b));
    numbers.put(b, first);
  }

  /** Plays a move of the attacker or of the defender; the drop of one move is one piece. */
  public void play(int move) {
    moves++;
    int number = Move.isDrop(move) ? 1000 + moves : at(Move.from(move));
    if (!Move.isDrop(move)) {
      numbers.remove(Move.from(move));
    }
    numbers.put(Move.to(move), number);
  }
}
