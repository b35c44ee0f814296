package io.github.tsume.board;

/**
 * A hand packed into an int: one counter per hand kind 1 to 7, each with a guard bit above it that
 * is always zero.
 *
 * <pre>
 *   bit 31 | 30..26 | 25 | 24..20 | 19 | 18..16 | ... | 3 | 2..0
 *    guard | kind 7 | g  | kind 6 | g  | kind 5 | ... | g | kind 1
 * </pre>
 *
 * <p>The layout is the same for every ruleset: only kinds 6 and 7 are ever more than seven (18
 * pawns are kind 7 in shogi, 16 swallows kind 6 in Tori shogi). The guard bits make a comparison of
 * all counters one subtraction: a counter that is too small borrows and leaves its guard bit set.
 */
public final class Hand {
  public static final int EMPTY = 0;

  /** The guard bits of all counters. */
  public static final int GUARDS = 0x82088888;

  private static final int NARROW_GUARDS = 0x00088888;
  private static final int WIDE_GUARDS = 0x82000000;

  private Hand() {}

  /** The lowest bit of a kind's counter. */
  public static int shift(int kind) {
    return 4 * kind - 4 + (kind + 1 >> 3 << 1);
  }

  /** The largest count that fits the kind's counter. */
  public static int limit(int kind) {
    return kind < 6 ? 7 : 31;
  }

  /** The hand that holds one piece of that kind. */
  public static int one(int kind) {
    return 1 << shift(kind);
  }

  public static int count(int hand, int kind) {
    return hand >>> shift(kind) & limit(kind);
  }

  public static int add(int hand, int kind) {
    return hand + one(kind);
  }

  public static int remove(int hand, int kind) {
    return hand - one(kind);
  }

  /** The hand with the count of one kind replaced. */
  public static int with(int hand, int kind, int count) {
    return hand & ~(limit(kind) << shift(kind)) | count << shift(kind);
  }

  /** Whether {@code a} holds at least as many of every kind as {@code b}. */
  public static boolean dominates(int a, int b) {
    return (a - b & GUARDS) == 0;
  }

  /** The larger count of each kind. */
  public static int union(int a, int b) {
    int larger = whereAtLeast(a, b);
    return a & larger | b & ~larger;
  }

  /** The smaller count of each kind. */
  public static int intersection(int a, int b) {
    int larger = whereAtLeast(a, b);
    return b & larger | a & ~larger;
  }

  /** The counter bits of those kinds of which {@code a} holds at least as many as {@code b}. */
  private static int whereAtLeast(int a, int b) {
    int survivors = (a | GUARDS) - b & GUARDS;
    int narrow = survivors & NARROW_GUARDS;
    int wide = survivors & WIDE_GUARDS;
    return narrow - (narrow >>> 3) | wide - (wide >>> 5);
  }

  /** How many pieces the hand holds. */
  public static int size(int hand) {
    int size = 0;
    for (int kind = 1; kind < 8; kind++) {
      size += count(hand, kind);
    }
    return size;
  }
}
