package tsume.mate;

import java.util.Arrays;
import tsume.board.Hand;
import tsume.board.Position;
import tsume.dfpn.HandArithmetic;

/**
 * A proof of mate: for every position with the attacker to move that can arise, his move and the
 * plies to mate.
 *
 * <p>It is apart from the search table, and finds positions by 128 bits of key and the exact hand.
 * Lengths fall along every line, so that a proof cannot run in a circle.
 */
public final class ProofTree {
  /* Open addressing over parallel arrays; a move of 0 marks a free place. */
  private long[] keys;
  private long[] keys2;
  private int[] hands;
  private int[] moves;
  private char[] lengths;
  private int size;

  /** An empty proof. */
  public ProofTree() {
    allocate(1 << 10);
  }

  private void allocate(int capacity) {
    keys = new long[capacity];
    keys2 = new long[capacity];
    hands = new int[capacity];
    moves = new int[capacity];
    lengths = new char[capacity];
  }

  /** The number of positions. */
  public int size() {
    return size;
  }

  /** The attacker's move in a position, 0 if it is not in the proof. */
  public int move(Position position) {
    return moves[place(position.boardKey(), position.boardKey2(), hand(position))];
  }

  /** The plies to mate from a position that is in the proof. */
  public int length(Position position) {
    return lengths[place(position.boardKey(), position.boardKey2(), hand(position))];
  }

  /** Whether it has a board with that hand or fewer pieces in it. */
  boolean reaches(long key, long key2, int hand) {
    for (int i = 0; i < keys.length; i++) {
      if (moves[i] != 0 && keys[i] == key && keys2[i] == key2 && Hand.dominates(hand, hands[i])) {
        return true;
      }
    }
    return false;
  }

  /** Enters the attacker's move in a position, and the plies to mate. */
  void put(Position position, int move, int length) {
    if (size * 2 >= keys.length) {
      grow();
    }
    int at = place(position.boardKey(), position.boardKey2(), hand(position));
    if (moves[at] == 0) {
      size++;
    }
    keys[at] = position.boardKey();
    keys2[at] = position.boardKey2();
    hands[at] = hand(position);
    moves[at] = move;
    lengths[at] = (char) length;
  }

  private static int hand(Position position) {
    return position.hand(position.side());
  }

  private int place(long key, long key2, int hand) {
    int mask = keys.length - 1;
    int at = (int) ((key ^ HandArithmetic.spread(hand)) >>> 32) & mask;
    while (moves[at] != 0 && (keys[at] != key || keys2[at] != key2 || hands[at] != hand)) {
      at = (at + 1) & mask;
    }
    return at;
  }

  private void grow() {
    long[] oldKeys = keys;
    long[] oldKeys2 = keys2;
    int[] oldHands = hands;
    int[] oldMoves = moves;
    char[] oldLengths = lengths;
    allocate(oldKeys.length * 2);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldMoves[i] != 0) {
        int at = place(oldKeys[i], oldKeys2[i], oldHands[i]);
        keys[at] = oldKeys[i];
        keys2[at] = oldKeys2[i];
        hands[at] = oldHands[i];
        moves[at] = oldMoves[i];
        lengths[at] = oldLengths[i];
      }
    }
  }

  /** Takes one position of a proof. */
  interface Visitor {
    /** Called with the key of the board, the attacker's hand, the plies to mate and his move. */
    void visit(long boardKey, int hand, int length, int move);
  }

  /** Visits all positions, in no order. */
  void forEach(Visitor visitor) {
    for (int i = 0; i < keys.length; i++) {
      if (moves[i] != 0) {
        visitor.visit(keys[i], hands[i], lengths[i], moves[i]);
      }
    }
  }

  /** The moves of the proof as an unordered copy, for tests. */
  int[] moves() {
    return Arrays.stream(moves).filter(m -> m != 0).toArray();
  }
}
