package io.github.tsume.verdict;

import java.util.Optional;

/** The weight of a defect by the profile that was asked for. */
public enum Severity {
  /** It makes the problem unsound. */
  FATAL,
  /** It is a blemish. */
  FLAW,
  /** It is customary and only listed. */
  TOLERATED;

  /** The stable name in results, such as "fatal". */
  public String code() {
    return Codes.of(this);
  }

  /** The severity of a code. */
  public static Optional<Severity> ofCode(String code) {
    return Codes.find(values(), Severity::code, code);
  }
}
