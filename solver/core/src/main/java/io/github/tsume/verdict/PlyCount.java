package io.github.tsume.verdict;

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
  }

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

  /** The same with more plies before it. */
  public PlyCount plus(int more) {
    return new PlyCount(bound, plies + more);
  }
}
