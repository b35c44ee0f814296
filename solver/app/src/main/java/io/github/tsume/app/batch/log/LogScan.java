package io.github.tsume.app.batch.log;

import io.github.tsume.app.file.ResultTexts;
import io.github.tsume.results.json.LogLine;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The content of a log that somebody else may have written to.
 *
 * @param end where what is worth keeping ends
 * @param damaged how many lines are no results; blank ones, and a last one that was not written to
 *     its end, are not counted
 * @param isUntidy whether there is anything between the results
 */
record LogScan(long end, int damaged, boolean isUntidy) {
  private static final String BYTE_ORDER_MARK = "\ufeff";

  /** Hears of the results, in their order. */
  interface Lines {
    void enter(Result result, long offset);
  }

  static LogScan of(InputStream stream, Lines lines) throws IOException {
    InputStream in = new BufferedInputStream(stream, 1 << 16);
    ByteArrayOutputStream line = new ByteArrayOutputStream(1 << 12);
    long start = 0;
    long at = 0;
    int damaged = 0;
    boolean untidy = false;
    while (true) {
      int b = in.read();
      at += b < 0 ? 0 : 1;
      if (b >= 0 && b != '\n') {
        if (line.size() < ResultTexts.LONGEST) {
          line.write(b); // Of a line that no result is only the beginning is kept.
        }
        continue;
      }
      boolean whole = b >= 0;
      if (!whole && line.size() == 0) {
        return new LogScan(at, damaged, untidy);
      }
      String text = line.toString(StandardCharsets.UTF_8);
      boolean marked = start == 0 && text.startsWith(BYTE_ORDER_MARK);
      Result result = result(marked ? text.substring(1) : text);
      if (result != null) {
        lines.enter(result, start);
      } else if (!whole) {
        return new LogScan(start, damaged, untidy);
      }
      damaged += result == null && !text.strip().isEmpty() ? 1 : 0;
      untidy |= result == null || marked || !whole;
      if (!whole) {
        return new LogScan(at, damaged, untidy);
      }
      line.reset();
      start = at;
    }
  }

  /** Whether a line holds a result. */
  static boolean isResult(byte[] line) {
    return result(new String(line, StandardCharsets.UTF_8)) != null;
  }

  /** The result in a line, or null if it holds none. */
  private static @Nullable Result result(String line) {
    try {
      return ResultReader.read(LogLine.json(line));
    } catch (IllegalArgumentException e) {
      return null;
    }
  }
}
