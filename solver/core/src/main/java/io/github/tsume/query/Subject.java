package io.github.tsume.query;

import io.github.tsume.query.Subject.Truth;
import java.util.List;
import java.util.function.IntPredicate;

/** The properties of one problem that a query can ask for. */
public interface Subject {
  /** A number by its name, as far as it is known. */
  Quantity number(String name, List<String> arguments);

  /** Whether a word holds under a name, such as "smoke" under "theme". */
  Truth is(String name, String word);

  /**
   * Whether there is a defect of a class at a ply that fits.
   *
   * @param code the class; empty for any
   * @param ply what is wanted of its ply, which is 0 where a defect has none
   */
  Truth defect(String code, IntPredicate ply);

  /** Whether something holds, as far as that is known. */
  enum Truth {
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

  /**
   * A number of a problem as far as it is known: between two others, both included.
   *
   * @param low the least that it can be
   * @param high the most that it can be; below {@code low} if there is no such number
   */
  record Quantity(int low, int high) {
    /** A number about which nothing is known. */
    public static final Quantity UNKNOWN = new Quantity(0, Integer.MAX_VALUE);

    /** What is known not to be there, such as the length where nothing mates. */
    public static final Quantity NONE = new Quantity(0, -1);

    /** A number that is known. */
    public static Quantity of(int value) {
      return new Quantity(value, value);
    }

    /** Whether it is there and equals another. */
    Truth equal(int value) {
      return value < low || value > high ? Truth.NO : low == high ? Truth.YES : Truth.UNKNOWN;
    }

    /** Whether it is there and less than another. */
    Truth less(long value) {
      return isNone() || low >= value ? Truth.NO : high < value ? Truth.YES : Truth.UNKNOWN;
    }

    /** Whether it is there and more than another. */
    Truth more(long value) {
      return isNone() || high <= value ? Truth.NO : low > value ? Truth.YES : Truth.UNKNOWN;
    }

    private boolean isNone() {
      return high < low;
    }
  }
}
