package io.github.tsume.verify;

/**
 * The composers' value of a position as one number: four times the plies to mate, and 0 if the
 * attacker then always keeps pieces, 1 if he can, 2 if he cannot. He wants it small, the defender
 * great. A length alone is bounded from below by its least number, from above by its greatest.
 */
public final class Worth {
  /** Every mate at once leaves pieces. */
  public static final int ALWAYS = 0;

  /** Some leave pieces, some none. */
  public static final int BY_CHOICE = 1;

  /** None leaves any. */
  public static final int NONE = 2;

  /** More than any mate. */
  public static final int NO_MATE = Integer.MAX_VALUE;

  private Worth() {}

  /** The value of so many plies. */
  public static int of(int plies, int kept) {
    return 4 * plies + kept;
  }

  /** The plies of a value. */
  public static int plies(int worth) {
    return worth >> 2;
  }

  /** What is kept: {@link #ALWAYS}, {@link #BY_CHOICE} or {@link #NONE}. */
  public static int kept(int worth) {
    return worth & 3;
  }

  /** The value after one more ply, or one less. */
  static int after(int worth) {
    return worth - 4;
  }
}
