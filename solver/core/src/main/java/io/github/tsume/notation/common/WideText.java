package io.github.tsume.notation.common;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A recognizer of UTF-16 and UTF-32 that no byte order mark announces: text has NULs only there.
 */
final class WideText {
  private static final List<Charset> CHARSETS =
      List.of(
          StandardCharsets.UTF_16LE,
          StandardCharsets.UTF_16BE,
          Charset.forName("UTF-32LE"),
          Charset.forName("UTF-32BE"));

  /** Which part of the characters has to be of those that records are made of. */
  private static final double USUAL = 0.9;

  /** How many bytes are looked at. */
  private static final int HEAD = 1 << 12;

  private WideText() {}

  /** Whether there are NULs between other bytes; those at the end are what some programs leave. */
  static boolean isLikely(byte[] bytes) {
    int end = end(bytes);
    for (int i = 0; i < end; i++) {
      if (bytes[i] == 0) {
        return true;
      }
    }
    return false;
  }

  private static int end(byte[] bytes) {
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] == 0) {
      end--;
    }
    return end;
  }

  /** The encoding in which the bytes read like a record, or null. */
  static @Nullable Charset charsetOf(byte[] bytes) {
    if (!isLikely(bytes)) {
      return null;
    }
    Charset best = null;
    double most = USUAL;
    int length = Math.min((end(bytes) + 3) / 4 * 4, Math.min(bytes.length, HEAD) / 4 * 4);
    for (Charset charset : CHARSETS) {
      double share = usual(new String(bytes, 0, length, charset));
      if (share > most) {
        most = share;
        best = charset;
      }
    }
    return best;
  }

  private static double usual(String text) {
    long usual = text.chars().filter(WideText::isUsual).count();
    return text.isEmpty() ? 0 : (double) usual / text.length();
  }

  private static boolean isUsual(int c) {
    return c == '\n'
        || c == '\r'
        || c == '\t'
        || (c >= ' ' && c < 127)
        || (c >= 0x2190 && c < 0x2700)
        || (c >= 0x3000 && c < 0x3100)
        || (c >= 0x4e00 && c < 0xa000)
        || (c >= 0xff00 && c < 0xfff0);
  }
}
