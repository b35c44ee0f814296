package io.github.tsume.rules;

/**
 * The numbers that stand for pieces.
 *
 * <p>A <em>kind</em> is 0 for the king, 1 to 7 for the types that can be held in hand, in the order
 * of {@link Ruleset#types()}, and the same plus {@link #PROMOTED} for promoted forms: 0 to 15. A
 * <em>piece</em> is a kind with its colour, {@code kind | color << 4}: 0 to 31. An empty square
 * holds {@link #EMPTY}.
 */
public final class Piece {
  public static final int KING = 0;
  public static final int PROMOTED = 8;
  public static final int WHITE = 16;
  public static final int EMPTY = -1;

  /** One more than the largest piece number. */
  public static final int COUNT = 32;

  private Piece() {}

  public static int of(int kind, Color color) {
    return kind | color.side() << 4;
  }

  public static int of(int kind, int color) {
    return kind | color << 4;
  }

  public static int kind(int piece) {
    return piece & 15;
  }

  /** The kind that the piece has in hand once captured. */
  public static int handKind(int piece) {
    return piece & 7;
  }

  public static boolean isPromoted(int piece) {
    return (piece & PROMOTED) != 0;
  }

  public static Color color(int piece) {
    return piece < WHITE ? Color.BLACK : Color.WHITE;
  }

  /** The number of the piece's colour. */
  public static int side(int piece) {
    return piece >>> 4;
  }
}
