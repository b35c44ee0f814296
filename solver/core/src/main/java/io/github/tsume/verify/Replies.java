package io.github.tsume.verify;

import io.github.tsume.board.position.Position;
import java.util.Arrays;

/** The replies at all defender's nodes on the path of a walk through a proof: a stack of blocks. */
public final class Replies {
  /* Little memory at first: most proofs are short, and it is cleared anew for each walk. */
  private int[] moves = new int[1 << 11];
  private int top;

  /** Where the next block begins. */
  public int top() {
    return top;
  }

  /** Makes the last block end there. */
  public void setTop(int end) {
    top = end;
  }

  /** The moves, with room for one block to be written at the top and another behind it. */
  public int[] withRoom() {
    if (moves.length < top + 2 * Position.MAX_MOVES) {
      moves = Arrays.copyOf(moves, moves.length * 2);
    }
    return moves;
  }

  public int get(int index) {
    return moves[index];
  }
}
