package io.github.tsume.soundness;

import io.github.tsume.judgement.MoveRelation;
import io.github.tsume.judgement.OtherMate;
import io.github.tsume.mate.Known;
import java.util.Optional;

/**
 * The answers about another check that mates before its class is asked for; nothing more is asked
 * here.
 *
 * @param isLast whether it is at the line's last move
 * @param matesAtOnce whether it mates at once
 * @param isLate whether it is at one of the last moves
 * @param relation how it differs from the line's move
 * @param returning whether it mates only by coming back
 * @param shorter whether it mates sooner than the author's line
 * @param goesOn whether the rest of the line can be played after it
 * @param within whether it mates in as many plies as the line's move, or fewer
 * @param independent whether it mates without coming to the line
 */
record AnsweredMate(
    boolean isLast,
    boolean matesAtOnce,
    boolean isLate,
    MoveRelation relation,
    Known<Boolean> returning,
    Known<Boolean> shorter,
    Known<Boolean> goesOn,
    Known<Boolean> within,
    boolean independent)
    implements OtherMate.Evidence {
  private static final Known<Boolean> NO = Known.of(false);
  private static final Known<Boolean> OPEN = Known.open(Known.Obstacle.NODES);

  /** One at the line's last move. */
  static AnsweredMate last(MoveRelation relation, boolean atOnce) {
    return new AnsweredMate(true, atOnce, false, relation, NO, NO, NO, NO, true);
  }

  /** One before, of which nothing else is known. */
  static AnsweredMate open(MoveRelation relation, boolean isLate, boolean independent) {
    return new AnsweredMate(false, false, isLate, relation, OPEN, OPEN, OPEN, OPEN, independent);
  }

  /** The same, where it is known whether it only comes back. */
  AnsweredMate withReturning(boolean known) {
    return new AnsweredMate(
        isLast,
        matesAtOnce,
        isLate,
        relation,
        Known.of(known),
        shorter,
        goesOn,
        within,
        independent);
  }

  /** The same, where it is no shorter, and its length was asked for. */
  AnsweredMate withLength(boolean continues, Known<Boolean> isWithin) {
    return new AnsweredMate(
        isLast,
        matesAtOnce,
        isLate,
        relation,
        returning,
        NO,
        Known.of(continues),
        isWithin,
        independent);
  }

  private static Optional<Boolean> optional(Known<Boolean> known) {
    return known.isOpen() ? Optional.empty() : Optional.of(known.get());
  }

  @Override
  public Optional<Boolean> onlyReturns() {
    return optional(returning);
  }

  @Override
  public Optional<Boolean> isShorter() {
    return optional(shorter);
  }

  @Override
  public Optional<Boolean> continues() {
    return optional(goesOn);
  }

  @Override
  public Optional<Boolean> isWithinLine() {
    return optional(within);
  }

  @Override
  public Optional<Boolean> isIndependent() {
    return Optional.of(independent);
  }
}
