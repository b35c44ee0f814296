package io.github.tsume.dfpn;

import org.jspecify.annotations.Nullable;

/** The exception that a helping thread threw: never to be taken for an answer. */
final class Trouble {
  private volatile @Nullable Throwable cause;

  /** From any thread: it failed. */
  void tell(Throwable thrown) {
    cause = thrown;
  }

  void forget() {
    cause = null;
  }

  boolean happened() {
    return cause != null;
  }

  /**
   * Says whether all went well.
   *
   * @throws IllegalStateException if a thread failed
   * @throws OutOfMemoryError if it was that
   */
  void check() {
    Throwable thrown = cause;
    if (thrown instanceof OutOfMemoryError) {
      OutOfMemoryError told = new OutOfMemoryError("in a helping thread");
      told.initCause(thrown);
      throw told;
    }
    if (thrown != null) {
      throw new IllegalStateException("a helping thread failed", thrown);
    }
  }
}
