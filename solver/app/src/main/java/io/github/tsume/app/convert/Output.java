package io.github.tsume.app.convert;

import io.github.tsume.record.Problem;
import java.io.Closeable;
import java.io.IOException;

/** A destination of converted problems, in the order of the input. */
public interface Output extends Closeable {
  void write(Problem problem, byte[] bytes) throws IOException;

  /** Everything was written: it takes the place of what was there. */
  void finish() throws IOException;

  /** Ends it; what was not finished leaves files as they were. */
  @Override
  void close() throws IOException;
}
