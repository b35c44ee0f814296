package io.github.tsume.judgement;

import io.github.tsume.verdict.DefectClass;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The class of another check that mates, by what is known of it: whoever searches, writes a
 * certificate or follows one asks in this order.
 */
public final class OtherMate {
  /** What a check at a line's last move may be. */
  public static final List<DefectClass> AT_LAST =
      List.of(DefectClass.FINAL_MOVE_DUAL, DefectClass.FINAL_MOVE_LONGER);

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
    Optional<Boolean> continues();

    /** Whether it mates only by coming back to this position or to one before it. */
    Optional<Boolean> onlyReturns();

    /** Whether it mates sooner than the author's line, if that is the line. */
    Optional<Boolean> isShorter();

    /** Whether it mates in as many plies as the line's move, or fewer. */
    Optional<Boolean> isWithinLine();

    /** Whether it mates without coming to a position of the line. */
    Optional<Boolean> isIndependent();
  }

  /**
   * A question of the order in which classes are told apart.
   *
   * @param ask the answer; empty if it is not known
   * @param kind the class if it is "yes"
   */
  private record Step(
      Function<Evidence, Optional<Boolean>> ask, Function<Evidence, DefectClass> kind) {
    Step(Function<Evidence, Optional<Boolean>> ask, DefectClass kind) {
      this(ask, of -> kind);
    }
  }

  /** The one order of classes: the first question with a "yes" decides. */
  private static final List<Step> ORDER =
      List.of(
          new Step(of -> Optional.of(of.isLast()), OtherMate::atLast),
          new Step(Evidence::onlyReturns, DefectClass.DETOUR),
          new Step(Evidence::isShorter, DefectClass.SHORT_COOK),
          new Step(OtherMate::isDual, OtherMate::dual),
          new Step(of -> Optional.of(of.relation().mirror()), DefectClass.MIRROR_DUAL),
          new Step(
              Evidence::isIndependent,
              of -> of.isLate() ? DefectClass.LATE_COOK : DefectClass.COOK),
          new Step(of -> of.isWithinLine().map(within -> !within), DefectClass.DETOUR),
          new Step(of -> Optional.of(true), DefectClass.MOVE_ORDER));

  /** The class of a check that mates; empty as soon as too little is known. */
  public static Optional<DefectClass> classOf(Evidence of) {
    for (Step step : ORDER) {
      Optional<Boolean> answer = step.ask.apply(of);
      if (answer.isEmpty()) {
        return Optional.empty();
      }
      if (answer.get()) {
        return Optional.of(step.kind.apply(of));
      }
    }
    throw new IllegalStateException();
  }

  /** The classes that a check that mates may be of, whatever what is not known may be. */
  public static List<DefectClass> kindsOf(Evidence of) {
    Set<DefectClass> kinds = new LinkedHashSet<>();
    for (Step step : ORDER) {
      Optional<Boolean> answer = step.ask.apply(of);
      if (answer.orElse(true)) {
        kinds.add(step.kind.apply(of));
      }
      if (answer.orElse(false)) {
        break;
      }
    }
    return List.copyOf(kinds);
  }

  private static DefectClass atLast(Evidence of) {
    return of.matesAtOnce() ? DefectClass.FINAL_MOVE_DUAL : DefectClass.FINAL_MOVE_LONGER;
  }

  private static Optional<Boolean> isDual(Evidence of) {
    if (!of.relation().mayBeDual()) {
      return Optional.of(false);
    }
    Optional<Boolean> continues = of.continues();
    return continues.isPresent() && !continues.get()
        ? continues
        : of.isWithinLine().filter(within -> !within || continues.isPresent());
  }

  private static DefectClass dual(Evidence of) {
    return of.relation().promotion() ? DefectClass.PROMOTION_DUAL : DefectClass.PLACEMENT_DUAL;
  }
}
