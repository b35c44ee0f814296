package io.github.tsume.judgement;

/** The verdict on a composition. */
public enum Soundness {
  /**
   * Mates, and every other check at every attacker's move of the mainline fails or is tolerated.
   */
  SOUND("完全"),
  /** Mates, and another way mates too. */
  COOKED("余詰"),
  /** Mates without a cook, but with another fatal defect, such as pieces left over. */
  INCOMPLETE("不完全"),
  /** Proved not to mate. */
  UNSOLVABLE("不詰"),
  /** Something is still open. */
  UNKNOWN("不明"),
  /** Not a legal problem. */
  INVALID("不正");

  private final String japanese;

  Soundness(String japanese) {
    this.japanese = japanese;
  }

  /** The composers' word. */
  public String japanese() {
    return japanese;
  }

  /** The stable name in results. */
  public String code() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
