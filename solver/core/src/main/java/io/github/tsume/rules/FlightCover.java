package io.github.tsume.rules;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The kinds of pieces that may take away a set of squares around a king by a check: kinds of which
 * no piece, wherever it checks from, attacks or stands on them all.
 *
 * <p>Found as if the board were empty, which only makes it more.
 */
public final class FlightCover {
  /*
   * Sets are numbered by the nine squares of the three files around the king, three bits a file.
   * The answers for one king's square are found when they are asked for first: 512 sets each.
   */
  private static final int SETS = 1 << 9;

  private final AttackTables tables;
  private final int squares;
  private final int height;
  private final AtomicReferenceArray<int[]> kinds;

  FlightCover(AttackTables tables, int squares, int height) {
    this.tables = tables;
    this.squares = squares;
    this.height = height;
    kinds = new AtomicReferenceArray<>(2 * squares);
  }

  /**
   * The kinds, as a bit set over 0 to 15, of which a piece of that side may check the king of the
   * other on {@code king} and leave none of some neighbours of it to flee to.
   */
  public int kinds(int side, int king, long lo, long hi) {
    int[] known = kinds.getAcquire(side * squares + king);
    if (known == null) {
      known = find(side, king);
      kinds.setRelease(side * squares + king, known);
    }
    return known[number(king, lo, hi)];
  }

  private int number(int king, long lo, long hi) {
    int first = king - height - 1;
    long window;
    if (first < 0) {
      window = lo << -first;
    } else if (first < 64) {
      window = lo >>> first | (first == 0 ? 0 : hi << 64 - first);
    } else {
      window = hi >>> first - 64;
    }
    return (int) (window & 7 | (window >>> height & 7) << 3 | (window >>> 2 * height & 7) << 6);
  }

  private int[] find(int side, int king) {
    int[] found = new int[SETS];
    for (int kind = 0; kind < 16; kind++) {
      int piece = kind | side << 4;
      for (int from = 0; from < squares && kind != Piece.KING; from++) {
        if (from != king && tables.attacks(piece, from, king, 0, 0)) {
          found[number(king, covered(piece, from, king, 0), covered(piece, from, king, 1))] |=
              1 << kind;
        }
      }
    }
    // What covers a set covers every part of it.
    for (int bit = 1; bit < SETS; bit <<= 1) {
      for (int set = 0; set < SETS; set++) {
        if ((set & bit) == 0) {
          found[set] |= found[set | bit];
        }
      }
    }
    return found;
  }

  private long covered(int piece, int from, int king, int half) {
    long covered = 0;
    long neighbours = tables.steps(Piece.KING, king, half);
    while (neighbours != 0) {
      int square = (half << 6) + Long.numberOfTrailingZeros(neighbours);
      neighbours &= neighbours - 1;
      if (square == from || tables.attacks(piece, from, square, 0, 0)) {
        covered |= 1L << square;
      }
    }
    return covered;
  }
}
