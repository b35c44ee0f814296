package io.github.tsume.soundness;

/** A purpose for which a check spends nodes. */
public enum Phase {
  /** The first proof. */
  PROOF,
  /** The shortest length, asked from the first position. */
  LENGTH,
  /** Whether that length stands by the exact rule for futile interpositions. */
  AUDIT,
  /** The line that is examined. */
  LINE,
  /** The other checks on that line. */
  ATTACKER,
  /** The length, from the checks that fail. */
  LENGTH_PROOF,
  /** The other replies on that line. */
  DEFENDER,
  /** Other lines of best play. */
  EQUAL_LINES,
  /** The best play after defects. */
  DEFECT_LINES,
  /** What cannot change the verdict, and remarks. */
  REST;

  /** The stable name in tables. */
  public String code() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }
}
