package io.github.tsume.notation.common;

import io.github.tsume.board.Setup;
import io.github.tsume.record.Problem;
import java.util.Iterator;
import java.util.ServiceLoader;

/**
 * A reader of positions that people tell in words, found as a service: what programs write is read
 * without it too.
 */
public interface RunningText extends FormatReader, FormatWriter {

  /** Whether a line tells pieces of a side, and nothing but them and hands. */
  default boolean isLine(String line) {
    return false;
  }

  /** The index where a position begins in a text, or -1. */
  default int find(String text) {
    return -1;
  }

  /** Whether a king is among what a text tells. */
  default boolean tellsKing(String text) {
    return false;
  }

  /** What the moves are that people write of a position; an error if nobody knows their words. */
  default ReadResult moves(String said, Setup setup, ReadOptions options) {
    return read(said, "", options);
  }

  @Override
  default ReadResult read(String text, String name, ReadOptions options) {
    return ReadResult.of(ReadError.of(ErrorCode.UNKNOWN_FORMAT, name, 1, 1, "SFEN|KIF"));
  }

  @Override
  default String write(Problem problem, WriteOptions options) {
    throw new UnsupportedOperationException("There is no module for running text.");
  }

  /** The one that there is, else one that knows no words. */
  static RunningText found() {
    Iterator<RunningText> all =
        ServiceLoader.load(RunningText.class, RunningText.class.getClassLoader()).iterator();
    return all.hasNext() ? all.next() : new RunningText() {};
  }
}
