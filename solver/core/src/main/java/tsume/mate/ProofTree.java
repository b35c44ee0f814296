package tsume.mate;

import it.unimi.dsi.fastutil.ints.IntArrayList;
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
  /*
   * Open addressing. A place is four words that lie together, as a proof has too many of them to
   * stay in a cache: the two keys; hand and move, 0 where the place is free; the length.
   */
  private static final int WORDS = 4;
  private static final int FIRST = 1 << 10;

  private long[] words;
  private int mask;
  private int size;

  /** An empty proof. */
  public ProofTree() {
    allocate(FIRST);
  }

  private void allocate(int places) {
    words = new long[places * WORDS];
    mask = places - 1;
  }

  /** The number of positions. */
  public int size() {
    return size;
  }

  /** The attacker's move in a position, 0 if it is not in the proof. */
  public int move(Position position) {
    return (int) words[place(position) + 2];
  }

  /** The plies to mate from a position that is in the proof. */
  public int length(Position position) {
    return (int) words[place(position) + 3];
  }

  /** Enters the attacker's move in a position, and the plies to mate. */
  void put(Position position, int move, int length) {
    if (size * 3L > mask * 2L) {
      grow();
    }
    int at = place(position);
    if (words[at + 2] == 0) {
      size++;
    }
    words[at] = position.boardKey();
    words[at + 1] = position.boardKey2();
    words[at + 2] = (long) hand(position) << 32 | move & 0xFFFFFFFFL;
    words[at + 3] = length;
  }

  private static int hand(Position position) {
    return position.hand(position.side());
  }

  private int place(Position position) {
    return place(position.boardKey(), position.boardKey2(), hand(position));
  }

  /** The first word of the place where a position is, or else would be. */
  private int place(long key, long key2, int hand) {
    int place = (int) ((key ^ HandArithmetic.spread(hand)) >>> 32) & mask;
    while (true) {
      int at = place * WORDS;
      long third = words[at + 2];
      if (third == 0
          || (words[at] == key && words[at + 1] == key2 && (int) (third >>> 32) == hand)) {
        return at;
      }
      place = (place + 1) & mask;
    }
  }

  private void grow() {
    long[] old = words;
    allocate(2 * (mask + 1));
    for (int from = 0; from < old.length; from += WORDS) {
      if (old[from + 2] != 0) {
        int to = place(old[from], old[from + 1], (int) (old[from + 2] >>> 32));
        System.arraycopy(old, from, words, to, WORDS);
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
    for (int at = 0; at < words.length; at += WORDS) {
      long third = words[at + 2];
      if (third != 0) {
        visitor.visit(words[at], (int) (third >>> 32), (int) words[at + 3], (int) third);
      }
    }
  }

  /** The moves of the proof as an unordered copy, for tests. */
  int[] moves() {
    IntArrayList moves = new IntArrayList();
    forEach((key, hand, length, move) -> moves.add(move));
    return moves.toIntArray();
  }
}
