package io.github.tsume.rules;

/**
 * The lines of a board of a given size: how two squares lie to each other, which squares lie on a
 * ray, and what stands first on it.
 *
 * <p>Sets of squares are two longs, the <em>halves</em>: square {@code s} is bit {@code s & 63} of
 * half {@code s >> 6}. Java shifts modulo 64, so {@code 1L << s} is the bit in either half. Methods
 * that answer a set take the half as an argument.
 *
 * <p>A <em>direction</em> is 0 to 7; the first four lead to squares of higher number, and {@code d
 * ^ 4} is opposite to {@code d}. Directions 8 to 15 are the same ones cut off after two squares.
 *
 * <p>The <em>relation</em> of two squares is a number below 32 that tells how the second is seen
 * from the first: {@code direction} for a neighbour, {@code 8 + direction} at distance two, {@code
 * 16 + direction} farther on the same line, 24 to 31 for the eight knight's jumps, and -1
 * otherwise. It makes "can this piece attack there" a single bit test.
 */
public final class Geometry {
  /** Relations from this on are no longer neighbours. */
  public static final int DISTANCE_TWO = 8;

  public static final int FAR = 16;
  public static final int KNIGHT_JUMP = 24;

  private static final int[] FILE_STEP = {0, 1, 1, 1, 0, -1, -1, -1};
  private static final int[] RANK_STEP = {1, -1, 0, 1, -1, 1, 0, -1};
  private static final int RAYS = 16;

  private final int width;
  private final int height;
  private final int squares;
  private final byte[] relations;
  private final long[] rays;
  private final long[] lines;
  private final long[] files;
  private final long[] around;

  Geometry(int width, int height) {
    this.width = width;
    this.height = height;
    squares = width * height;
    relations = new byte[squares * squares];
    rays = new long[RAYS * (squares + 1) * 2];
    lines = new long[squares * 2];
    files = new long[squares * 2];
    around = new long[squares * 2];
    for (int from = 0; from < squares; from++) {
      for (int to = 0; to < squares; to++) {
        int relation = relationOf(to / height - from / height, to % height - from % height);
        relations[from * squares + to] = (byte) relation;
        if (relation >= 0 && relation < KNIGHT_JUMP) {
          addToRays(from, relation, to);
        }
        if (Math.abs(to / height - from / height) <= 2
            && Math.abs(to % height - from % height) <= 2) {
          around[from * 2 + (to >> 6)] |= 1L << to;
        }
        if (from / height == to / height) {
          files[from * 2 + (to >> 6)] |= 1L << to;
        }
      }
    }
  }

  private void addToRays(int from, int relation, int to) {
    int direction = relation & 7;
    rays[rayIndex(direction, from) + (to >> 6)] |= 1L << to;
    if (relation < FAR) {
      rays[rayIndex(8 + direction, from) + (to >> 6)] |= 1L << to;
    }
    lines[from * 2 + (to >> 6)] |= 1L << to;
  }

  /** The relation for a difference of files and ranks, whatever the board. */
  static int relationOf(int files, int ranks) {
    int distance = Math.max(Math.abs(files), Math.abs(ranks));
    if (Math.abs(files) + Math.abs(ranks) == 3 && distance == 2) {
      int shape = (files > 0 ? 1 : 0) | (ranks > 0 ? 2 : 0) | (Math.abs(files) == 2 ? 4 : 0);
      return KNIGHT_JUMP + shape;
    }
    boolean aligned = files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks);
    if (distance == 0 || !aligned) {
      return -1;
    }
    int direction = directionOf(Integer.signum(files), Integer.signum(ranks));
    return direction + 8 * (Math.min(distance, 3) - 1);
  }

  /** The direction of a step of -1, 0 or 1 files and ranks. */
  static int directionOf(int files, int ranks) {
    for (int direction = 0; direction < 8; direction++) {
      if (FILE_STEP[direction] == files && RANK_STEP[direction] == ranks) {
        return direction;
      }
    }
    throw new IllegalArgumentException(files + "," + ranks);
  }

  private int rayIndex(int direction, int square) {
    return (direction * (squares + 1) + square) * 2;
  }

  /** The square at that offset, or -1 if it is off the board. */
  int offset(int square, int files, int ranks) {
    int file = square / height + files;
    int rank = square % height + ranks;
    boolean inside = file >= 0 && file < width && rank >= 0 && rank < height;
    return inside ? file * height + rank : -1;
  }

  /** The number that stands for "no square": one more than the last; its rays are empty. */
  public int noSquare() {
    return squares;
  }

  /** How {@code to} lies as seen from {@code from}; see the class comment. */
  public int relation(int from, int to) {
    return relations[from * squares + to];
  }

  /** The squares from {@code square} (excluded) to the edge, or the first two of them. */
  public long ray(int direction, int square, int half) {
    return rays[rayIndex(direction, square) + half];
  }

  /** The squares strictly between two squares whose first sees the second by {@code relation}. */
  public long between(int from, int relation, int to, int half) {
    int direction = relation & 7;
    return rays[rayIndex(direction, from) + half] & rays[rayIndex(direction ^ 4, to) + half];
  }

  /** Whether no square strictly between two aligned squares is occupied. */
  public boolean isClear(int from, int relation, int to, long occupiedLo, long occupiedHi) {
    int out = rayIndex(relation & 7, from);
    int back = rayIndex((relation & 7) ^ 4, to);
    return ((rays[out] & rays[back] & occupiedLo) | (rays[out + 1] & rays[back + 1] & occupiedHi))
        == 0;
  }

  /** The first occupied square of a ray, or {@link #noSquare()}. */
  public int firstOn(int direction, int square, long occupiedLo, long occupiedHi) {
    int index = rayIndex(direction, square);
    long lo = rays[index] & occupiedLo;
    long hi = rays[index + 1] & occupiedHi;
    if ((direction & 4) == 0) {
      if (lo != 0) {
        return Long.numberOfTrailingZeros(lo);
      }
      return hi != 0 ? 64 + Long.numberOfTrailingZeros(hi) : squares;
    }
    if (hi != 0) {
      return 127 - Long.numberOfLeadingZeros(hi);
    }
    return lo != 0 ? 63 - Long.numberOfLeadingZeros(lo) : squares;
  }

  /** All squares in line with a square, in the eight directions. */
  public long lines(int square, int half) {
    return lines[square * 2 + half];
  }

  /** The squares of a square's file, itself included. */
  public long file(int square, int half) {
    return files[square * 2 + half];
  }

  /** The squares at most two files and two ranks away from a square, itself included. */
  public long around(int square, int half) {
    return around[square * 2 + half];
  }

  /** The difference of square numbers of one step. */
  public int step(int direction) {
    return FILE_STEP[direction & 7] * height + RANK_STEP[direction & 7];
  }
}
