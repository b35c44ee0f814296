package io.github.tsume.soundness;

import io.github.tsume.mate.SolveListener;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.LongSupplier;

/** A counter of what the nodes of one check go into. */
final class Ledger {
  private final Map<Phase, Long> spent = new EnumMap<>(Phase.class);
  private Phase phase = Phase.PROOF;
  private long counted;

  /** From now on, the nodes up to here being those of all so far, they go into a phase. */
  void enter(Phase next, long nodes) {
    spent.merge(phase, nodes - counted, Long::sum);
    counted = nodes;
    phase = next;
  }

  /** What nodes go into now. */
  Phase phase() {
    return phase;
  }

  /** Does some work of a phase, and goes back to the phase before. */
  void in(Phase of, LongSupplier nodes, Runnable work) {
    Phase before = phase;
    enter(of, nodes.getAsLong());
    work.run();
    enter(before, nodes.getAsLong());
  }

  /** A listener to a solver that counts its phases too. */
  SolveListener of(SolveListener listener, long before) {
    return progress -> {
      switch (progress.phase()) {
        case LENGTH -> enter(Phase.LENGTH, before + progress.nodes());
        case AUDIT -> enter(Phase.AUDIT, before + progress.nodes());
        case LINE -> enter(Phase.LINE, before + progress.nodes());
        default -> {
          // It tells of something else.
        }
      }
      listener.progress(progress);
    };
  }

  /** What went into each phase. */
  Map<Phase, Long> spent() {
    return spent;
  }
}
