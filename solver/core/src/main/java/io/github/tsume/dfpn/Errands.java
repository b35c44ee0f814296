package io.github.tsume.dfpn;

import org.jspecify.annotations.Nullable;

/** Where the threads of a {@link Crew} find what to do next; called by any of them. */
public interface Errands {
  /** Nothing to do. */
  Errands NONE = thread -> null;

  /** The next thing for a thread to do; null if there is nothing now. */
  @Nullable Errand next(int thread);
}
