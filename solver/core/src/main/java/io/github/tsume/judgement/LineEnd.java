package io.github.tsume.judgement;

import io.github.tsume.board.Move;

/**
 * The text after the legal moves of an author's line.
 *
 * @param illegal a move that is not legal, {@link Move#NONE} if there is none
 * @param mate whether the line ends with the words that it is mate
 */
public record LineEnd(int illegal, boolean mate) {
  /** Nothing: the moves just end. */
  public static final LineEnd NOTHING = new LineEnd(Move.NONE, false);

  /** The words that it is mate. */
  public static final LineEnd MATE = new LineEnd(Move.NONE, true);

  /** Whether there is a move that is not legal. */
  public boolean isIllegal() {
    return illegal != Move.NONE;
  }
}
