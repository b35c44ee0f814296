package io.github.tsume.game;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.dfpn.table.HandArithmetic;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;

/** The number of moves of the other side after a move. */
final class Mobility {
  private final Position position;
  private final int attacker;
  private final RememberedChecks rated;
  private final int[] buffer = new int[Position.MAX_MOVES];

  /**
   * That of a game.
   *
   * @param rated takes the checks that were generated to be counted
   */
  Mobility(Position position, int attacker, RememberedChecks rated) {
    this.position = position;
    this.attacker = attacker;
    this.rated = rated;
  }

  /** The number of evasions after a check, of checks after an evasion; 1 after a claim. */
  int after(int move) {
    if (Claims.isClaim(move)) {
      return 1;
    }
    position.play(move);
    int count = position.side() == attacker ? countChecks() : Evasions.count(position);
    position.undo(move);
    return count;
  }

  private int countChecks() {
    int count = CheckMoves.generate(position, buffer, 0);
    rated.put(position.boardKey(), position.hand(attacker), buffer, count);
    return count;
  }

  /** A guess after an evasion: captures leave the fewest checks, interpositions the most. */
  static int guessed(int reply) {
    if (Move.isCapture(reply)) {
      return 1;
    }
    return !Move.isDrop(reply) && Move.kind(reply) == 0 ? 2 : 3;
  }

  /**
   * The checks of the attacker's nodes that were rated last: a reply is rated by how many checks
   * follow it, and if it is searched then, which often is soon, the same checks are wanted again.
   *
   * <p>Each node has one place, and of two nodes with the same place the later one stays. What is
   * forgotten has to be generated again.
   */
  static final class RememberedChecks {
    /** So few nodes are remembered, 70 KiB, because with more nothing is gained. */
    private static final int BITS = 9;

    /** Nodes with more checks than that are not remembered. */
    static final int MOST = 32;

    private final long[] nodes = new long[1 << BITS];
    private final int[] counts = new int[1 << BITS];
    private final int[] checks = new int[MOST << BITS];

    /**
     * Remembers the checks of a node.
     *
     * @param boardKey the node's board
     * @param hand what the attacker holds there
     * @param moves its checks
     */
    void put(long boardKey, int hand, int[] moves, int count) {
      if (count > MOST) {
        return;
      }
      long node = node(boardKey, hand);
      int place = place(node);
      nodes[place] = node;
      counts[place] = count;
      System.arraycopy(moves, 0, checks, place * MOST, count);
    }

    /** Writes the checks of a node into a buffer; returns the end, -1 if they are forgotten. */
    int get(long boardKey, int hand, int[] buffer, int at) {
      long node = node(boardKey, hand);
      int place = place(node);
      if (nodes[place] != node) {
        return -1;
      }
      System.arraycopy(checks, place * MOST, buffer, at, counts[place]);
      return at + counts[place];
    }

    private static long node(long boardKey, int hand) {
      return boardKey + HandArithmetic.spread(hand);
    }

    private static int place(long node) {
      return (int) (node >>> Long.SIZE - BITS);
    }
  }
}
