package io.github.tsume.judge;

/**
 * What counts for one side in an impasse: rook and bishop, promoted or not, are five points, the
 * king none, every other piece one.
 *
 * @param board points of the pieces on the board
 * @param hand points of the pieces in hand
 * @param handicap points of the pieces that this side gave as a handicap: they count for it
 * @param kingInCamp whether the king stands in the enemy camp, the far three ranks
 * @param inCheck whether the king is attacked
 * @param piecesInCamp how many pieces beside the king stand there
 * @param pointsInCamp points of these
 * @param canTry whether the king can go to the other king's first square now and not be taken
 */
public record SideCount(
    int board,
    int hand,
    int handicap,
    boolean kingInCamp,
    boolean inCheck,
    int piecesInCamp,
    int pointsInCamp,
    boolean canTry) {

  /** All points, as they are counted by agreement. */
  public int total() {
    return board + hand + handicap;
  }

  /** The points that count in a declaration: hand, and board in the enemy camp only. */
  public int declarationPoints() {
    return pointsInCamp + hand + handicap;
  }
}
