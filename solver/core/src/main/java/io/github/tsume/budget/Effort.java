package io.github.tsume.budget;

/**
 * One number that says how much something may cost or how far it goes: a row of {@link
 * EffortTable}. Its type is what it is measured in, so that no number of nodes is read as a count
 * of something else.
 */
public abstract sealed class Effort {
  private final Number usual;
  private final double least;
  private final double most;
  private final String why;

  private Effort(Number usual, double least, double most, String why) {
    this.usual = usual;
    this.least = least;
    this.most = most;
    this.why = why;
    if (!allows(usual.doubleValue())) {
      throw new IllegalArgumentException(usual + " is not between " + least + " and " + most);
    }
  }

  /** How much it is unless something else is wanted. */
  public final Number usual() {
    return usual;
  }

  /** The least that it may be. */
  public final double least() {
    return least;
  }

  /** The most that it may be. */
  public final double most() {
    return most;
  }

  /** What it is for. */
  public final String why() {
    return why;
  }

  /** Whether it may be so much: within its bounds, and a whole number where it counts something. */
  public final boolean allows(double value) {
    return value >= least && value <= most && (this instanceof Share || value == Math.rint(value));
  }

  /** Nodes of a search. */
  public static final class Nodes extends Effort {
    /** Far beyond any budget: what gets so many ends for another reason. */
    static final long NO_LIMIT = 1L << 40;

    Nodes(long usual, String why) {
      super(usual, 0, NO_LIMIT, why);
    }
  }

  /** A part of the nodes and of the time that are left. */
  public static final class Share extends Effort {
    Share(double usual, String why) {
      super(usual, 0, 1, why);
    }
  }

  /** What counts in whole steps. */
  public abstract static sealed class Whole extends Effort {
    private Whole(int usual, int least, int most, String why) {
      super(usual, least, most, why);
    }
  }

  /** What the next attempt gets, as a multiple of the one before. */
  public static final class Growth extends Whole {
    Growth(int usual, String why) {
      super(usual, 2, 1_000, why);
    }
  }

  /** One over so many: what is smaller by that factor. */
  public static final class Part extends Whole {
    Part(int usual, String why) {
      super(usual, 1, 1_000_000, why);
    }
  }

  /** Plies. */
  public static final class Plies extends Whole {
    Plies(int usual, String why) {
      super(usual, 0, 10_000, why);
    }
  }

  /** A count of whatever it is about. */
  public static final class Count extends Whole {
    Count(int usual, String why) {
      super(usual, 0, 1_000_000, why);
    }
  }
}
