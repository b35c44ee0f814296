package io.github.tsume.app.json;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.verdict.Reason;

/** What a limit that a search has hit is called in results. */
public final class LimitReason {
  private LimitReason() {}

  /** The reason that a limit gives. */
  public static Reason of(SearchBudget.Limit limit) {
    return switch (limit) {
      case TIME -> Reason.TIME;
      case NODES -> Reason.NODES;
      case INTERRUPTED -> Reason.INTERRUPTED;
      case MEMORY -> Reason.MEMORY;
      case DEPTH -> Reason.DEPTH;
    };
  }
}
