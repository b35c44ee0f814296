package io.github.tsume.verdict;

import java.util.Optional;

/** The answer to "is there a mate?". A limit that was hit is never "no mate". */
public enum Outcome {
  /** There is a mate, and its proof was replayed. */
  MATE,
  /** It is proved that there is no mate of any length. */
  NO_MATE,
  /** It is not known. */
  UNKNOWN,
  /** It was not asked, for it is not a legal position. */
  INVALID;

  /** The stable name in results, such as "no-mate". */
  public String code() {
    return Codes.of(this);
  }

  /** The outcome of a code. */
  public static Optional<Outcome> ofCode(String code) {
    return Codes.find(values(), Outcome::code, code);
  }
}
