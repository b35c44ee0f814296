package io.github.tsume.app.batch;

import io.github.tsume.board.position.Position;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.results.json.Result;

/** A listener to how a batch goes on; called from several threads. */
public interface BatchListener {
  /** Hears nothing. */
  BatchListener NONE = new BatchListener() {};

  /** A worker begins a problem, or takes it up again. */
  default void begin(int worker, String id) {}

  /** A worker has come this far with its problem, which starts from a position. */
  default void progress(int worker, Position start, SolveListener.Progress progress) {}

  /** A worker puts its problem off. */
  default void putOff(int worker) {}

  /** A problem is done, maybe after it was put off. */
  default void done(int worker, Result result, boolean wasPutOff) {}

  /** The result of an earlier run stands. */
  default void takenOver() {}

  /** Something that the user should know of the batch as a whole. */
  default void remark(String text) {}

  /** The program failed on a problem; the others go on. */
  default void trouble(Throwable e) {}
}
