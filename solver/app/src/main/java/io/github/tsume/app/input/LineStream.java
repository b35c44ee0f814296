package io.github.tsume.app.input;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The lines of a stream as bytes, one at a time; of an endless line only the start is kept. */
final class LineStream {
  private static final int USUAL = 256;

  private final InputStream in;
  private final int limit;
  private byte[] line = new byte[USUAL];
  private boolean afterReturn;

  /** Whether a line has begun whose end was not read yet. */
  private boolean inside;

  /** Whether the last attempt to read a line has read anything. */
  private boolean moved;

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
    moved = false;
    for (int b = in.read(); b >= 0; b = in.read()) {
      moved = true;
      if (b == '\n' && afterReturn) {
        afterReturn = false;
        continue;
      }
      if (ends(b)) {
        return Arrays.copyOf(line, length);
      }
      if (length < limit) {
        if (length == line.length) {
          line = Arrays.copyOf(line, Math.min(limit, 2 * length));
        }
        line[length++] = (byte) b;
      }
    }
    boolean any = inside;
    inside = false;
    return any ? Arrays.copyOf(line, length) : null;
  }

  private boolean ends(int b) {
    afterReturn = b == '\r';
    inside = b != '\n' && b != '\r';
    return !inside;
  }

  /**
   * Leaves out what is left of a line for which there was not enough memory, and gives back what it
   * took.
   *
   * @return false if not a byte could be read: then the next attempt would fare no better
   */
  boolean leave() throws IOException {
    line = new byte[USUAL];
    while (inside) {
      int b = in.read();
      inside = b >= 0 && !ends(b);
    }
    return moved;
  }
}
