package io.github.tsume.verify;

import io.github.tsume.board.Hand;
import io.github.tsume.board.position.Position;

/**
 * A proof of mate: for every position with the attacker to move that can arise, his move and the
 * plies to mate.
 *
 * <p>It is apart from the search table, and finds positions by 128 bits of key and the hand. What
 * mates with some pieces in hand mates with more, as the defender then has fewer: an entry stands
 * for all hands that have what it needs. Lengths fall along every line, so that a proof cannot run
 * in a circle.
 */
public final class ProofTree {
  /** What stands for the place, or for the length, of a position that is not in the proof. */
  public static final int NONE = -1;

  /*
   * Open addressing by the board alone, so that all hands of one board lie in one run. A place is
   * four words that lie together, as a proof has too many of them to stay in a cache: the two keys;
   * hand and move, 0 where the place is free; the length.
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
    int place = covering(position);
    return place == NONE ? 0 : moveAt(place);
  }

  /** The plies to mate from a position that is in the proof. */
  public int length(Position position) {
    return lengthAt(covering(position));
  }

  /**
   * The place of the shortest mate from a position, which may need fewer pieces in hand than the
   * attacker has; {@link #NONE} if there is none.
   */
  public int covering(Position position) {
    long key = position.boardKey();
    long key2 = position.boardKey2();
    int hand = hand(position);
    int best = NONE;
    for (int at = home(key); words[at + 2] != 0; at = next(at)) {
      boolean covers =
          words[at] == key && words[at + 1] == key2 && Hand.dominates(hand, handAt(at));
      if (covers && (best == NONE || lengthAt(at) < lengthAt(best))) {
        best = at;
      }
    }
    return best;
  }

  /** The plies of the shortest mate from a position; {@link #NONE} if they are more than some. */
  public int lengthUpTo(int most, Position position) {
    int place = covering(position);
    return place == NONE || lengthAt(place) > most ? NONE : lengthAt(place);
  }

  /** The attacker's move of a place. */
  public int moveAt(int place) {
    return (int) words[place + 2];
  }

  /** What the attacker needs in hand for the mate of a place. */
  public int handAt(int place) {
    return (int) (words[place + 2] >>> 32);
  }

  /** The plies to mate of a place. */
  public int lengthAt(int place) {
    return (int) words[place + 3];
  }

  /** Enters the attacker's move in a position, with just its hand, and the plies to mate. */
  public void put(Position position, int move, int length) {
    if (size * 3L > mask * 2L) {
      grow();
    }
    int at = find(position.boardKey(), position.boardKey2(), hand(position));
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

  private int home(long key) {
    return ((int) (key >>> 32) & mask) * WORDS;
  }

  private int next(int at) {
    return at + WORDS == words.length ? 0 : at + WORDS;
  }

  /** The place where a position is, or else would be. */
  private int find(long key, long key2, int hand) {
    int at = home(key);
    while (words[at + 2] != 0
        && (words[at] != key || words[at + 1] != key2 || handAt(at) != hand)) {
      at = next(at);
    }
    return at;
  }

  private void grow() {
    long[] old = words;
    allocate(2 * (mask + 1));
    for (int from = 0; from < old.length; from += WORDS) {
      if (old[from + 2] != 0) {
        int to = find(old[from], old[from + 1], (int) (old[from + 2] >>> 32));
        System.arraycopy(old, from, words, to, WORDS);
      }
    }
  }

  /** Enters all positions of another proof. */
  void putAll(ProofTree other) {
    for (int from = 0; from < other.words.length; from += WORDS) {
      if (other.words[from + 2] != 0) {
        if (size * 3L > mask * 2L) {
          grow();
        }
        int to = find(other.words[from], other.words[from + 1], other.handAt(from));
        boolean isNew = words[to + 2] == 0;
        if (isNew || other.lengthAt(from) < lengthAt(to)) {
          System.arraycopy(other.words, from, words, to, WORDS);
        }
        size += isNew ? 1 : 0;
      }
    }
  }

  /** Takes one position of a proof. */
  public interface Visitor {
    /** Called with the key of the board, the attacker's hand, the plies to mate and his move. */
    void visit(long boardKey, int hand, int length, int move);
  }

  /** Visits all positions, in no order. */
  public void forEach(Visitor visitor) {
    for (int at = 0; at < words.length; at += WORDS) {
      if (words[at + 2] != 0) {
        visitor.visit(words[at], handAt(at), lengthAt(at), moveAt(at));
      }
    }
  }
}
