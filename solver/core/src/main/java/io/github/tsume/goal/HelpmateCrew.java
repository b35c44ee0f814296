package io.github.tsume.goal;

import io.github.tsume.dfpn.Crew;
import io.github.tsume.dfpn.Errand;
import io.github.tsume.helpmate.HelpmateSolver.Workers;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** The threads of a solver, for a search that hands out its work in parts. */
final class HelpmateCrew implements Workers {
  private record Open(Work part, int parts, AtomicInteger done) {}

  private final Crew crew;
  private final LongSupplier nodes;
  private final AtomicReference<@Nullable Open> work = new AtomicReference<>();

  /**
   * A crew that works while it is {@linkplain Crew#during there}.
   *
   * @param nodes how many nodes were visited: helpers are called when it takes long
   */
  HelpmateCrew(Crew crew, LongSupplier nodes) {
    this.crew = crew;
    this.nodes = nodes;
  }

  @Override
  public int count() {
    return crew.threads();
  }

  @Override
  public boolean free() {
    if (crew.mayStart() && nodes.getAsLong() >= crew.startsAfter()) {
      crew.setErrands(this::next);
    }
    return crew.isStarted();
  }

  private @Nullable Errand next(int thread) {
    Open now = work.get();
    return now == null
        ? null
        : new Errand() {
          @Override
          public void run(int worker) {
            take(now, worker);
          }
        };
  }

  private void take(Open now, int thread) {
    int some = now.part.share(thread);
    // Whoever comes back has found nothing left to take.
    work.compareAndSet(now, null);
    if (some > 0 && now.done.addAndGet(some) == now.parts) {
      crew.callMain();
    }
  }

  @Override
  public void run(int parts, Work part) {
    if (parts == 1) {
      part.share(0);
      return;
    }
    Open now = new Open(part, parts, new AtomicInteger());
    work.set(now);
    crew.callMain();
    take(now, 0);
    for (int seen = crew.changes(); now.done.get() < parts; seen = crew.changes()) {
      crew.help(seen, () -> false);
    }
  }
}
