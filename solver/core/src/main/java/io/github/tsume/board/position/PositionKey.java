package io.github.tsume.board.position;

/**
 * The identity of a position among all others of its game: the board with the side to move, by two
 * keys, and both hands.
 */
public record PositionKey(long board, long board2, int black, int white) {
  /** The key of a position as it stands. */
  public static PositionKey of(Position position) {
    return new PositionKey(
        position.boardKey(), position.boardKey2(), position.hand(0), position.hand(1));
  }
}
