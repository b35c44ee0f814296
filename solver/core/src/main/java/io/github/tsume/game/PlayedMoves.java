package io.github.tsume.game;

import java.util.Arrays;

/** The moves that a game has played, each with what the game was like before it: a stack. */
final class PlayedMoves {
  private long[] salts = new long[1024];
  private int[] interpositions = new int[1024];
  private int[] moves = new int[1024];
  private int depth;

  int depth() {
    return depth;
  }

  /** Notes a move, and the salt and the interposition that were in force before it. */
  void push(int move, long salt, int interposition) {
    if (depth == moves.length) {
      grow();
    }
    salts[depth] = salt;
    interpositions[depth] = interposition;
    moves[depth] = move;
    depth++;
  }

  private void grow() {
    salts = Arrays.copyOf(salts, depth * 2);
    interpositions = Arrays.copyOf(interpositions, depth * 2);
    moves = Arrays.copyOf(moves, depth * 2);
  }

  /** Forgets the last move; its salt and interposition can still be asked for. */
  void pop() {
    depth--;
  }

  /** The last move. */
  int last() {
    return moves[depth - 1];
  }

  /** The salt before the move that was popped. */
  long salt() {
    return salts[depth];
  }

  /** The interposition before the move that was popped. */
  int interposition() {
    return interpositions[depth];
  }
}
