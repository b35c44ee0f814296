package io.github.tsume.app.usi;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A reader of lines from whatever a pipe may bring: any bytes, lines of any length, a last line
 * without an end.
 *
 * <p>A line longer than the limit is passed over and read as an empty one; memory stays bounded.
 */
final class LineReader {
  /** Enough for a game of tens of thousands of moves. */
  private static final int MAX_LENGTH = 1 << 20;

  private final InputStream in;
  private final byte[] chunk = new byte[8192];
  private int at;
  private int end;
  private byte[] line = new byte[256];
  private boolean first = true;
  private boolean ended;

  LineReader(InputStream in) {
    this.in = in;
  }

  /** The next line without its end, one char per byte; null when there is no more input. */
  @Nullable String next() throws IOException {
    int length = 0;
    boolean tooLong = false;
    while (true) {
      if (at == end && !fill()) {
        return length == 0 && !tooLong ? null : text(length, tooLong);
      }
      byte b = chunk[at++];
      if (b == '\n') {
        return text(length, tooLong);
      }
      if (length == MAX_LENGTH) {
        tooLong = true;
        continue;
      }
      if (length == line.length) {
        line = Arrays.copyOf(line, length * 2);
      }
      line[length++] = b;
    }
  }

  /**
   * Reads more; returns whether there was more. A terminal must not be asked again after its end.
   */
  private boolean fill() throws IOException {
    at = 0;
    end = ended ? 0 : Math.max(in.read(chunk), 0);
    ended = end == 0;
    return !ended;
  }

  private String text(int length, boolean tooLong) {
    String text = tooLong ? "" : new String(line, 0, length, StandardCharsets.ISO_8859_1).strip();
    if (first) {
      first = false;
      // A byte order mark, which some shells put before what they pipe.
      return text.startsWith("\u00ef\u00bb\u00bf") ? text.substring(3) : text;
    }
    return text;
  }
}
