package io.github.tsume.judgement;

import io.github.tsume.verdict.DefectClass;
import java.util.Optional;

/** Of what class another check is that mates, by what is known of it. */
public final class OtherMate {
  private OtherMate() {}

  /** What is known of a check off a line; empty where it is not. */
  public interface Evidence {
    /** Whether the check is at the line's last move. */
    boolean isLast();

    /** Whether it mates at once. */
    boolean matesAtOnce();

    /** Whether it is at one of the last moves, where a cook is a late one. */
    boolean isLate();

    /** How it differs from the line's move. */
    MoveRelation relation();

    /** Whether the rest of the line can be played after it. */
    boolean continues();

    /** Whether it mates only by coming back to this position or to one before it. */
    Optional<Boolean> onlyReturns();

    /** Whether it mates sooner than the author's line, if that is the line. */
    Optional<Boolean> isShorter();

    /** Whether it mates in as many plies as the line's move, or fewer. */
    Optional<Boolean> isWithinLine();

    /** Whether it mates without coming to a position of the line. */
    Optional<Boolean> isIndependent();
  }

  /** The class of a check that mates; empty if too little is known. */
  public static Optional<DefectClass> classOf(Evidence of) {
    if (of.isLast()) {
      return Optional.of(
          of.matesAtOnce() ? DefectClass.FINAL_MOVE_DUAL : DefectClass.FINAL_MOVE_LONGER);
    }
    return of.onlyReturns()
        .flatMap(returns -> returns ? Optional.of(DefectClass.DETOUR) : ofShorter(of));
  }

  private static Optional<DefectClass> ofShorter(Evidence of) {
    return of.isShorter()
        .flatMap(shorter -> shorter ? Optional.of(DefectClass.SHORT_COOK) : ofDual(of));
  }

  private static Optional<DefectClass> ofDual(Evidence of) {
    if (!of.relation().mayBeDual() || !of.continues()) {
      return ofWay(of);
    }
    DefectClass dual =
        of.relation().promotion() ? DefectClass.PROMOTION_DUAL : DefectClass.PLACEMENT_DUAL;
    return of.isWithinLine().flatMap(within -> within ? Optional.of(dual) : ofWay(of));
  }

  private static Optional<DefectClass> ofWay(Evidence of) {
    if (of.relation().mirror()) {
      return Optional.of(DefectClass.MIRROR_DUAL);
    }
    DefectClass cook = of.isLate() ? DefectClass.LATE_COOK : DefectClass.COOK;
    return of.isIndependent()
        .flatMap(alone -> alone ? Optional.of(cook) : of.isWithinLine().map(OtherMate::dependent));
  }

  private static DefectClass dependent(boolean within) {
    return within ? DefectClass.MOVE_ORDER : DefectClass.DETOUR;
  }
}
