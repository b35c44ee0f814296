package io.github.tsume.verify;

import java.io.ByteArrayOutputStream;

/**
 * Small numbers as bytes: 7 bits each, the least first, the highest bit set where another follows.
 */
public final class MoveNumbers {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final byte[] in;
  private int at;

  /** Numbers to be written. */
  public MoveNumbers() {
    in = new byte[0];
  }

  /** Numbers to be read. */
  public MoveNumbers(byte[] written) {
    in = written.clone();
  }

  /** Adds a number that is not negative. */
  public void write(int number) {
    int rest = number;
    while (rest >= 0x80) {
      out.write(rest & 0x7F | 0x80);
      rest >>>= 7;
    }
    out.write(rest);
  }

  /** The next number; -1 if there is none. One that is not as short as it can be is none. */
  public int read() {
    int number = 0;
    int start = at;
    for (int shift = 0; at < in.length && shift < 28; shift += 7) {
      int next = in[at++];
      number |= (next & 0x7F) << shift;
      if (next > 0 || (next == 0 && shift == 0)) {
        return number;
      }
      if (next == 0) {
        break;
      }
    }
    // What is no number never counts as read, whatever follows.
    at = at == start ? at : in.length + 1;
    return -1;
  }

  /** Whether all was read. */
  public boolean isAtEnd() {
    return at == in.length;
  }

  /** What was written. */
  public byte[] toBytes() {
    return out.toByteArray();
  }
}
