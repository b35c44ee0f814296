package io.github.tsume.verdict;

import java.util.Optional;

/** The judgement on a composition as a whole. */
public enum Verdict {
  /** It mates, and every other check along the mainline fails or is tolerated. */
  SOUND("完全"),
  /** It mates, and another way mates too. */
  COOKED("余詰"),
  /** It mates without a cook, but has another fatal defect, such as pieces left over. */
  INCOMPLETE("不完全"),
  /** It is proved not to mate. */
  UNSOLVABLE("不詰"),
  /** Something is still open. */
  UNKNOWN("不明"),
  /** It is not a legal problem. */
  INVALID("不正");

  private final String japanese;

  Verdict(String japanese) {
    this.japanese = japanese;
  }

  /** The composers' word. */
  public String japanese() {
    return japanese;
  }

  /** The stable name in results, such as "sound". */
  public String code() {
    return Codes.of(this);
  }

  /** The verdict of a code. */
  public static Optional<Verdict> ofCode(String code) {
    return Codes.find(values(), Verdict::code, code);
  }
}
