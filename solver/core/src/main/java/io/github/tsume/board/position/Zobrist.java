package io.github.tsume.board.position;

import io.github.tsume.board.Setup;

/**
 * The random numbers behind position keys: two independent ones for every piece on every square,
 * side by side so that one cache line serves both keys.
 *
 * <p>They come from a fixed seed, so keys are the same in every run.
 */
final class Zobrist {
  private static final int SQUARES = 81;
  private static final int PIECES = 32;

  /** Key numbers: index {@code (piece * 81 + square) * 2} for the first key, + 1 for the second. */
  static final long[] PIECE_SQUARE = new long[PIECES * SQUARES * 2];

  static final long WHITE_TO_MOVE = mix(0x7473756d65L);
  static final long WHITE_TO_MOVE_2 = mix(0x73686f6769L);

  static {
    for (int i = 0; i < PIECE_SQUARE.length; i++) {
      PIECE_SQUARE[i] = mix(i + 1L);
    }
  }

  private Zobrist() {}

  static int index(int piece, int square) {
    return (piece * SQUARES + square) * 2;
  }

  /** A 64-bit value that looks random, by the finalizer of SplitMix64. */
  static long mix(long value) {
    long z = value * 0x9e3779b97f4a7c15L;
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  /** A key of a ruleset and of the pieces that are in the game at all. */
  static long inventory(Setup setup) {
    long salt = mix(setup.rules().name().hashCode());
    for (int kind = 0; kind < setup.rules().kindLimit(); kind++) {
      salt = mix(salt + setup.countOf(kind));
    }
    return salt;
  }

  /** A key of what stands at most two files and two ranks away from a square. */
  static long near(Position position, int square) {
    long near = 0;
    for (int half = 0; half < 2; half++) {
      long pieces = position.occupied(half) & position.geometry().around(square, half);
      for (; pieces != 0; pieces &= pieces - 1) {
        int at = (half << 6) + Long.numberOfTrailingZeros(pieces);
        near ^= PIECE_SQUARE[index(position.piece(at), at)];
      }
    }
    return near;
  }
}
