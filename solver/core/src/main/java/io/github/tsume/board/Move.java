package io.github.tsume.board;

import io.github.tsume.rules.Ruleset;

/**
 * A move packed into the low 24 bits of an int.
 *
 * <pre>
 *   bits 23..20 | 19..16 |  15  |    14    | 13..7 | 6..0
 *   captured    |  kind  | drop | promotes | from  | to
 * </pre>
 *
 * <p>{@code kind} is the kind before the move, {@code captured} the kind taken as it stood on the
 * board (0 for none: kings are never taken). So the hash key and the hand after a move follow from
 * the move alone.
 */
public final class Move {
  /** No move: no legal move has this number. */
  public static final int NONE = 0;

  /** How many low bits a move needs; the rest may be used by whoever stores it. */
  public static final int BITS = 24;

  private static final int PROMOTES = 1 << 14;
  private static final int DROP = 1 << 15;

  private Move() {}

  public static int drop(int kind, int to) {
    return kind << 16 | DROP | to;
  }

  /**
   * A move on the board.
   *
   * @param captured the kind captured, or 0
   */
  public static int of(int from, int to, int kind, int captured, boolean promotes) {
    return captured << 20 | kind << 16 | (promotes ? PROMOTES : 0) | from << 7 | to;
  }

  /** The move with promotion instead of without. */
  public static int promoting(int move) {
    return move | PROMOTES;
  }

  public static int to(int move) {
    return move & 127;
  }

  /** Where a move on the board comes from; meaningless for a drop. */
  public static int from(int move) {
    return move >>> 7 & 127;
  }

  public static boolean isDrop(int move) {
    return (move & DROP) != 0;
  }

  public static boolean promotes(int move) {
    return (move & PROMOTES) != 0;
  }

  /** The kind moved, as it was before the move, or dropped. */
  public static int kind(int move) {
    return move >>> 16 & 15;
  }

  /** The kind as it stands on the board after the move. */
  public static int kindAfter(int move) {
    return move >>> 16 & 15 | (move & PROMOTES) >>> 11;
  }

  /** The kind captured, as it stood on the board, or 0. */
  public static int captured(int move) {
    return move >>> 20 & 15;
  }

  public static boolean isCapture(int move) {
    return (move >>> 20 & 15) != 0;
  }

  /** The move in USI notation, such as "7g7f", "8h2b+" or "P*5e". */
  public static String toUsi(int move, Ruleset rules) {
    if (move == NONE) {
      return "none";
    }
    String to = rules.squareName(to(move));
    if (isDrop(move)) {
      return rules.type(kind(move)).letter() + "*" + to;
    }
    return rules.squareName(from(move)) + to + (promotes(move) ? "+" : "");
  }
}
