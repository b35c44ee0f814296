package io.github.tsume.soundness;

import io.github.tsume.mate.MateProbe;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Moves a probe to the attacker's nodes of a mainline and back, and forbids them to a search. */
final class MainlineWalk {
  private final MateProbe probe;
  private final Mainline mainline;

  /** A walk of a probe that stands at the first node. */
  MainlineWalk(MateProbe probe, Mainline mainline) {
    this.probe = probe;
    this.mainline = mainline;
  }

  /** From the first node to another. */
  void goTo(int node) {
    for (int i = 0; i < 2 * node; i++) {
      probe.play(mainline.move(i));
    }
  }

  /** From a node back to the first. */
  void leave(int node) {
    for (int i = 2 * node - 1; i >= 0; i--) {
      probe.undo(mainline.move(i));
    }
  }

  /** What is found with the first nodes of the mainline forbidden; the probe stands at a node. */
  <T extends @Nullable Object> T without(int count, int node, Supplier<T> search) {
    if (count > 0) {
      forbid(count, node);
    }
    T found = search.get();
    probe.allowAll();
    return found;
  }

  private void forbid(int count, int node) {
    leave(node);
    for (int i = 0; i < count; i++) {
      probe.forbid();
      for (int j = 2 * i; j < 2 * i + 2 && j < mainline.length(); j++) {
        probe.play(mainline.move(j));
      }
    }
    for (int j = Math.min(2 * count, mainline.length()) - 1; j >= 0; j--) {
      probe.undo(mainline.move(j));
    }
    goTo(node);
  }
}
