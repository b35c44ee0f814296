package io.github.tsume.verdict;

import java.util.Optional;

/**
 * A number of plies that says how far it is known.
 *
 * @param bound whether it is the number itself, or one that the number is not below or above
 * @param plies how many
 */
public record PlyCount(Bound bound, int plies) {
  /** A way in which a number limits what is counted. */
  public enum Bound {
    EXACTLY,
    AT_LEAST,
    AT_MOST;

    /** Its stable code. */
    public String code() {
      return Codes.of(this);
    }

    /** The one that has a code. */
    public static Optional<Bound> ofCode(String code) {
      return Codes.find(values(), Bound::code, code);
    }
  }

  /** Nothing is known of a number. */
  public static final PlyCount UNKNOWN = atLeast(0);

  /** A number that is known. */
  public static PlyCount exactly(int plies) {
    return new PlyCount(Bound.EXACTLY, plies);
  }

  /** A number that may be greater. */
  public static PlyCount atLeast(int plies) {
    return new PlyCount(Bound.AT_LEAST, plies);
  }

  /** A number that may be less. */
  public static PlyCount atMost(int plies) {
    return new PlyCount(Bound.AT_MOST, plies);
  }

  /** A number of which it is said whether it is known; if not, it may be less. */
  public static PlyCount upTo(int plies, boolean exact) {
    return exact ? exactly(plies) : atMost(plies);
  }

  /** Whether it is the number itself. */
  public boolean isExact() {
    return bound == Bound.EXACTLY;
  }

  /** Whether anything is known of it. */
  public boolean isKnown() {
    return !equals(UNKNOWN);
  }

  /** Whether the number can be so many. */
  public boolean allows(int number) {
    return switch (bound) {
      case EXACTLY -> number == plies;
      case AT_LEAST -> number >= plies;
      case AT_MOST -> number <= plies;
    };
  }

  /** The number with the sign of its bound, such as "7" or "≤7". */
  @Override
  public String toString() {
    return switch (bound) {
          case EXACTLY -> "";
          case AT_LEAST -> "≥";
          case AT_MOST -> "≤";
        }
        + plies;
  }

  /** The same with more plies before it. */
  public PlyCount plus(int more) {
    return new PlyCount(bound, plies + more);
  }
}
