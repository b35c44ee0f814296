package tsume.app.json;

import tsume.dfpn.SearchBudget;

/** Why something is open, with a verdict or without: the values of {@code reason}. */
public final class Reason {
  public static final String TIME = "time limit";
  public static final String NODES = "node limit";
  public static final String INTERRUPTED = "interrupted";
  public static final String MEMORY = "memory limit";
  public static final String DEPTH = "depth limit";
  public static final String INTERNAL = "internal error";

  private Reason() {}

  /** The reason that a limit gives. */
  public static String of(SearchBudget.Limit limit) {
    return switch (limit) {
      case TIME -> TIME;
      case NODES -> NODES;
      case INTERRUPTED -> INTERRUPTED;
      case MEMORY -> MEMORY;
      case DEPTH -> DEPTH;
    };
  }
}
