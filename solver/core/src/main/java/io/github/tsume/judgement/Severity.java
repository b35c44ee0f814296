package io.github.tsume.judgement;

/** How much a defect weighs. */
public enum Severity {
  /** It makes the problem unsound. */
  FATAL,
  /** It is a blemish. */
  FLAW,
  /** It is customary and only listed. */
  TOLERATED;

  /** The stable name in results. */
  public String code() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
