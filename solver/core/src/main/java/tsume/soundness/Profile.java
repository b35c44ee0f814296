package tsume.soundness;

/** Whose standards decide how much a defect weighs. */
public enum Profile {
  /** What magazines ask for. */
  MAGAZINE,
  /** Tolerates equal variations, variations longer by 2 with leftovers, duals, detours, order. */
  LENIENT,
  /** Everything is fatal but ordinary variations. */
  STRICT;

  /**
   * How much a defect weighs.
   *
   * @param problemLength the length of the solution in plies
   */
  public Severity severity(DefectClass kind, int problemLength) {
    if (this == STRICT) {
      return Severity.FATAL;
    }
    return switch (kind) {
      case FINAL_MOVE_DUAL -> problemLength == 1 ? Severity.FATAL : Severity.TOLERATED;
      case FINAL_MOVE_LONGER, MIRROR_DUAL -> Severity.TOLERATED;
      case PROMOTION_DUAL, PLACEMENT_DUAL, DETOUR, EQUAL_VARIATION ->
          this == LENIENT ? Severity.TOLERATED : Severity.FLAW;
      case LATE_COOK -> Severity.FLAW;
      case MOVE_ORDER, LONG_VARIATION -> this == LENIENT ? Severity.TOLERATED : Severity.FATAL;
      case SHORT_COOK, COOK, LINE_FAILS, LONGER_DEFENCE, LEFTOVER -> Severity.FATAL;
    };
  }
}
