package io.github.tsume.moves;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import java.util.LinkedHashMap;
import java.util.Map;

/** A counter of the legal sequences of moves of a given number of plies. */
public final class Perft {
  private Perft() {}

  /** The number of legal sequences of {@code depth} plies from the position. */
  public static long count(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    return count(position, depth, new int[depth * Position.MAX_MOVES], 0);
  }

  private static long count(Position position, int depth, int[] buffer, int at) {
    int end = LegalMoves.generate(position, buffer, at);
    if (depth == 1) {
      return (long) end - at;
    }
    long total = 0;
    for (int i = at; i < end; i++) {
      position.play(buffer[i]);
      total += count(position, depth - 1, buffer, end);
      position.undo(buffer[i]);
    }
    return total;
  }

  /** The count for each legal move, by its USI text, in the order of generation. */
  public static Map<String, Long> divide(Position position, int depth) {
    int[] moves = new int[Position.MAX_MOVES];
    int end = LegalMoves.generate(position, moves, 0);
    Map<String, Long> counts = new LinkedHashMap<>();
    for (int i = 0; i < end; i++) {
      position.play(moves[i]);
      counts.put(Move.toUsi(moves[i], position.rules()), count(position, depth - 1));
      position.undo(moves[i]);
    }
    return counts;
  }
}
