package io.github.tsume.index;

import io.github.tsume.rules.Piece;

/**
 * The piece by which two problems differ, as it stands in each.
 *
 * @param here where it is in the later one
 * @param there where it is in the earlier one
 */
public record Difference(Spot here, Spot there) {
  /**
   * A piece and its place.
   *
   * @param piece the piece, or {@link Piece#EMPTY} if there is none
   * @param square its square, or {@link #HAND}
   */
  public record Spot(int piece, int square) {
    /** The attacker's hand as a place. */
    public static final int HAND = -1;

    /** There is none. */
    public static final Spot NONE = new Spot(Piece.EMPTY, HAND);

    /** Whether there is a piece. */
    public boolean isThere() {
      return piece != Piece.EMPTY;
    }
  }
}
