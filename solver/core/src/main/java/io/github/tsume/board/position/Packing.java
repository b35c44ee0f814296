package io.github.tsume.board.position;

import io.github.tsume.board.Hand;
import io.github.tsume.rules.Piece;

/**
 * The way in which positions of one game are written as a few longs each: two are equal exactly if
 * their longs are, and the position can be read back.
 *
 * <p>Written are the occupied squares (81 bits), black's hand (32), and the pieces in the order of
 * their squares (5 each); the highest bit of the hand, which it leaves free, says who is to move.
 * White's hand is what is left of the pieces.
 */
public final class Packing {
  private static final int PIECE_BITS = 5;
  private static final int HAND_SHIFT = 32;
  private static final int FIRST_PIECE = 17;
  private static final long HIGH_SQUARES = (1L << FIRST_PIECE) - 1;
  private static final int HEAD = 2;
  private static final long HAND_SALT = 0x9E3779B97F4A7C15L;

  private final int words;
  private final int all;

  /** The packing for all positions that moves lead to from one. */
  public Packing(Position position) {
    int sum = position.hand(0) + position.hand(1);
    int pieces = 0;
    for (int half = 0; half < 2; half++) {
      for (long left = position.occupied(half); left != 0; left &= left - 1) {
        int piece = position.piece((half << 6) + Long.numberOfTrailingZeros(left));
        sum += held(piece);
        pieces++;
      }
    }
    all = sum;
    pieces += Hand.size(position.hand(0)) + Hand.size(position.hand(1));
    int beyond = Math.max(0, pieces * PIECE_BITS - (HAND_SHIFT - FIRST_PIECE));
    words = HEAD + (beyond + 63) / 64;
  }

  /** How many longs a position takes. */
  public int words() {
    return words;
  }

  /** Writes a position. */
  public void write(Position position, long[] to) {
    to[0] = position.occupied(0);
    long word =
        position.occupied(1) | (long) position.hand(0) << HAND_SHIFT | (long) position.side() << 63;
    int at = 1;
    int bit = FIRST_PIECE;
    int end = HAND_SHIFT;
    for (int half = 0; half < 2; half++) {
      for (long left = position.occupied(half); left != 0; left &= left - 1) {
        long piece = position.piece((half << 6) + Long.numberOfTrailingZeros(left));
        word |= piece << bit;
        bit += PIECE_BITS;
        if (bit > end) {
          to[at++] = word;
          bit -= end;
          word = piece >>> PIECE_BITS - bit;
          end = 64;
        } else if (bit == end) {
          to[at++] = word;
          bit = 0;
          word = 0;
          end = 64;
        }
      }
    }
    for (; at < words; at++) {
      to[at] = word;
      word = 0;
    }
  }

  /** Turns a position of the game into the one written. */
  public void read(long[] from, int offset, Position position) {
    int black = (int) (from[offset + 1] >>> HAND_SHIFT) & Integer.MAX_VALUE;
    int white = all - black;
    int at = offset + 1;
    int bit = FIRST_PIECE;
    int end = HAND_SHIFT;
    for (int half = 0; half < 2; half++) {
      long occupied = half == 0 ? from[offset] : from[offset + 1] & HIGH_SQUARES;
      for (long gone = position.occupied(half) & ~occupied; gone != 0; gone &= gone - 1) {
        position.replace((half << 6) + Long.numberOfTrailingZeros(gone), Piece.EMPTY);
      }
      for (long left = occupied; left != 0; left &= left - 1) {
        long piece = from[at] >>> bit;
        bit += PIECE_BITS;
        if (bit >= end) {
          at++;
          bit -= end;
          if (bit > 0) {
            piece |= from[at] << PIECE_BITS - bit;
          }
          end = 64;
        }
        int square = (half << 6) + Long.numberOfTrailingZeros(left);
        int stands = (int) piece & 31;
        white -= held(stands);
        if (position.piece(square) != stands) {
          position.replace(square, stands);
        }
      }
    }
    position.hold(black, white);
    if (position.side() != from[offset + 1] >>> 63) {
      position.pass();
    }
  }

  /** A 64-bit number of a position of the game, equal for equal positions; others may share it. */
  public static long hash(Position position) {
    long hash = position.boardKey() ^ position.hand(0) * HAND_SALT;
    hash = (hash ^ hash >>> 32) * 0xD6E8FEB86659FD93L;
    return hash ^ hash >>> 32;
  }

  private static int held(int piece) {
    int kind = Piece.handKind(piece);
    return kind == Piece.KING ? 0 : Hand.one(kind);
  }
}
