package io.github.tsume.verify;

import io.github.tsume.board.Move;
import io.github.tsume.rules.Piece;

/** The interpositions that may be futile (無駄合), so that lengths leave them out. */
public enum Counting {
  /** Dropped and moved ones. */
  STANDARD,
  /** Dropped ones only. */
  DROPS_ONLY,
  /** None: every interposition counts. */
  NONE;

  /** Whether a legal reply to check is an interposition of a manner that may be futile. */
  boolean mayLeaveOut(int reply) {
    boolean interposes = !Move.isCapture(reply) && Move.kind(reply) != Piece.KING;
    return interposes && (this == STANDARD || (this == DROPS_ONLY && Move.isDrop(reply)));
  }
}
