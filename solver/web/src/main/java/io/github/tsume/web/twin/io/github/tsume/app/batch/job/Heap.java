package io.github.tsume.web.twin.io.github.tsume.app.batch.job;

/** The memory that a page may take; what there really is cannot be asked. */
public final class Heap {
  private static final long MOST = 1L << 30;

  private Heap() {}

  public static long most() {
    return MOST;
  }
}
