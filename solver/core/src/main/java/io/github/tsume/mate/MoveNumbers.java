package io.github.tsume.mate;

import java.io.ByteArrayOutputStream;

/**
 * Small numbers as bytes: 7 bits each, the least first, the highest bit set where another follows.
 */
final class MoveNumbers {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final byte[] in;
  private int at;

  /** Numbers to be written. */
  MoveNumbers() {
    in = new byte[0];
  }

  /** Numbers to be read. */
  MoveNumbers(byte[] written) {
    in = written.clone();
  }

  void write(int number) {
    int rest = number;
    while (rest >= 0x80) {
      out.write(rest & 0x7F | 0x80);
      rest >>>= 7;
    }
    out.write(rest);
  }

  /** The next number; -1 if there is none. */
  int read() {
    int number = 0;
    for (int shift = 0; at < in.length && shift < 28; shift += 7) {
      int next = in[at++];
      number |= (next & 0x7F) << shift;
      if (next >= 0) {
        return number;
      }
    }
    return -1;
  }

  boolean isAtEnd() {
    return at == in.length;
  }

  byte[] toBytes() {
    return out.toByteArray();
  }
}
