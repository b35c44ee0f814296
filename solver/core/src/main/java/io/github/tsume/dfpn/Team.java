package io.github.tsume.dfpn;

import io.github.tsume.budget.SearchBudget;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * One question that several threads search from the same node, each with a path of its own; the
 * first answer counts. Threads come and go as there is other work for them.
 */
final class Team {
  private final DfPn like;
  private final Crew crew;
  private final int bound;
  private final SearchBudget limits;
  private volatile boolean done;
  private @Nullable Answer answer;
  private int members;
  private long nodes;

  /**
   * A question that nobody has joined.
   *
   * @param like a search that stands at its node and is not used otherwise
   * @param limits of the one that asks
   */
  Team(DfPn like, Crew crew, int bound, SearchBudget limits) {
    this.like = like;
    this.crew = crew;
    this.bound = bound;
    this.limits = limits;
  }

  /** Whether the question is answered or given up. */
  boolean isDone() {
    return done;
  }

  /** How many threads have joined the one that asks. */
  synchronized int members() {
    return members;
  }

  /** The first answer, null if nobody has found one. */
  synchronized @Nullable Answer answer() {
    return answer;
  }

  /** The nodes of those who have left. */
  synchronized long nodes() {
    return nodes;
  }

  /** Ends the searches of all members; an answer counts if it is the first one. */
  synchronized void end(@Nullable Answer found) {
    if (found != null && !found.isUnknown() && answer == null) {
      answer = found;
    }
    done = true;
  }

  /** What a thread does that joins, until it is told off or the question is answered. */
  Errand joining(@Nullable BooleanSupplier watch) {
    synchronized (this) {
      members++;
    }
    return new Joining(watch);
  }

  /** One thread's part. */
  final class Joining extends Errand {
    private final @Nullable BooleanSupplier watch;

    Joining(@Nullable BooleanSupplier watch) {
      this.watch = watch;
    }

    @Override
    public void run(int thread) {
      SearchBudget budget = limits.helper();
      if (watch != null) {
        budget.interruptIf(watch);
      }
      Answer found = null;
      long visited = 0;
      try {
        if (!done) {
          DfPn search = like.twin(thread);
          found = search.inTeam(Team.this, bound, budget);
          visited = search.nodes();
        }
      } finally {
        budget.report();
        left(found, visited);
      }
    }
  }

  private void left(@Nullable Answer found, long visited) {
    synchronized (this) {
      members--;
      nodes += visited;
      if (found != null && !found.isUnknown()) {
        end(found);
      }
    }
    crew.changed();
  }
}
