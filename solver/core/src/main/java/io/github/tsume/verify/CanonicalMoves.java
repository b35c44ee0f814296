package io.github.tsume.verify;

import io.github.tsume.board.position.Position;
import java.util.Arrays;

/**
 * The legal moves of a position in an order that depends on the rules alone: by their USI text. It
 * lets a certificate name a move by its number.
 */
public final class CanonicalMoves {
  private CanonicalMoves() {}

  /** All legal moves. */
  public static int[] of(Position position) {
    int[] buffer = new int[Position.MAX_MOVES];
    int end = PlainMoves.generate(position, buffer, 0);
    return Arrays.stream(buffer, 0, end)
        .boxed()
        .sorted(
            java.util.Comparator.comparing(
                move -> io.github.tsume.board.Move.toUsi(move, position.rules())))
        .mapToInt(Integer::intValue)
        .toArray();
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
