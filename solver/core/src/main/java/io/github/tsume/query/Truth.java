package io.github.tsume.query;

/** Whether something holds, as far as that is known. */
public enum Truth {
  NO,
  UNKNOWN,
  YES;

  /** Yes or no. */
  public static Truth of(boolean holds) {
    return holds ? YES : NO;
  }

  Truth and(Truth other) {
    return ordinal() < other.ordinal() ? this : other;
  }

  Truth or(Truth other) {
    return ordinal() > other.ordinal() ? this : other;
  }

  Truth negate() {
    return values()[YES.ordinal() - ordinal()];
  }
}
