package io.github.tsume.app.input;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The lines of a stream as bytes, one at a time; of an endless line only the start is kept. */
final class LineStream {
  private final InputStream in;
  private final int limit;
  private byte[] line = new byte[256];
  private boolean afterReturn;

  /**
   * Lines of a stream.
   *
   * @param limit how many bytes of a line are kept at most
   */
  LineStream(InputStream in, int limit) {
    this.in = in;
    this.limit = limit;
  }

  /** The next line without what ends it, or null at the end. */
  byte @Nullable [] next() throws IOException {
    int length = 0;
    boolean any = false;
    for (int b = in.read(); b >= 0; b = in.read()) {
      if (b == '\n' && afterReturn) {
        afterReturn = false;
        continue;
      }
      afterReturn = b == '\r';
      if (b == '\n' || b == '\r') {
        return Arrays.copyOf(line, length);
      }
      any = true;
      if (length < limit) {
        if (length == line.length) {
          line = Arrays.copyOf(line, Math.min(limit, 2 * length));
        }
        line[length++] = (byte) b;
      }
    }
    return any ? Arrays.copyOf(line, length) : null;
  }
}
