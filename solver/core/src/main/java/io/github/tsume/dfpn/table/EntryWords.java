package io.github.tsume.dfpn.table;

/**
 * The layout of the four words of an entry of a {@link TranspositionTable}.
 *
 * <pre>
 *   word 0   key, XORed with a checksum of words 1 to 3 (Slots)
 *   word 1   hand 32 | pn 16 | dn 16
 *   word 2   proven 16 | disproven + 1: 16 | least depth 16 | effort 16
 *   word 3   occupied 1 | kept 1 | parent 30 | move 32
 * </pre>
 *
 * <p>The parent is the node from which this one was searched last, by its name ({@link
 * ParentNames}).
 */
final class EntryWords {
  static final long OCCUPIED = 1L << 63;
  static final long KEPT = 1L << 62;

  /** The length of a proof where there is none. */
  static final int NO_PROOF = 0xFFFF;

  /** Nothing known, at no depth, without effort. */
  static final long EMPTY_WORD2 = (long) NO_PROOF << 48 | 0xFFFF0000L;

  private EntryWords() {}

  /** A hand and two numbers, {@linkplain Numbers packed}, in one word. */
  static long word1(int hand, int pn, int dn) {
    return (long) hand << 32 | (long) pn << 16 | dn;
  }

  static long pn(long word1) {
    return Numbers.unpacked((int) (word1 >>> 16 & 0xFFFF));
  }

  static long dn(long word1) {
    return Numbers.unpacked((int) (word1 & 0xFFFF));
  }

  /** Whether an entry holds neither a proof nor a disproof. */
  static boolean isUnsettled(long word2) {
    return (word2 >>> 32) == (long) NO_PROOF << 16;
  }

  /** The effort of an entry and some more, as far as it can be counted. */
  static long moreEffort(long word2, long effort) {
    return Math.min((word2 & 0xFFFF) + effort, 0xFFFF);
  }

  static int parent(long word3) {
    return (int) (word3 >>> Integer.SIZE & (1L << ParentNames.BITS) - 1);
  }
}
