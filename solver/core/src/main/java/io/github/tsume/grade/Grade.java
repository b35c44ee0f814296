package io.github.tsume.grade;

import java.util.Locale;

/** What an answer is worth, from the best to the worst. */
public enum Grade {
  /** The solution. */
  RIGHT,
  /** A line of equal length, by replies that are as good as the solution's (変同). */
  EQUAL,
  /** A mate by a cook: another solution (余詰). */
  COOK,
  /** A limit leaves open what it is. */
  UNDECIDED,
  /** A mate, but by a longer way round, or with a futile interposition. */
  TOO_LONG,
  /** It stops before the mate; what there is, is right. */
  INCOMPLETE,
  /** A move of it does not mate, or a better reply is overlooked. */
  WRONG,
  /** It cannot be read. */
  UNREADABLE;

  /** The stable name in results, such as "too-long". */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether it counts as solved. */
  public boolean isRight() {
    return this == RIGHT || this == EQUAL || this == COOK;
  }
}
