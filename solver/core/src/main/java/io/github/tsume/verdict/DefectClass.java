package io.github.tsume.verdict;

import static io.github.tsume.verdict.DefectClass.Concern.ATTACKER;
import static io.github.tsume.verdict.DefectClass.Concern.AUTHOR;
import static io.github.tsume.verdict.DefectClass.Concern.DEFENDER;
import static io.github.tsume.verdict.DefectClass.Concern.LINE;
import static io.github.tsume.verdict.DefectClass.Cook.IN_ONE;
import static io.github.tsume.verdict.DefectClass.Cook.NO;
import static io.github.tsume.verdict.DefectClass.Cook.YES;
import static io.github.tsume.verdict.Severity.FATAL;
import static io.github.tsume.verdict.Severity.FLAW;
import static io.github.tsume.verdict.Severity.TOLERATED;

import java.util.Optional;

/**
 * The kinds of defects of a composition; see the guide for composers for their definitions. Each is
 * a row: the composers' word, that for English, whose other way it is, when it makes a problem
 * cooked, and how much it weighs for magazines, lenient, strict and classic ones.
 *
 * <p>Defects of one ply are listed in this order. How to add one is told in recipes.md.
 */
public enum DefectClass {
  FINAL_MOVE_DUAL(
      "最終手余詰", "final-move dual", ATTACKER, IN_ONE, TOLERATED, TOLERATED, FATAL, TOLERATED),
  FINAL_MOVE_LONGER(
      "最終手迂回", "longer final move", ATTACKER, NO, TOLERATED, TOLERATED, FATAL, TOLERATED),
  PROMOTION_DUAL("成不成非限定", "promotion dual", ATTACKER, NO, FLAW, TOLERATED, FATAL, FLAW),
  PLACEMENT_DUAL("非限定", "placement dual", ATTACKER, NO, FLAW, TOLERATED, FATAL, FLAW),
  MIRROR_DUAL("左右対称", "mirror dual", ATTACKER, NO, TOLERATED, TOLERATED, FATAL, TOLERATED),
  DETOUR("迂回手順", "detour", ATTACKER, NO, FLAW, TOLERATED, FATAL, FLAW),
  MOVE_ORDER("手順前後", "move order", ATTACKER, NO, FATAL, TOLERATED, FATAL, FLAW),
  LATE_COOK("収束余詰", "late cook", ATTACKER, YES, FLAW, FLAW, FATAL, FLAW),
  SHORT_COOK("早詰", "shorter solution", ATTACKER, YES, FATAL, FATAL, FATAL, FATAL),
  COOK("余詰", "cook", ATTACKER, YES, FATAL, FATAL, FATAL, FATAL),
  LINE_FAILS("作意不詰", "author's line fails", AUTHOR, NO, FATAL, FATAL, FATAL, FATAL),
  LINE_STOPS("作意未完", "author's line stops", AUTHOR, NO, TOLERATED, TOLERATED, TOLERATED, TOLERATED),
  LONGER_DEFENCE("作意最長でない", "longer defence", DEFENDER, NO, FATAL, FATAL, FATAL, FLAW),
  LONG_VARIATION("変長", "long variation", DEFENDER, NO, FATAL, TOLERATED, FATAL, FLAW),
  EQUAL_VARIATION("変同", "equal variation", DEFENDER, NO, FLAW, TOLERATED, FATAL, FLAW),
  EQUAL_VARIATION_COOK(
      "変同余詰", "cook in an equal variation", DEFENDER, NO, FLAW, TOLERATED, FATAL, FLAW),
  LEFTOVER("駒余り", "pieces left over", LINE, NO, FATAL, FATAL, FATAL, FATAL),
  // Of brinkmates alone:
  OTHER_KEY("余必至", "other key", ATTACKER, YES, FATAL, FATAL, FATAL, FATAL),
  MATE_BY_CHECKS("詰みあり", "mate by checks", LINE, YES, FATAL, FATAL, FATAL, FATAL),
  AUTHOR_KEY_FAILS("作意不成立", "authored key fails", AUTHOR, NO, FATAL, FATAL, FATAL, FATAL),
  STATED_LENGTH("手数違い", "stated length", LINE, NO, FATAL, FATAL, FATAL, FATAL),
  // Of helpmates alone:
  OTHER_SOLUTION("別解", "other solution", ATTACKER, YES, FATAL, FATAL, FATAL, FATAL),
  OTHER_ORDER(
      "手順前後別解", "other order of the moves", ATTACKER, YES, FATAL, TOLERATED, FATAL, TOLERATED),
  FEWER_SOLUTIONS("解不足", "fewer solutions", LINE, NO, FATAL, FATAL, FATAL, FATAL),
  LEFTOVER_SOME("一部駒余り", "pieces left over in some", LINE, NO, FATAL, TOLERATED, FATAL, FLAW);

  /** Whose other way a defect is. */
  enum Concern {
    ATTACKER,
    DEFENDER,
    /** Nobody's: it concerns the line itself. */
    LINE,
    /** The author's, whose line is wrong: its plies are those of his line, not of the mainline. */
    AUTHOR
  }

  /** Whether a defect is another solution, and so makes a problem cooked where it is fatal. */
  enum Cook {
    NO,
    YES,
    /**
     * Where there is one move only: another last move is another solution then, by any standard.
     */
    IN_ONE
  }

  private final String japanese;
  private final String english;
  private final Concern concern;
  private final Cook cook;
  private final Severity magazine;
  private final Severity lenient;
  private final Severity strict;
  private final Severity classic;

  DefectClass(
      String japanese,
      String english,
      Concern concern,
      Cook cook,
      Severity magazine,
      Severity lenient,
      Severity strict,
      Severity classic) {
    this.japanese = japanese;
    this.english = english;
    this.concern = concern;
    this.cook = cook;
    this.magazine = magazine;
    this.lenient = lenient;
    this.strict = strict;
    this.classic = classic;
  }

  /** The composers' word. */
  public String japanese() {
    return japanese;
  }

  /** What it is called in English. */
  public String english() {
    return english;
  }

  /** The stable name in results, such as "final-move-dual". */
  public String code() {
    return Codes.of(this);
  }

  /** The class of a code. */
  public static Optional<DefectClass> ofCode(String code) {
    return Codes.find(values(), DefectClass::code, code);
  }

  /**
   * How much it weighs.
   *
   * @param problemLength the length of the solution in plies
   */
  public Severity severity(Profile profile, int problemLength) {
    if (cook == Cook.IN_ONE && problemLength == 1) {
      return Severity.FATAL;
    }
    return switch (profile) {
      case MAGAZINE -> magazine;
      case LENIENT -> lenient;
      case STRICT -> strict;
      case CLASSIC -> classic;
    };
  }

  /**
   * Whether it is the attacker who has another way along the mainline (else the defender has, or it
   * concerns the line itself, as pieces left over do).
   */
  public boolean isAttackers() {
    return concern == Concern.ATTACKER;
  }

  /** Whether it lies in a choice of the defender. */
  public boolean isDefenders() {
    return concern == Concern.DEFENDER;
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
    return cook == Cook.YES || (cook == Cook.IN_ONE && problemLength == 1);
  }
}
