package io.github.tsume.app.input;

import java.io.Serializable;

/** A way to read inputs in pieces, in a form that can be sent to other machines. */
public interface PieceReading extends Serializable {
  /** How the inputs are read. */
  InputOptions reading();

  /** Whether nothing is done with a piece. */
  default boolean leavesOut(InputPiece piece) {
    return false;
  }
}
