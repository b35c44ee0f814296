package io.github.tsume;

import java.util.Locale;

/** What is said of a composition as a whole. */
public enum Verdict {
  /** 完全: it mates, and every other check along the mainline fails or is tolerated. */
  SOUND("完全"),
  /** 余詰: it mates, and another way mates too. */
  COOKED("余詰"),
  /** 不完全: it mates, but has another fatal defect, such as pieces left over. */
  INCOMPLETE("不完全"),
  /** 不詰: it is proved not to mate. */
  UNSOLVABLE("不詰"),
  /** 不明: something is still open. */
  UNKNOWN("不明");

  private final String japanese;

  Verdict(String japanese) {
    this.japanese = japanese;
  }

  /** The composers' word. */
  public String japanese() {
    return japanese;
  }

  /** The stable name, such as "sound". */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}
