package io.github.tsume.soundness;

import java.util.Arrays;
import java.util.Optional;

/**
 * The kinds of defects of a composition; see the guide for composers for their definitions.
 *
 * <p>The order says something: those up to {@link #COOK} are another way of the attacker. Defects
 * of one ply are listed in this order. How to add one is told in architecture.md.
 */
public enum DefectClass {
  FINAL_MOVE_DUAL("最終手余詰"),
  FINAL_MOVE_LONGER("最終手迂回"),
  PROMOTION_DUAL("成不成非限定"),
  PLACEMENT_DUAL("非限定"),
  MIRROR_DUAL("左右対称"),
  DETOUR("迂回手順"),
  MOVE_ORDER("手順前後"),
  LATE_COOK("収束余詰"),
  SHORT_COOK("早詰"),
  COOK("余詰"),
  LINE_FAILS("作意不詰"),
  LONGER_DEFENCE("作意最長でない"),
  LONG_VARIATION("変長"),
  EQUAL_VARIATION("変同"),
  EQUAL_VARIATION_COOK("変同余詰"),
  LEFTOVER("駒余り");

  private final String japanese;

  DefectClass(String japanese) {
    this.japanese = japanese;
  }

  /** The composers' word. */
  public String japanese() {
    return japanese;
  }

  /** The stable name in results, such as "final-move-dual". */
  public String code() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }

  /** The class of a code. */
  public static Optional<DefectClass> ofCode(String code) {
    return Arrays.stream(values()).filter(each -> each.code().equals(code)).findFirst();
  }

  /**
   * Whether it is the attacker who has another way along the mainline (else the defender has, or it
   * concerns the line itself, as pieces left over do).
   */
  public boolean isAttackers() {
    return ordinal() <= COOK.ordinal();
  }

  /**
   * Whether it is another way to mate altogether: not the same moves in another order or from
   * another square.
   *
   * @param problemLength the length of the solution in plies
   */
  public boolean isAnotherSolution(int problemLength) {
    return switch (this) {
      case COOK, LATE_COOK, SHORT_COOK -> true;
      case FINAL_MOVE_DUAL -> problemLength == 1;
      default -> false;
    };
  }
}
