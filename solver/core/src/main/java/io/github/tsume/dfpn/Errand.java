package io.github.tsume.dfpn;

import org.jspecify.annotations.Nullable;

/** Something that a thread of a {@link Crew} does for the one that asks. */
public abstract class Errand {
  private volatile boolean needless;

  /** From any thread: what it is to find out does not matter any more; it ends at its next node. */
  public final void tellOff() {
    needless = true;
  }

  /** Whether it was told off. */
  public final boolean isNeedless() {
    return needless;
  }

  /**
   * Does it. What it throws ends the work of all.
   *
   * @param thread which of the threads does it
   */
  public abstract void run(int thread);

  /** Where the threads of a {@link Crew} find what to do next; called by any of them. */
  public interface Errands {
    /** Nothing to do. */
    Errands NONE = thread -> null;

    /** The next thing for a thread to do; null if there is nothing now. */
    @Nullable Errand next(int thread);
  }
}
