package io.github.tsume.app.extend;

/** Hears how it goes; one call at a time. */
public interface ExtendListener {
  /** A problem was found. */
  void found(FoundExtension found);

  /**
   * How far it is.
   *
   * @param step which step of two plies, from 1
   * @param steps of how many
   * @param parent which problem is being extended, from 1
   * @param parents of how many in this step
   * @param done how many positions before it are settled
   * @param total of how many
   * @param found how many problems were found altogether
   * @param putOff how many positions were put off
   */
  record Progress(
      int step, int steps, int parent, int parents, int done, int total, int found, int putOff) {}

  /** It goes on. */
  void progress(Progress progress);
}
