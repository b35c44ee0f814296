package io.github.tsume.app.json;

import io.github.tsume.dfpn.SearchBudget;
import org.jspecify.annotations.Nullable;

/** Why something is open, with a verdict or without: the values of {@code reason}. */
public final class Reason {
  public static final String TIME = "time limit";
  public static final String NODES = "node limit";
  public static final String INTERRUPTED = "interrupted";
  public static final String MEMORY = "memory limit";
  public static final String DEPTH = "depth limit";
  public static final String OUT_OF_MEMORY = "out of memory";
  public static final String INTERNAL = "internal error";

  private Reason() {}

  /** Whether the program failed, so that the problem is to be done again whatever the limits. */
  public static boolean isFailure(@Nullable String reason) {
    return INTERNAL.equals(reason) || OUT_OF_MEMORY.equals(reason);
  }

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
