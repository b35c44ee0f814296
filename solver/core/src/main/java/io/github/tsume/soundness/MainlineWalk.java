package io.github.tsume.soundness;

import io.github.tsume.mate.Session;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A walk of a session to the attacker's nodes of a mainline and back, and forbids them to a search.
 */
record MainlineWalk(Session session, Mainline mainline) {
  /** From the first node to another. */
  void goTo(int node) {
    for (int i = 0; i < 2 * node; i++) {
      session.play(mainline.move(i));
    }
  }

  /** From a node back to the first. */
  void leave(int node) {
    for (int i = 2 * node - 1; i >= 0; i--) {
      session.undo(mainline.move(i));
    }
  }

  /** What is found with the first nodes of the mainline forbidden; the session stands at a node. */
  <T extends @Nullable Object> T without(int count, int node, Supplier<T> search) {
    if (count > 0) {
      forbid(count, node);
    }
    T found = search.get();
    session.allowAll();
    return found;
  }

  private void forbid(int count, int node) {
    leave(node);
    for (int i = 0; i < count; i++) {
      session.forbid();
      for (int j = 2 * i; j < 2 * i + 2 && j < mainline.length(); j++) {
        session.play(mainline.move(j));
      }
    }
    for (int j = Math.min(2 * count, mainline.length()) - 1; j >= 0; j--) {
      session.undo(mainline.move(j));
    }
    goTo(node);
  }
}
