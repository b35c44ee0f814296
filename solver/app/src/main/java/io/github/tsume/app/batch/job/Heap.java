package io.github.tsume.app.batch.job;

/** The amount of memory, in bytes; in browsers a twin of this class takes its place. */
final class Heap {
  private Heap() {}

  /** The bytes of memory that there will ever be. */
  static long most() {
    return Runtime.getRuntime().maxMemory();
  }
}
