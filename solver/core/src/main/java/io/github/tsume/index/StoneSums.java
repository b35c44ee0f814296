package io.github.tsume.index;

import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;

/**
 * Numbers of stones, and of the same stones and one more, that no shift and no mirror changes. What
 * is summed up depends on the first file and rank; each sum is made once.
 */
final class StoneSums {
  private final Stones stones;
  private final Ruleset rules;
  private final int firstFile;
  private final int lastFile;
  private final int firstRank;
  private final int lastRank;
  private final int width;
  private final int height;
  private final long[] plain;
  private final long[] mirrored;
  private final boolean[] plainKnown;
  private final boolean[] mirroredKnown;

  /** The sums of stones, which are not changed while this is used, but for what is in hand. */
  StoneSums(Stones stones) {
    this.stones = stones;
    rules = stones.rules;
    firstFile = stones.first(stones.files);
    lastFile = stones.last(stones.files);
    firstRank = stones.first(stones.ranks);
    lastRank = stones.last(stones.ranks);
    width = rules.width();
    height = rules.height();
    plain = new long[width * height];
    mirrored = new long[width * height];
    plainKnown = new boolean[width * height];
    mirroredKnown = new boolean[width * height];
  }

  /** The number of the stones. */
  long hash() {
    long held = held();
    return Math.min(
        Mix.of(plain(firstFile, firstRank) + held),
        Mix.of(mirrored(lastFile, firstRank) + heldMirrored()));
  }

  /** Whether one more can stand there, all on one board; the square must be free. */
  boolean fits(int file, int rank) {
    return Math.max(lastFile, file) - Math.min(firstFile, file) < width
        && Math.max(lastRank, rank) - Math.min(firstRank, rank) < height;
  }

  /** The number of the stones and one more, which fits. */
  long hash(int file, int rank, int piece) {
    int first = Math.min(firstFile, file);
    int last = Math.max(lastFile, file);
    int ranks = Math.min(firstRank, rank);
    long one = plain(first, ranks) + held() + stone(file - first, rank - ranks, piece);
    long other =
        mirrored(last, ranks) + heldMirrored() + stone(last - file, rank - ranks, mirror(piece));
    return Math.min(Mix.of(one), Mix.of(other));
  }

  private long plain(int file, int rank) {
    int at = (firstFile - file) * height + firstRank - rank;
    if (!plainKnown[at]) {
      long sum = Mix.of(rules.name().hashCode());
      for (int i = 0; i < stones.count; i++) {
        sum += stone(stones.files[i] - file, stones.ranks[i] - rank, stones.pieces[i]);
      }
      plain[at] = sum;
      plainKnown[at] = true;
    }
    return plain[at];
  }

  private long mirrored(int file, int rank) {
    int at = (file - lastFile) * height + firstRank - rank;
    if (!mirroredKnown[at]) {
      long sum = Mix.of(rules.name().hashCode());
      for (int i = 0; i < stones.count; i++) {
        sum += stone(file - stones.files[i], stones.ranks[i] - rank, mirror(stones.pieces[i]));
      }
      mirrored[at] = sum;
      mirroredKnown[at] = true;
    }
    return mirrored[at];
  }

  private long held() {
    long sum = 0;
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      sum += held(kind, stones.hand[kind]);
    }
    return sum;
  }

  private long heldMirrored() {
    long sum = 0;
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      sum += held(rules.mirroredKind(kind), stones.hand[kind]);
    }
    return sum;
  }

  private int mirror(int piece) {
    return rules.mirroredKind(Piece.kind(piece)) | piece & Piece.WHITE;
  }

  private static long stone(int file, int rank, int piece) {
    long place = file * 16L + rank;
    return Mix.of(place << 8 | piece + 1L);
  }

  /** What is held adds to the sum; nothing held, nothing. */
  private static long held(int kind, int count) {
    return count == 0 ? 0 : Mix.of(1L << 32 | (long) kind << 8 | count);
  }

  /** A 64-bit mixing function that files rely on, so that it never changes (SplitMix64). */
  static final class Mix {
    private Mix() {}

    static long of(long value) {
      long z = value + 0x9E3779B97F4A7C15L;
      z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
      z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
      return z ^ z >>> 31;
    }
  }
}
