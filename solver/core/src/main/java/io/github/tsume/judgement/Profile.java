package io.github.tsume.judgement;

/** Whose standards decide how much a defect weighs. */
public enum Profile {
  /** What magazines ask for. */
  MAGAZINE,
  /** Tolerates equal variations, variations longer by 2 with leftovers, duals, detours, order. */
  LENIENT,
  /** Everything is fatal but ordinary variations and a line that is not written to its end. */
  STRICT,
  /**
   * What was asked for before about 1920, when the recorded line was the one with the finest moves,
   * not the longest: as magazines, but that line may be shorter than the longest defence.
   */
  CLASSIC;

  /**
   * How much a defect weighs.
   *
   * @param problemLength the length of the solution in plies
   */
  public Severity severity(DefectClass kind, int problemLength) {
    if (this == STRICT && kind != DefectClass.LINE_STOPS) {
      return Severity.FATAL;
    }
    return switch (kind) {
      case FINAL_MOVE_DUAL -> problemLength == 1 ? Severity.FATAL : Severity.TOLERATED;
      case FINAL_MOVE_LONGER, MIRROR_DUAL, LINE_STOPS -> Severity.TOLERATED;
      case PROMOTION_DUAL, PLACEMENT_DUAL, DETOUR, EQUAL_VARIATION, EQUAL_VARIATION_COOK ->
          this == LENIENT ? Severity.TOLERATED : Severity.FLAW;
      case LATE_COOK -> Severity.FLAW;
      case MOVE_ORDER, LONG_VARIATION ->
          switch (this) {
            case LENIENT -> Severity.TOLERATED;
            case CLASSIC -> Severity.FLAW;
            default -> Severity.FATAL;
          };
      case LONGER_DEFENCE -> this == CLASSIC ? Severity.FLAW : Severity.FATAL;
      case SHORT_COOK, COOK, LINE_FAILS, LEFTOVER -> Severity.FATAL;
    };
  }
}
