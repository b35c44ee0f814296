package io.github.tsume.judgement;

import java.util.Arrays;
import java.util.Optional;

/**
 * The kinds of defects of a composition; see the guide for composers for their definitions.
 *
 * <p>Defects of one ply are listed in this order. How to add one is told in architecture.md.
 */
public enum DefectClass {
  FINAL_MOVE_DUAL("最終手余詰", Concern.ATTACKER),
  FINAL_MOVE_LONGER("最終手迂回", Concern.ATTACKER),
  PROMOTION_DUAL("成不成非限定", Concern.ATTACKER),
  PLACEMENT_DUAL("非限定", Concern.ATTACKER),
  MIRROR_DUAL("左右対称", Concern.ATTACKER),
  DETOUR("迂回手順", Concern.ATTACKER),
  MOVE_ORDER("手順前後", Concern.ATTACKER),
  LATE_COOK("収束余詰", Concern.ATTACKER),
  SHORT_COOK("早詰", Concern.ATTACKER),
  COOK("余詰", Concern.ATTACKER),
  LINE_FAILS("作意不詰", Concern.AUTHOR),
  LINE_STOPS("作意未完", Concern.AUTHOR),
  LONGER_DEFENCE("作意最長でない", Concern.DEFENDER),
  LONG_VARIATION("変長", Concern.DEFENDER),
  EQUAL_VARIATION("変同", Concern.DEFENDER),
  EQUAL_VARIATION_COOK("変同余詰", Concern.DEFENDER),
  LEFTOVER("駒余り", Concern.LINE);

  /** Whose other way a defect is. */
  private enum Concern {
    ATTACKER,
    DEFENDER,
    /** Nobody's: it concerns the line itself. */
    LINE,
    /** The author's, whose line is wrong: its plies are those of his line, not of the mainline. */
    AUTHOR
  }

  private final String japanese;
  private final Concern concern;

  DefectClass(String japanese, Concern concern) {
    this.japanese = japanese;
    this.concern = concern;
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
    return concern == Concern.ATTACKER;
  }

  /** Whether its ply and move are those of the author's line, which may have left the mainline. */
  public boolean isOfAuthorsLine() {
    return concern == Concern.AUTHOR;
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
