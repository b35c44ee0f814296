package io.github.tsume.verdict;

import java.util.Optional;

/** Whose standards decide how much a defect weighs; the weights stand with each defect. */
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

  /** The stable name in results, such as "magazine". */
  public String code() {
    return Codes.of(this);
  }

  /** The profile of a code. */
  public static Optional<Profile> ofCode(String code) {
    return Codes.find(values(), Profile::code, code);
  }
}
