package io.github.tsume.grade;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** The worth of an answer, from the best to the worst. */
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

  /** Why an answer has its grade, where the grade alone does not say it. */
  public enum Why {
    /** Nothing is to be added. */
    NONE,
    /** Wrong: the move gives no check. */
    NO_CHECK,
    /** Wrong: the rules forbid the move. */
    ILLEGAL,
    /** Wrong: the defender escapes from the check. */
    ESCAPE,
    /** Wrong: there is a solution, and it says that there is none. */
    SOLVABLE,
    /** Wrong: another reply of the defender lasts longer, or leaves nothing over. */
    WEAK_REPLY,
    /** Too long: by coming back to the solution, or by a longer last move. */
    DETOUR,
    /** Too long: by an interposition that does not count. */
    FUTILE,
    /** Too long: fewer plies are enough. */
    LONGER,
    /** Incomplete: it just stops. */
    STOPS,
    /** Incomplete: it says itself that the rest is left out (以下詰). */
    REST,
    /** Undecided: whether a move keeps the mate. */
    MATE_OPEN,
    /** Undecided: what kind of other way a move is. */
    KIND_OPEN,
    /** Undecided: whether a reply is as good as the solution's. */
    REPLY_OPEN,
    /** Undecided: how long the problem is. */
    LENGTH_OPEN,
    /** Undecided: the text can be read in too many ways. */
    READINGS;

    /** The stable name in results, such as "weak-reply". */
    public String code() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** The number of answers of each grade. */
  public static final class Counts {
    private final Map<Grade, Integer> counts = new EnumMap<>(Grade.class);

    /** Counts one more. */
    public void add(Grade grade) {
      counts.merge(grade, 1, Integer::sum);
    }

    /** How many have a grade. */
    public int of(Grade grade) {
      return counts.getOrDefault(grade, 0);
    }

    /** How many there are. */
    public int total() {
      return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** How many count as solved. */
    public int right() {
      return of(Grade.RIGHT) + of(Grade.EQUAL) + of(Grade.COOK);
    }
  }
}
