package io.github.tsume.judge;

import java.util.Locale;

/** A rule that an illegal move breaks. */
public enum Fault {
  /** The square that the move comes from is empty. */
  NO_PIECE,
  /** The piece is the other side's: somebody moved out of turn, or moved a wrong piece. */
  OTHER_SIDE,
  /** Another piece stands there than the one that the record names. */
  OTHER_PIECE,
  /** A piece of the same side stands where the move goes. */
  OWN_PIECE,
  /** The piece does not move so, or something is in its way. */
  CANNOT_REACH,
  /** The piece does not promote, or the move does not touch the promotion zone. */
  CANNOT_PROMOTE,
  /** In Tori shogi promotion is compulsory. */
  MUST_PROMOTE,
  /** No such piece is in hand. */
  NOT_IN_HAND,
  /** A piece is dropped on an occupied square. */
  OCCUPIED,
  /** The piece could never move again from there. */
  DEAD_SQUARE,
  /** A second unpromoted pawn on a file (nifu), in Tori shogi a third swallow. */
  PAWNS_ON_FILE,
  /** A pawn, in Tori shogi a swallow, is dropped to give mate. */
  DROP_MATE,
  /** The king was in check and still is. */
  LEFT_IN_CHECK,
  /** The king was not in check and now is. */
  INTO_CHECK;

  /** The stable code, such as "drop-mate". */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
