package io.github.tsume.brinkmate;

import io.github.tsume.mate.Session;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The outcome if the defender did nothing. */
final class Passing {
  private Passing() {}

  /** What is found where the attacker is to move again; the defender, to move, is not in check. */
  static <T extends @Nullable Object> T in(Session session, Supplier<T> work) {
    session.position().pass();
    T found = work.get();
    session.position().pass();
    return found;
  }

  /** The same for work that finds nothing. */
  static void during(Session session, Runnable work) {
    session.position().pass();
    work.run();
    session.position().pass();
  }
}
